/**
 * The hand and the board of one viewer, and every way in which tiles move between them.
 *
 * Functions take a `State` and give the next one; nothing here looks at the clock, the page or the net.
 */
import {
  BLANK_BIT,
  isNamedBlank,
  letterOf,
  type Config,
  type Cursor,
  type Piece,
  type Placement,
  type Square,
  type Tile,
} from './types.ts';

export interface State {
  readonly config: Config;
  /** Tiles that lie for good, by square; 0 is empty. */
  readonly fixed: readonly Tile[];
  /** The viewer's tiles in the order in which he arranged them, those on the board included. */
  readonly hand: readonly Piece[];
  /** Ids of tentative pieces, first laid first: Backspace takes the last. */
  readonly laid: readonly number[];
  /** Square of a tile that this hand takes off the board without replacing it; null: none. */
  readonly removed: Square | null;
  /** Blanks that lie for good and that this hand reads otherwise, as they shall read. */
  readonly readings: readonly (readonly [Square, Tile])[];
  /** The keyboard's place on the board; null: hidden. */
  readonly cursor: Cursor | null;
  /** Where the cursor was last, to come back to. */
  readonly home: Square;
  /** Piece chosen by a tap, to be laid by the next tap. */
  readonly picked: number | null;
  /** Blank that waits for its letter; the chooser is open. */
  readonly asking: number | null;
  /** Square of a blank on the board that waits for another letter; the chooser is open. */
  readonly rereading: Square | null;
  /** The board changed under tiles that had been laid; they grey when the server says they cannot lie so. */
  readonly stale: boolean;
  readonly nextId: number;
}

export function defaults(config: Config): State {
  const middle = Math.floor(config.rows / 2) * config.cols + Math.floor(config.cols / 2);
  return {
    config,
    fixed: new Array<Tile>(config.rows * config.cols).fill(0),
    hand: [],
    laid: [],
    removed: null,
    readings: [],
    cursor: null,
    home: config.starts[0] ?? middle,
    picked: null,
    asking: null,
    rereading: null,
    stale: false,
    nextId: 1,
  };
}

// ---------- Reading ----------

export const pieceById = (state: State, id: number | null): Piece | undefined =>
  id === null ? undefined : state.hand.find((piece) => piece.id === id);

export const pieceAt = (state: State, square: Square): Piece | undefined =>
  state.hand.find((piece) => piece.at === square);

/** The pieces in the rack, in order. */
export const rackPieces = (state: State): readonly Piece[] => state.hand.filter((piece) => piece.at === null);

export const laidPieces = (state: State): readonly Piece[] =>
  state.laid.map((id) => state.hand.find((piece) => piece.id === id)).filter((piece) => piece !== undefined);

/** A piece as it reads on the board. */
export const shown = (piece: Piece): Tile => (piece.tile === 0 ? BLANK_BIT | piece.letter : piece.tile);

/** Where the swap happens: a tentative piece on a fixed tile, or a tile taken off. */
export const swapSquare = (state: State): Square | null =>
  state.hand.find((piece) => piece.at !== null && state.fixed[piece.at] !== 0)?.at ?? state.removed;

/** How a blank of the board reads in this move; undefined: as it lies. */
export const readingAt = (state: State, square: Square): Tile | undefined =>
  state.readings.find(([at]) => at === square)?.[1];

/** What lies on a square for the eye: tentative tile before fixed tile; 0 when empty. */
export function tileAt(state: State, square: Square): Tile {
  const piece = pieceAt(state, square);
  if (piece) return shown(piece);
  return square === state.removed ? 0 : (readingAt(state, square) ?? state.fixed[square] ?? 0);
}

/** Whether anything of the move is arranged that can be taken back. */
export const isArranged = (state: State): boolean =>
  state.laid.length > 0 || state.removed !== null || state.readings.length > 0;

/** The tentative tiles as a move; blanks without a letter are not ready, which gives null. */
export function placement(state: State): Placement | null {
  const swap = swapSquare(state);
  const placed: [Square, Tile][] = [];
  let swapTile: Tile | null = null;
  for (const piece of laidPieces(state)) {
    if (piece.at === null) continue;
    if (piece.tile === 0 && piece.letter === 0) return null;
    if (piece.at === swap) swapTile = shown(piece);
    else placed.push([piece.at, shown(piece)]);
  }
  placed.sort((a, b) => a[0] - b[0]);
  const readings = state.readings.map(([square, tile]): [Square, Tile] => [square, tile]);
  return { placed, swap: swap === null ? null : { square: swap, tile: swapTile }, readings };
}

