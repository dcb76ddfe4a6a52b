/**
 * The messages of `src/fishka/protocol/messages.py` and the answers of the HTTP routes, as this client reads
 * them. Bytes are base64 text.
 */
export type Square = number;
export type Tile = number;
export type Seat = number;
export type Placed = readonly [Square, Tile];

export type Swap = { square: Square; tile: Tile | null };
export type Move =
  | { type: 'place'; placed: readonly Placed[]; swap: Swap | null }
  | { type: 'exchange'; tiles: readonly Tile[] }
  | { type: 'pass' };

export type Action =
  'play' | 'exchange' | 'pass' | 'challenge' | 'accept' | 'hold' | 'propose_end' | 'answer_end' | 'resign';
export type Act = 'challenge' | 'accept' | 'hold' | 'touch' | 'propose_end' | 'answer_end' | 'resign';

export type Param = string | number | string[];
export type Params = Record<string, Param>;

export interface WordView {
  at: Square;
  across: boolean;
  tiles: string;
  score: number;
}

export type EntryKind = 'play' | 'exchange' | 'pass' | 'withdrawn' | 'lost_turn' | 'resigned' | 'adjustment';

export interface EntryView {
  seat: Seat;
  kind: EntryKind;
  points: number;
  total: number;
  words: WordView[];
  placed: Placed[];
  swapped: Square | null;
  bonus: number;
  count: number;
  /** The play is open to challenge; its points are announced and not in the score yet. */
  pending: boolean;
  challenge: { seat: Seat; words: number[]; invalid: number[]; stands: boolean } | null;
}

export interface SeatView {
  seat: Seat;
  player: string | null;
  bot: string | null;
  score: number;
  rack_count: number;
  resigned: boolean;
  skips_next: boolean;
}

export interface WindowView {
  seat: Seat;
  /** Which entry of the sheet is the play. */
  entry: number;
  accepted: Seat[];
  held_by: Seat | null;
  closes_at_ms: number | null;
  policy: string;
}

export interface ResultView {
  reason: string;
  winners: Seat[];
  totals: number[];
  adjustments: number[];
  leftovers: Tile[][];
}

export interface View {
  version: number;
  viewer: Seat | null;
  phase: 'playing' | 'ended';
  rows: number;
  cols: number;
  board: string;
  turn: Seat | null;
  seats: SeatView[];
  rack: Tile[] | null;
  bag_count: number;
  unseen: number[];
  sheet: EntryView[];
  opening: { rounds: [Seat, Tile][][]; starter: Seat };
  window: WindowView | null;
  end_offer: { by: Seat; agreed: Seat[] } | null;
  may: Action[];
  exchange_max: number;
  words_played: string[];
  result: ResultView | null;
}

export interface SeatOut {
  seat: Seat;
  kind: 'open' | 'person' | 'bot';
  name: string;
  player: string | null;
  level: string | null;
  online: boolean;
}

export interface TableOut {
  t: 'table';
  game: string;
  status: 'waiting' | 'playing' | 'ended' | 'cancelled';
  edition: string;
  modifiers: string[];
  lexicon: string;
  lexicon_hash: string;
  seats: SeatOut[];
  host: string;
  you: Seat | null;
  casual: boolean;
  rematch: string | null;
}

export interface Notice {
  kind:
    | 'started'
    | 'play'
    | 'settled'
    | 'withdrawn'
    | 'exchange'
    | 'pass'
    | 'lost_turn'
    | 'challenge'
    | 'accepted'
    | 'held'
    | 'end_offer'
    | 'end_refused'
    | 'resigned'
    | 'ended'
    | 'bot_fault';
  seat: Seat | null;
  points: number;
  count: number;
  stands: boolean | null;
}

export interface ViewOut {
  t: 'view';
  game: string;
  server_ms: number;
  view: View;
  notices: Notice[];
  rack_order: Tile[];
}

export interface PreviewOut {
  t: 'preview';
  game: string;
  ask: number;
  score: number | null;
  bonus: number;
  words: WordView[];
  valid: boolean[] | null;
  code: string | null;
  params: Params;
}

export interface RefusedOut {
  t: 'refused';
  code: string;
  params: Params;
  command_id: string | null;
  game: string | null;
}

export type ServerFrame =
  | { t: 'welcome'; protocol: number; server_ms: number; player: string }
  | TableOut
  | ViewOut
  | { t: 'ack'; command_id: string; version: number }
  | RefusedOut
  | PreviewOut
  | { t: 'pong'; server_ms: number };

export interface PlayIn {
  t: 'play';
  game: string;
  command_id: string;
  version: number;
  move: Move;
}
export interface ActIn {
  t: 'act';
  game: string;
  command_id: string;
  version: number;
  act: Act;
  words: number[];
  agree: boolean;
}
export type ClientFrame =
  | { t: 'hello'; protocol: number }
  | { t: 'watch'; game: string }
  | { t: 'unwatch'; game: string }
  | PlayIn
  | ActIn
  | { t: 'preview'; game: string; ask: number; placed: readonly Placed[]; swap: Swap | null }
  | { t: 'rack_order'; game: string; order: readonly Tile[] }
  | { t: 'ping' };

export const PROTOCOL_VERSION = 1;

// ---------- HTTP ----------

export type Titles = Record<string, string>;

export interface EditionSummary {
  id: string;
  title: Titles;
  about: Titles;
  language: string;
  players: [number, number];
  lexicon: string;
  mode: string;
  skin: string | null;
}

export interface EditionDetail {
  id: string;
  title: Titles;
  about: Titles;
  parameters: Record<string, unknown>;
  tileset: {
    letters: { letter: string; count: number; value: number; vowel: boolean }[];
    blanks: number;
    blank_title: Titles;
  };
  keys: Record<string, string>;
  layout: {
    rows: string[];
    legend: Record<string, { letter: number; word: number; start: boolean }>;
  };
}

export interface GameSummary {
  game: string;
  edition: string;
  status: TableOut['status'];
  turn_is_mine: boolean;
  seats: { name: string; score: number; kind: SeatOut['kind']; level: string | null; me: boolean }[];
  updated_ms: number;
}

export interface Me {
  player: string;
  name: string;
}

export type SeatChoice = { kind: 'me' } | { kind: 'bot'; level: string } | { kind: 'open' };
