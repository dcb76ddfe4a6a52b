/** Classes and names of tiles and squares, and the texts that the board needs from outside. */
import {
  isNamedBlank,
  letterOf,
  letterText,
  squareName,
  type Config,
  type Premium,
  type Square,
  type Tile,
} from './types.ts';

const WIDE = new Set('ЖШЩЫЮМЦФЉЊЏЃMW');

/** Letters that keep clear of the value, values of two digits, blanks. */
export function tileClass(config: Config, tile: Tile): string {
  const letter = letterOf(tile);
  if (tile === 0 || isNamedBlank(tile)) return config.star ? 'starred' : 'blank';
  const wide = WIDE.has(letterText(config, tile)) ? ' w' : '';
  return (wide + ((config.values[letter] ?? 0) > 9 ? ' v2' : '')).trim();
}

/** Double and triple have looks of their own; whatever is beyond them is a triple with a frame. */
export function premiumClass(premium: Premium | null): string {
  if (!premium) return '';
  const depth = premium.factor > 2 ? 't' : 'd';
  const beyond = premium.factor > 3 ? ' q' : '';
  return depth + (premium.kind === 'word' ? 'w' : 'l') + beyond;
}

/** Texts of the board in the interface language. */
export interface BoardTexts {
  board: string;
  rack: string;
  /** `2Б`, `3W`. */
  premium(premium: Premium): string;
  /** `double word`. */
  premiumName(premium: Premium): string;
  blank: string;
  /** `К, 2 points` */
  tile(letter: string, value: number): string;
  /** `К, blank` */
  blankAs(letter: string): string;
  empty: string;
  mine: string;
  lastMove: string;
  start: string;
}

/** `К, 2 points`, `blank`, `К, blank`. */
export function tileName(config: Config, texts: BoardTexts, tile: Tile): string {
  if (tile === 0) return texts.blank;
  const letter = letterText(config, tile);
  return isNamedBlank(tile) ? texts.blankAs(letter) : texts.tile(letter, config.values[tile] ?? 0);
}

/** `H8, double word, empty` or `H8, К, 2 points, last move`. */
export function cellName(
  config: Config,
  texts: BoardTexts,
  square: Square,
  tile: Tile,
  marks: { readonly mine: boolean; readonly last: boolean },
): string {
  const parts = [squareName(config, square)];
  const premium = config.premiums[square];
  if (tile !== 0) {
    parts.push(tileName(config, texts, tile));
    if (marks.mine) parts.push(texts.mine);
    if (marks.last) parts.push(texts.lastMove);
  } else {
    if (premium) parts.push(texts.premiumName(premium));
    if (config.starts.includes(square)) parts.push(texts.start);
    parts.push(texts.empty);
  }
  return parts.join(', ');
}