/** Whether a piece of this hand may be dropped on a square, as far as the eye can tell. */
export function canLie(state: State, piece: Piece, square: Square): boolean {
  const below = state.fixed[square];
  if (below === undefined) return false;
  return below === 0 || (canSwap(state, piece, square) && !piece.freed);
}

/** A fixed tile may be swapped once in a move: a blank of letter n for a rack tile n, or any for any. */
function canSwap(state: State, piece: Piece, square: Square): boolean {
  const below = state.fixed[square] ?? 0;
  const taken = swapSquare(state);
  const fits =
    state.config.swap === 'any_letter' ||
    (state.config.swap === 'blank_exact' && isNamedBlank(below) && piece.tile === letterOf(below));
  return fits && (taken === null || taken === square || piece.at === taken);
}

/** Takes a fixed tile off the board into the hand, or puts it back; where the edition has no such move, nothing. */
export function takeOff(state: State, square: Square): State {
  if (state.removed === square) return withFreed({ ...state, removed: null });
  const taken = swapSquare(state);
  if (!state.config.removes || taken !== null || (state.fixed[square] ?? 0) === 0) return state;
  return withFreed({ ...state, removed: square, picked: null, cursor: null });
}

// ---------- Reading blanks of the board anew ----------

/** Whether a tile that lies for good is a blank that this move may read as another letter. */
export const canReread = (state: State, square: Square): boolean =>
  state.config.rereads && isNamedBlank(state.fixed[square] ?? 0) && swapSquare(state) !== square;

/** Opens the chooser for such a blank; for any other tile nothing happens. */
export const askReading = (state: State, square: Square): State =>
  canReread(state, square) ? { ...state, rereading: square, picked: null } : state;

/** From this move on the blank reads so; its old letter takes the new one back. Closes the chooser. */
export function readAs(state: State, square: Square, letter: Tile): State {
  if (!canReread(state, square)) return { ...state, rereading: null };
  const others = state.readings.filter(([at]) => at !== square);
  const same = letterOf(state.fixed[square] ?? 0) === letter;
  const readings = same ? others : [...others, [square, BLANK_BIT | letter] as const];
  return { ...state, readings: readings.sort((a, b) => a[0] - b[0]), rereading: null, stale: false };
}

// ---------- Moving pieces ----------

type Change = Partial<Pick<Piece, 'at' | 'letter' | 'wish'>>;

function change(state: State, id: number, to: Change): State {
  const hand = state.hand.map((piece) => (piece.id === id ? { ...piece, ...to } : piece));
  const laid = state.laid.filter((other) => other !== id);
  const moved = hand.find((piece) => piece.id === id);
  return withFreed({
    ...state,
    hand,
    laid: moved !== undefined && moved.at !== null ? [...laid, id] : laid,
    stale: false,
  });
}

/** Keeps exactly one freed tile in the hand, the one of the swap's square, while a swap lies on the board. */
function withFreed(before: State): State {
  const square = swapSquare(before);
  // A blank that is taken off the board is read by nobody.
  const read = square !== null && readingAt(before, square) !== undefined;
  const state = read ? { ...before, readings: before.readings.filter(([at]) => at !== square) } : before;
  const below = square === null ? null : (state.fixed[square] ?? 0);
  const wanted = below === null ? null : isNamedBlank(below) ? 0 : below;
  const freed = state.hand.find((piece) => piece.freed);
  if (freed && freed.tile !== wanted) {
    return withFreed({
      ...state,
      hand: state.hand.filter((piece) => piece !== freed),
      laid: state.laid.filter((id) => id !== freed.id),
      asking: state.asking === freed.id ? null : state.asking,
      picked: state.picked === freed.id ? null : state.picked,
    });
  }
  if (wanted !== null && !freed) {
    const piece: Piece = { id: state.nextId, tile: wanted, at: null, letter: 0, wish: null, freed: true };
    return { ...state, hand: [...state.hand, piece], nextId: state.nextId + 1 };
  }
  return state;
}

/**
 * Lays a piece on a square. A tentative piece already there changes places with it; on a fixed tile that cannot
 * be swapped nothing happens. A blank without a letter opens the chooser, unless `letter` is given.
 */
