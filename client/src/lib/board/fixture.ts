/** A small game for the tests: 5 by 5, seven Russian letters and Ё's absence, rack of four. */
import { defaults, follow, type State } from './state.ts';
import type { Config, Square, Tile } from './types.ts';

export const LETTERS = ['А', 'Б', 'В', 'Г', 'Д', 'Е', 'Ж'];

export const config: Config = {
  rows: 5,
  cols: 5,
  premiums: Array.from({ length: 25 }, (_, square) => (square === 0 ? { kind: 'word', factor: 3 } : null)),
  starts: [12],
  letters: LETTERS,
  values: [0, 1, 3, 1, 3, 2, 1, 5],
  vowels: [false, true, false, false, false, false, true, false],
  rackSize: 4,
  swap: 'blank_exact',
  removes: false,
  rereads: false,
  language: 'ru',
  keys: { KeyF: 'А', Comma: 'Б', KeyD: 'В', KeyU: 'Г', KeyL: 'Д', KeyT: 'Е', Semicolon: 'Ж', Backquote: 'Ё' },
  star: false,
};

export const tile = (letter: string): Tile => (letter === '?' ? 0 : LETTERS.indexOf(letter) + 1);
export const tiles = (word: string): Tile[] => [...word].map(tile);

/** A state with this rack and these fixed tiles (`12: 'А'`; small letters are blanks). */
export function game(rack: string, fixed: Record<Square, string> = {}, over: Partial<Config> = {}): State {
  const start = defaults({ ...config, ...over });
  return follow(start, { fixed: board(fixed), rack: tiles(rack), mine: false, order: tiles(rack) });
}

export function board(fixed: Record<Square, string>): Tile[] {
  const cells = new Array<Tile>(25).fill(0);
  for (const [square, letter] of Object.entries(fixed)) {
    const upper = letter.toUpperCase();
    cells[Number(square)] = tile(upper) | (letter === upper ? 0 : 0x80);
  }
  return cells;
}

/** The rack as it is seen, tentative tiles left out. */
export const rackText = (state: State): string =>
  state.hand
    .filter((piece) => piece.at === null)
    .map((piece) => (piece.tile === 0 ? '?' : LETTERS[piece.tile - 1]))
    .join('');

/** The tentative tiles by square. */
export const laidText = (state: State): Record<Square, string> =>
  Object.fromEntries(
    state.hand.flatMap((piece) => {
      if (piece.at === null) return [];
      const letter =
        piece.tile === 0 ? (LETTERS[piece.letter - 1] ?? '?').toLowerCase() : (LETTERS[piece.tile - 1] ?? '');
      return [[piece.at, letter]];
    }),
  );

/** Id of the n-th piece of the hand, from 0. */
export const id = (state: State, index: number): number => state.hand[index]?.id ?? -1;
