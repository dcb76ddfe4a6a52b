/** What a view says, in the board's own terms. Pure: no page, no net. */
import { letterOf, type Config, type Premium, type Square, type Tile } from '$lib/board/types';
import type { EditionDetail, EntryView, View, WordView } from '$lib/wire';

/** The board's data from the server's edition. */
export function configOf(edition: EditionDetail): Config {
  const { rows, legend } = edition.layout;
  const kinds = rows.flatMap((row) => [...row].map((mark) => legend[mark]));
  const premiums = kinds.map((kind): Premium | null => {
    if (kind && kind.word > 1) return { kind: 'word', factor: kind.word };
    if (kind && kind.letter > 1) return { kind: 'letter', factor: kind.letter };
    return null;
  });
  const { letters } = edition.tileset;
  return {
    rows: rows.length,
    cols: rows[0]?.length ?? 0,
    premiums,
    starts: kinds.flatMap((kind, square) => (kind?.start ? [square] : [])),
    letters: letters.map((one) => one.letter),
    values: [0, ...letters.map((one) => one.value)],
    vowels: [false, ...letters.map((one) => one.vowel)],
    rackSize: Number(edition.parameters['rack_size']),
    swap: swapOf(edition.parameters['swap']),
    removes: edition.parameters['swap_remove'] === true,
    rereads: edition.parameters['blank_designation_fixed'] === false,
    language: String(edition.parameters['language']),
    keys: edition.keys,
    star: skinOf(edition).startsWith('erudit'),
  };
}

function swapOf(value: unknown): Config['swap'] {
  return value === 'blank_exact' || value === 'any_letter' ? value : 'none';
}

/** The colours of the edition's squares; a board without its own has the classic ones. */
export function skinOf(edition: EditionDetail): string {
  const skin = edition.parameters['skin'];
  return typeof skin === 'string' ? skin : 'scrabble_ru';
}

/** Bytes that crossed the wire as base64. */
export function bytes(text: string): number[] {
  return Array.from(atob(text), (char) => char.charCodeAt(0));
}

export function wordText(config: Config, word: WordView): string {
  return bytes(word.tiles)
    .map((tile) => config.letters[letterOf(tile) - 1] ?? '')
    .join('');
}

/** The squares of a word, first letter first. */
export function wordSquares(config: Config, word: WordView): Square[] {
  return bytes(word.tiles).map((_, index) => word.at + index * (word.across ? 1 : config.cols));
}

/**
 * Where the sum of a play stands: the first square after the word; where there is none, the one before it, else
 * one beside its last letter. Never on a tile; null when all of these are taken.
 */
export function bubbleSquare(
  config: Config,
  word: WordView,
  taken: (square: Square) => boolean,
): Square | null {
  const squares = wordSquares(config, word);
  const last = squares.at(-1) ?? word.at;
  const along: [number, number] = word.across ? [0, 1] : [1, 0];
  const aside: [number, number] = word.across ? [1, 0] : [0, 1];
  const candidates = [
    neighbour(config, last, along, 1),
    neighbour(config, word.at, along, -1),
    neighbour(config, last, aside, -1),
    neighbour(config, last, aside, 1),
  ];
  return candidates.find((square) => square !== null && !taken(square)) ?? null;
}

function neighbour(config: Config, square: Square, step: [number, number], sign: 1 | -1): Square | null {
  const row = Math.floor(square / config.cols) + sign * step[0];
  const col = (square % config.cols) + sign * step[1];
  return row >= 0 && row < config.rows && col >= 0 && col < config.cols ? row * config.cols + col : null;
}

/** `8G` across, `H8` down: where a word starts. */
export function placeName(config: Config, word: WordView): string {
  const col = String.fromCharCode(65 + (word.at % config.cols));
  const row = String(Math.floor(word.at / config.cols) + 1);
  return word.across ? row + col : col + row;
}

/** The words of two letters or more through a square that is covered, along the row first. */
export function wordsThrough(config: Config, board: readonly Tile[], square: Square): string[] {
  if ((board[square] ?? 0) === 0) return [];
  const found: string[] = [];
  for (const step of [
    [0, 1],
    [1, 0],
  ] as [number, number][]) {
    const squares = [square];
    for (const sign of [-1, 1] as const) {
      let next = neighbour(config, square, step, sign);
      while (next !== null && (board[next] ?? 0) !== 0) {
        if (sign < 0) squares.unshift(next);
        else squares.push(next);
        next = neighbour(config, next, step, sign);
      }
    }
    if (squares.length > 1)
      found.push(squares.map((one) => config.letters[letterOf(board[one] ?? 0) - 1] ?? '').join(''));
  }
  return found;
}

/** The board after the first `count` entries of the sheet. */
export function boardAfter(config: Config, sheet: readonly EntryView[], count: number): Tile[] {
  const board = new Array<Tile>(config.rows * config.cols).fill(0);
  for (const entry of sheet.slice(0, count)) {
    if (entry.kind !== 'play') continue;
    if (entry.swapped !== null) board[entry.swapped] = entry.swapped_to ?? 0;
    for (const [square, tile] of [...entry.readings, ...entry.placed]) board[square] = tile;
  }
  return board;
}

/** The last play of the first `count` entries, or undefined. */
export function lastPlay(sheet: readonly EntryView[], count: number): EntryView | undefined {
  return sheet.slice(0, count).findLast((entry) => entry.kind === 'play');
}

export interface SheetRow {
  /** By column; null where the seat has no entry in this round. */
  readonly cells: readonly ({ readonly entry: EntryView; readonly index: number } | null)[];
}

/** The sheet as rounds, oldest first: a new row begins when a seat would stand twice in one. */
export function rounds(sheet: readonly EntryView[], columns: readonly number[]): SheetRow[] {
  const rows: ({ entry: EntryView; index: number } | null)[][] = [];
  const first = columns[0] ?? 0;
  sheet.forEach((entry, index) => {
    const column = columns.indexOf(entry.seat);
    let row = rows.at(-1);
    // Columns run in turn order from the viewer: whoever comes before the last filled one opens a new round.
    const filled = row ? row.findLastIndex((cell) => cell !== null) : -1;
    if (!row || row[column] !== null || (column <= filled && entry.seat === first)) {
      row = columns.map(() => null);
      rows.push(row);
    }
    row[column] = { entry, index };
  });
  return rows.map((cells) => ({ cells }));
}

/** Seats in turn order, the viewer's first. */
export function columnsOf(view: View): number[] {
  const seats = view.seats.map((one) => one.seat);
  const first = view.viewer === null ? 0 : seats.indexOf(view.viewer);
  return [...seats.slice(first), ...seats.slice(0, first)];
}