export function place(state: State, id: number, square: Square, letter: Tile = 0): State {
  const piece = pieceById(state, id);
  if (!piece || piece.at === square || !canLie(state, piece, square)) return { ...state, picked: null };
  const other = pieceAt(state, square);
  // Something in place of a tile that was taken off makes it a swap.
  let next: State = { ...state, picked: null, removed: state.removed === square ? null : state.removed };
  if (other) {
    const back = piece.at !== null && canLie(state, other, piece.at) ? piece.at : null;
    next = change(next, other.id, { at: null, letter: back === null ? 0 : other.letter });
    next = change(next, id, { at: square, wish: null });
    if (back !== null && pieceById(next, other.id)) next = change(next, other.id, { at: back });
    if (back === null && piece.at === null) next = switchPlaces(next, id, other.id);
  } else {
    next = change(next, id, { at: square, wish: null });
  }
  if (piece.tile !== 0) return next;
  const name = letter || piece.letter;
  return name ? change(next, id, { letter: name }) : { ...next, asking: id };
}

/** The returned tile takes the rack place of the one that drove it off. */
function switchPlaces(state: State, a: number, b: number): State {
  const hand = [...state.hand];
  const i = hand.findIndex((piece) => piece.id === a);
  const j = hand.findIndex((piece) => piece.id === b);
  const first = hand[i];
  const second = hand[j];
  if (!first || !second) return state;
  hand[i] = second;
  hand[j] = first;
  return { ...state, hand };
}

/** Names the blank that the chooser was opened for. */
export function nameBlank(state: State, letter: Tile): State {
  if (state.asking === null) return state;
  return { ...change(state, state.asking, { letter }), asking: null };
}

/** Closes the chooser: a blank that never had a letter goes back to the rack. */
export function cancelBlank(state: State): State {
  const piece = pieceById(state, state.asking);
  const closed = { ...state, asking: null };
  return piece && piece.letter === 0 ? lift(closed, piece.id) : closed;
}

export const askBlank = (state: State, id: number): State => ({ ...state, asking: id, picked: null });

/** Takes a tentative piece back to the rack. */
export function lift(state: State, id: number): State {
  const piece = pieceById(state, id);
  if (!piece || piece.at === null) return state;
  const asking = state.asking === id ? null : state.asking;
  return { ...change(state, id, { at: null, letter: 0, wish: null }), asking };
}

/** Every tentative piece back to the rack, each to its own place. */
export function recall(state: State): State {
  let next: State = withFreed({
    ...state,
    picked: null,
    asking: null,
    rereading: null,
    removed: null,
    readings: [],
  });
  for (const id of [...state.laid].reverse()) next = lift(next, id);
  const hand = next.hand.map((piece) => ({ ...piece, wish: null }));
  return { ...next, hand };
}

/** Lays tiles of the rack as a given play says, as far as the rack has them; blanks serve for letters it lacks. */
export function layOut(state: State, play: Placement): State {
  const { swap } = play;
  let next = state;
  const put = (square: Square, tile: Tile): void => {
    const rack = rackPieces(next);
    const named = isNamedBlank(tile);
    const piece =
      (named ? undefined : rack.find((one) => one.tile === tile)) ?? rack.find((one) => one.tile === 0);
    if (piece) next = place(next, piece.id, square, piece.tile === 0 ? letterOf(tile) : 0);
  };
  if (swap?.tile === null) next = takeOff(next, swap.square);
  else if (swap) put(swap.square, swap.tile);
  for (const [square, tile] of play.readings) next = readAs(next, square, letterOf(tile));
  for (const [square, tile] of play.placed) put(square, tile);
  return { ...next, cursor: null };
}

/** Puts a piece into the rack before the rack's `index`-th other piece. */
export function moveInRack(state: State, id: number, index: number): State {
  const piece = pieceById(state, id);
  if (!piece) return state;
  const lifted = piece.at === null ? state : lift(state, id);
  const mover = pieceById(lifted, id);
  if (!mover) return lifted;
  const others = lifted.hand.filter((other) => other.id !== id);
  const before = others.filter((other) => other.at === null)[index];
  const at = before ? others.indexOf(before) : others.length;
  return { ...lifted, picked: null, hand: [...others.slice(0, at), mover, ...others.slice(at)] };
}

/**
 * Mixes the rack; what is on the board stays. `random` gives numbers from 0 below 1. Two different tiles never
 * stay in the same visible order.
 */
export function shuffle(state: State, random: () => number): State {
  const rack = rackPieces(state);
  const before = rack.map((piece) => piece.tile).join();
  const differ = new Set(rack.map((piece) => piece.tile)).size > 1;
  const mixed = [...rack];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] as Piece, mixed[last] as Piece];
  }
  while (differ && mixed.map((piece) => piece.tile).join() === before) mixed.push(mixed.shift() as Piece);
  const next = mixed[Symbol.iterator]();
  const hand = state.hand.map((piece) => (piece.at === null ? (next.next().value as Piece) : piece));
  return { ...state, hand };
}

