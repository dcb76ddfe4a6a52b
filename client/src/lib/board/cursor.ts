/** The keyboard's walk over the board: cursor, typed letters, Backspace. */
import {
  canReread,
  lift,
  pieceAt,
  pieceById,
  place,
  rackPieces,
  readAs,
  tileAt,
  type State,
} from './state.ts';
import { isNamedBlank, letterOf, type Square, type Tile } from './types.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** A click: empty square shows the arrow right, then down, then hides it; a fixed tile does nothing. */
export function clickSquare(state: State, square: Square): State {
  if (tileAt(state, square) !== 0) return state;
  const { cursor } = state;
  if (!cursor || cursor.square !== square)
    return { ...state, cursor: { square, across: true }, home: square };
  return { ...state, cursor: cursor.across ? { square, across: false } : null };
}

/** One square on; shows a hidden cursor where it was last, or at the middle. Stops at the rim. */
export function moveCursor(state: State, direction: Direction): State {
  if (!state.cursor) return { ...state, cursor: { square: state.home, across: true } };
  const square = step(state, state.cursor.square, direction) ?? state.cursor.square;
  return { ...state, cursor: { ...state.cursor, square }, home: square };
}

export function toggleDirection(state: State): State {
  if (!state.cursor) return { ...state, cursor: { square: state.home, across: false } };
  return { ...state, cursor: { ...state.cursor, across: !state.cursor.across } };
}

export const hideCursor = (state: State): State => ({ ...state, cursor: null });

export function step(state: State, square: Square, direction: Direction): Square | null {
  const { rows, cols } = state.config;
  const row = Math.floor(square / cols) + (direction === 'down' ? 1 : direction === 'up' ? -1 : 0);
  const col = (square % cols) + (direction === 'right' ? 1 : direction === 'left' ? -1 : 0);
  return row >= 0 && row < rows && col >= 0 && col < cols ? row * cols + col : null;
}

export interface Typed {
  readonly state: State;
  /** For the live region: the letter from the rack, a blank in its place, a blank read anew, or no such tile. */
  readonly outcome: 'laid' | 'blank' | 'reread' | 'missing' | 'ignored';
}

/**
 * Types a letter at the cursor, passing over tiles that lie there, and steps on. `blank` forces a blank
 * (Shift); without the letter a blank serves. With the cursor hidden nothing happens. With Shift on a blank of the
 * board that may be read anew, it reads so from this move on.
 */
export function typeLetter(state: State, letter: Tile, blank: boolean): Typed {
  if (!state.cursor) return { state, outcome: 'ignored' };
  const { across } = state.cursor;
  const here = state.cursor.square;
  if (blank && canReread(state, here) && pieceAt(state, here) === undefined)
    return { state: advance(readAs(state, here, letter), here, across), outcome: 'reread' };
  let square: Square | null = state.cursor.square;
  while (square !== null && tileAt(state, square) !== 0) {
    if (swapsHere(state, square, letter, blank)) break;
    square = step(state, square, across ? 'right' : 'down');
  }
  if (square === null) return { state: hideCursor(state), outcome: 'ignored' };
  const joined = blank ? null : joinLast(state, letter);
  if (joined) return joined;
  const rack = rackPieces(state);
  const own = blank ? undefined : rack.find((piece) => piece.tile === letter);
  const piece =
    own ?? rack.find((other) => other.tile === 0) ?? rack.find((other) => begins(state, other.tile, letter));
  if (!piece) return { state, outcome: 'missing' };
  const laid = place(state, piece.id, square, piece.tile || letter);
  return { state: advance(laid, square, across), outcome: piece.tile === 0 ? 'blank' : 'laid' };
}

const textOf = (state: State, tile: Tile): string => state.config.letters[letterOf(tile) - 1] ?? '';

/** Whether a tile of several signs (CH) begins with this letter. */
function begins(state: State, tile: Tile, letter: Tile): boolean {
  const text = textOf(state, tile);
  return text.length > 1 && text.startsWith(textOf(state, letter));
}

/**
 * C and then H typed where the rack has the tile CH: that tile takes the place of C. Where CH lies already, since
 * there was no C, the H is its own.
 */
function joinLast(state: State, letter: Tile): Typed | null {
  const last = pieceById(state, state.laid.at(-1) ?? null);
  const { cursor } = state;
  if (!last || last.at === null || !cursor || last.tile === 0) return null;
  if (advance(state, last.at, cursor.across).cursor?.square !== cursor.square) return null;
  const [text, typed] = [textOf(state, last.tile), textOf(state, letter)];
  if (text.length > 1 && text.endsWith(typed)) return { state, outcome: 'laid' };
  const joined = state.config.letters.indexOf(text + typed) + 1;
  const piece = joined ? rackPieces(state).find((other) => other.tile === joined) : undefined;
  if (!piece) return null;
  const laid = place(lift(state, last.id), piece.id, last.at, joined);
  return { state: advance(laid, last.at, cursor.across), outcome: 'laid' };
}

/** The cursor stands on a fixed blank of this very letter, and the rack has the letter to take it with. */
function swapsHere(state: State, square: Square, letter: Tile, blank: boolean): boolean {
  const fixed = state.fixed[square] ?? 0;
  return (
    !blank &&
    state.config.swap === 'blank_exact' &&
    square === state.cursor?.square &&
    isNamedBlank(fixed) &&
    letterOf(fixed) === letter &&
    pieceAt(state, square) === undefined &&
    rackPieces(state).some((piece) => piece.tile === letter)
  );
}

/** To the next square without a tile; past the rim the cursor hides. */
function advance(state: State, from: Square, across: boolean): State {
  let square = step(state, from, across ? 'right' : 'down');
  while (square !== null && tileAt(state, square) !== 0)
    square = step(state, square, across ? 'right' : 'down');
  return square === null
    ? { ...state, cursor: null, home: from }
    : { ...state, cursor: { square, across }, home: square };
}

/**
 * Backspace: the last laid tile behind the cursor goes back to the rack and the cursor takes its square. With a
 * hidden cursor it is the last laid of all, and the cursor stays hidden unless it had run over the rim.
 */
export function backspace(state: State): State {
  const { cursor } = state;
  if (cursor) {
    const back: Direction = cursor.across ? 'left' : 'up';
    for (let square = step(state, cursor.square, back); square !== null; square = step(state, square, back)) {
      const piece = pieceAt(state, square);
      if (piece) return { ...lift(state, piece.id), cursor: { square, across: cursor.across }, home: square };
    }
    return state;
  }
  const last = pieceById(state, state.laid.at(-1) ?? null);
  if (!last || last.at === null) return state;
  const before = pieceById(state, state.laid.at(-2) ?? null)?.at ?? null;
  const across =
    before === null || Math.floor(before / state.config.cols) === Math.floor(last.at / state.config.cols);
  return { ...lift(state, last.id), cursor: { square: last.at, across }, home: last.at };
}

/** Delete: lifts the tentative tile under the cursor. */
export function deleteAtCursor(state: State): State {
  const piece = state.cursor ? pieceAt(state, state.cursor.square) : undefined;
  return piece ? lift(state, piece.id) : state;
}
