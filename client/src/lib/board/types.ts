/**
 * What the board knows: squares, tiles, pieces. No network, no rules, no texts.
 *
 * A tile is a number as everywhere in Fishka: 1..62 a letter, 0 a blank (on a board: an empty square),
 * 0x80 | n a blank that stands for letter n.
 */
export type Tile = number;
/** `row * cols + col`, both from 0. */
export type Square = number;

export const BLANK_BIT = 0x80;
export const letterOf = (tile: Tile): Tile => tile & ~BLANK_BIT;
export const isNamedBlank = (tile: Tile): boolean => (tile & BLANK_BIT) !== 0;

/** Factor of a square: letter or word, double or triple (or more). */
export type Premium = { readonly kind: 'letter' | 'word'; readonly factor: number };

/** Everything fixed for a game; data from the server's edition. */
export interface Config {
  readonly rows: number;
  readonly cols: number;
  /** By square; null: plain. */
  readonly premiums: readonly (Premium | null)[];
  readonly starts: readonly Square[];
  /** `letters[n - 1]` is the text of letter tile n, in the alphabet's order. */
  readonly letters: readonly string[];
  /** Points by tile; `values[0]` is the blank's. */
  readonly values: readonly number[];
  readonly vowels: readonly boolean[];
  readonly rackSize: number;
  /** Which tile of the board may be taken inside a play: a blank for its very letter, or any for any. */
  readonly swap: 'none' | 'blank_exact' | 'any_letter';
  /** A tile may be taken off the board with nothing in its place. */
  readonly removes: boolean;
  /** A blank that lies on the board may be read as another letter in a later word. */
  readonly rereads: boolean;
  /** ISO code of the game's language, for `lang` attributes. */
  readonly language: string;
  /** Letter by key (`KeyboardEvent.code`) of the language's usual keyboard. */
  readonly keys: Readonly<Record<string, string>>;
  /** Blanks are drawn as a star. */
  readonly star: boolean;
}

/** One tile of the viewer's hand, in the rack or tentatively on the board. */
export interface Piece {
  /** Stays the same while the tile moves, so that movement can be drawn. */
  readonly id: number;
  /** As in a rack: 0 for a blank. */
  readonly tile: Tile;
  /** Where it tentatively lies, or null in the rack. */
  readonly at: Square | null;
  /** What a blank stands for; 0 for none. */
  readonly letter: Tile;
  /** Where it lay before another player's tiles came there; null when it was not displaced. */
  readonly wish: Square | null;
  /** Taken off the board by this hand's swap; vanishes with it. */
  readonly freed: boolean;
}

export interface Cursor {
  readonly square: Square;
  readonly across: boolean;
}

/** A legal-looking move as it goes to the server: tiles by square, and the swap if there is one. */
export interface Placement {
  placed: [Square, Tile][];
  /** `tile` null: the tile of the board is taken off and nothing put in its place. */
  swap: { square: Square; tile: Tile | null } | null;
  /** Blanks of the board that read otherwise from this move on, each as a named blank. */
  readings: [Square, Tile][];
}

export function letterText(config: Config, tile: Tile): string {
  return config.letters[letterOf(tile) - 1] ?? '';
}

/** `H8`: column letter and row number. */
export function squareName(config: Config, square: Square): string {
  return columnName(square % config.cols) + String(Math.floor(square / config.cols) + 1);
}

export function columnName(col: number): string {
  return String.fromCharCode(65 + (col % 26)) + (col >= 26 ? String(Math.floor(col / 26)) : '');
}