// ---------- Following the server ----------

export interface Incoming {
  readonly fixed: readonly Tile[];
  /** The viewer's rack as a multiset, or null for a spectator. */
  readonly rack: readonly Tile[] | null;
  /** The viewer's own play came onto the board: its tiles are spent, not displaced. */
  readonly mine: boolean;
  /** The stored arrangement, used when the hand is still empty. */
  readonly order: readonly Tile[];
}

/**
 * Takes over a new board and rack. Arranged tiles keep their order, tentative tiles stay where they are; only
 * those on squares that are now taken go back, and return to their squares if these become free again.
 */
export function follow(state: State, incoming: Incoming): State {
  const need = new Map<Tile, number>();
  for (const tile of incoming.rack ?? []) need.set(tile, (need.get(tile) ?? 0) + 1);
  const taken = (square: Square): boolean => (incoming.fixed[square] ?? 0) !== 0;
  const swapping = swapSquare(state);
  const stays = (piece: Piece): boolean =>
    piece.at !== null &&
    (piece.at === swapping ? incoming.fixed[piece.at] === state.fixed[piece.at] : !taken(piece.at));

  const kept = new Map<number, Piece>();
  const keep = (piece: Piece, now: Piece): void => {
    const left = need.get(piece.tile) ?? 0;
    if (left === 0 || piece.freed) return;
    need.set(piece.tile, left - 1);
    kept.set(piece.id, now);
  };
  for (const piece of state.hand) if (piece.at === null) keep(piece, piece);
  for (const piece of state.hand) if (stays(piece)) keep(piece, piece);
  if (!incoming.mine) {
    for (const piece of state.hand) {
      if (piece.at !== null && !stays(piece)) keep(piece, { ...piece, at: null, wish: piece.at });
    }
  }
  let hand = state.hand.map((piece) => kept.get(piece.id)).filter((piece) => piece !== undefined);
  let nextId = state.nextId;
  const news = arrange(
    [...need].flatMap(([tile, count]) => new Array<Tile>(count).fill(tile)),
    incoming.order,
  );
  for (const tile of news) {
    hand.push({ id: nextId++, tile, at: null, letter: 0, wish: null, freed: false });
  }
  // A displaced tile goes home when its square is free again.
  const used = new Set(hand.map((piece) => piece.at));
  const returned: number[] = [];
  hand = hand.map((piece) => {
    if (piece.wish === null || piece.at !== null || taken(piece.wish) || used.has(piece.wish)) return piece;
    used.add(piece.wish);
    returned.push(piece.id);
    return { ...piece, at: piece.wish, wish: null };
  });
  const there = new Set(hand.filter((piece) => piece.at !== null).map((piece) => piece.id));
  const laid = [...state.laid.filter((id) => there.has(id) && !returned.includes(id)), ...returned];
  const changed = incoming.fixed.some((tile, square) => tile !== state.fixed[square]);
  const still = (square: Square): boolean => !incoming.mine && incoming.fixed[square] === state.fixed[square];
  const off = state.removed;
  const removed = off !== null && still(off) ? off : null;
  const has = (id: number | null): number | null => (hand.some((piece) => piece.id === id) ? id : null);
  // After my own play the keyboard's work is done.
  const cursor = incoming.mine || (state.cursor && taken(state.cursor.square)) ? null : state.cursor;
  return withFreed({
    ...state,
    fixed: incoming.fixed,
    hand,
    laid,
    removed,
    readings: state.readings.filter(([square]) => still(square)),
    rereading: state.rereading !== null && still(state.rereading) ? state.rereading : null,
    cursor,
    nextId,
    picked: has(state.picked),
    asking: has(state.asking),
    stale: laid.length > 0 && (state.stale || changed),
  });
}

/** New tiles in the stored order as far as it names them, the rest behind. */
function arrange(tiles: Tile[], order: readonly Tile[]): Tile[] {
  const left = [...tiles].sort((a, b) => (a || 99) - (b || 99));
  const out: Tile[] = [];
  for (const tile of order) {
    const at = left.indexOf(tile);
    if (at >= 0) out.push(...left.splice(at, 1));
  }
  return [...out, ...left];
}

/** The arrangement to store: the whole hand, freed tiles left out. */
export const rackOrder = (state: State): Tile[] =>
  state.hand.filter((piece) => !piece.freed).map((piece) => piece.tile);
