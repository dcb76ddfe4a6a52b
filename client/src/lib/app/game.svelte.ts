/**
 * One game on one page: follows the server's views, keeps the tentative tiles, sends commands until they are
 * answered. The component shows what this holds and calls its methods.
 */
import { api } from '$lib/app/api';
import { bytes, configOf, lastPlay } from '$lib/app/position';
import type { Socket } from '$lib/app/socket.svelte';
import * as hand from '$lib/board/state';
import type { State } from '$lib/board/state';
import type { Config, Square } from '$lib/board/types';
import type {
  Act,
  ActIn,
  EditionDetail,
  Move,
  Notice,
  Params,
  PlayIn,
  PreviewOut,
  ServerFrame,
  TableOut,
  View,
  ViewOut,
} from '$lib/wire';

const PREVIEW_DELAY_MS = 60;
const ORDER_DELAY_MS = 250;
/** A command without an answer for this long asks for the state and goes out again. */
const PATIENCE_MS = 5_000;
const REVEAL_MS = 90;
const REVEAL_MAX_MS = 600;

type Command = PlayIn | ActIn;

export interface Refusal {
  readonly code: string;
  readonly params: Params;
}

/** What the page is told besides the state; for toasts, sounds and the live region. */
export interface Happening {
  readonly notices: readonly Notice[];
  readonly before: View | null;
  readonly now: View;
}

/** A move that claims and explains nothing. */
const PLAIN = { theme: false, explanation: '' } as const;

export class Game {
  readonly id: string;
  table: TableOut | null = $state.raw(null);
  view: View | null = $state.raw(null);
  edition: EditionDetail | null = $state.raw(null);
  config: Config | null = $state.raw(null);
  board: State | null = $state.raw(null);
  /** The server's word on the tentative tiles as they lie now or lay a moment ago; null when none lie. */
  preview: PreviewOut | null = $state.raw(null);
  /** Whether `preview` is about the tiles as they lie now. */
  previewFresh = $state(false);
  /** The command that has not been answered yet; the board is locked meanwhile. */
  sent: Command | null = $state.raw(null);
  /** Why the last command was refused; until the next change. */
  refusal: Refusal | null = $state.raw(null);
  /** The game itself cannot be had: unknown, or the edition's data did not come. */
  fault: Refusal | null = $state.raw(null);
  /** How many entries of the sheet the reviewer sees; null: the live position. */
  reviewing: number | null = $state(null);
  /** Squares whose tiles have just come from others, with the delay of each in ms. */
  arrivals: ReadonlyMap<Square, number> = $state.raw(new Map());
  onhappening: (happening: Happening) => void = () => undefined;

  readonly #socket: Socket;
  #unlisten: () => void = () => undefined;
  #ask = 0;
  #asked = '';
  #order = '';
  #unsent: number[] | null = null;
  #previewTimer: ReturnType<typeof setTimeout> | undefined;
  #orderTimer: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #arrivalTimer: ReturnType<typeof setTimeout> | undefined;
  #waiting: ViewOut | null = null;

  constructor(socket: Socket, id: string) {
    this.#socket = socket;
    this.id = id;
  }

  start(): void {
    this.#unlisten = this.#socket.listen({
      onready: () => this.#ready(),
      onframe: (frame) => this.#receive(frame),
    });
    addEventListener('pagehide', this.#sendOrder);
  }

  stop(): void {
    removeEventListener('pagehide', this.#sendOrder);
    this.#sendOrder();
    this.#socket.send({ t: 'unwatch', game: this.id });
    this.#unlisten();
    for (const timer of [this.#previewTimer, this.#orderTimer, this.#patience, this.#arrivalTimer])
      clearTimeout(timer);
  }

  // ---------- What the viewer may do ----------

  may(action: View['may'][number]): boolean {
    return (
      this.view !== null && this.view.may.includes(action) && this.sent === null && this.reviewing === null
    );
  }

  get myTurn(): boolean {
    return (
      this.view !== null &&
      this.view.phase === 'playing' &&
      this.view.viewer !== null &&
      this.view.turn === this.view.viewer
    );
  }

  /** Changes the tentative tiles; refused while a move is on its way or an earlier position is shown. */
  arrange(step: (state: State) => State): void {
    if (!this.board || this.sent !== null || this.reviewing !== null) return;
    this.#set(step(this.board));
    this.refusal = null;
  }

  /** Cursor and chooser moves, allowed at any time. */
  point(step: (state: State) => State): void {
    if (this.board) this.board = step(this.board);
  }

  /** Sends the tentative tiles as a play. Gives false, and why in `preview`, when the server says they cannot lie so. */
  commit(): boolean {
    if (!this.board || !this.may('play')) return false;
    const placed = hand.placement(this.board);
    if (!placed || (placed.placed.length === 0 && !placed.swap)) return false;
    if (this.previewFresh && this.preview?.code != null) return false;
    return this.move({ type: 'place', more_swaps: [], readings: [], ...placed });
  }

  move(move: Move): boolean {
    if (!this.view || this.sent !== null) return false;
    this.#command({ t: 'play', game: this.id, command_id: commandId(), version: this.view.version, move, ...PLAIN });
    return true;
  }

  act(act: Act, words: number[] = [], agree = true): boolean {
    if (!this.view || this.sent !== null) return false;
    this.#command({
      t: 'act',
      game: this.id,
      command_id: commandId(),
      version: this.view.version,
      act,
      words,
      agree,
      about: 'play',
      vowels: 0,
    });
    return true;
  }

  /** The server's time now, in its own clock. */
  serverNow(): number {
    return Date.now() + this.#socket.skew_ms;
  }

  // ---------- Commands ----------

  #command(command: Command): void {
    this.refusal = null;
    this.sent = command;
    this.#socket.send(command);
    this.#beginPatience();
  }

  #beginPatience(): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => {
      if (this.sent === null) return;
      this.#socket.send({ t: 'watch', game: this.id });
      this.#socket.send(this.sent);
      this.#beginPatience();
    }, PATIENCE_MS);
  }

  #answered(command_id: string | null): boolean {
    if (command_id === null || this.sent?.command_id !== command_id) return false;
    clearTimeout(this.#patience);
    this.sent = null;
    return true;
  }

  // ---------- Frames ----------

  #ready(): void {
    this.#socket.send({ t: 'watch', game: this.id });
    if (this.sent) this.#socket.send(this.sent);
    this.#asked = '';
    this.#schedulePreview();
  }

  #receive(frame: ServerFrame): void {
    switch (frame.t) {
      case 'table':
        if (frame.game === this.id) this.#tableCame(frame);
        return;
      case 'view':
        if (frame.game === this.id) this.#viewCame(frame);
        return;
      case 'ack':
        this.#answered(frame.command_id);
        return;
      case 'refused':
        if (this.#answered(frame.command_id)) this.refusal = { code: frame.code, params: frame.params };
        else if (frame.command_id === null && frame.game === this.id && this.table === null)
          this.fault = { code: frame.code, params: frame.params };
        return;
      case 'preview':
        if (frame.game === this.id && frame.ask === this.#ask) {
          this.preview = frame;
          this.previewFresh = true;
        }
        return;
      case 'welcome':
      case 'pong':
        return;
    }
  }

  #tableCame(table: TableOut): void {
    const first = this.table === null;
    this.table = table;
    this.fault = null;
    if (first) void this.#loadEdition(table.edition);
  }

  async #loadEdition(id: string): Promise<void> {
    const answer = await api.edition(id);
    if (!answer.ok) {
      this.fault = answer;
      this.table = null; // the next table frame tries again
      return;
    }
    this.edition = answer.value;
    this.config = configOf(answer.value);
    this.board = hand.defaults(this.config);
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting) this.#viewCame(waiting);
  }

  #viewCame(frame: ViewOut): void {
    if (!this.board) {
      this.#waiting = frame;
      return;
    }
    const before = this.view;
    const now = frame.view;
    if (before && now.viewer === before.viewer && now.version <= before.version) return;
    const last = now.sheet.at(-1);
    const mine = last !== undefined && last.seat === now.viewer && now.sheet.length !== before?.sheet.length;
    this.view = now;
    const board = hand.follow(this.board, {
      fixed: bytes(now.board),
      rack: now.rack,
      mine,
      order: frame.rack_order,
    });
    // The arrangement that a first view brings is no news to the server.
    if (!before) this.#order = JSON.stringify(hand.rackOrder(board));
    this.#set(board);
    if (before) this.#reveal(before, now);
    this.onhappening({ notices: frame.notices, before, now });
  }

  /** Tiles that others have just laid appear one after another. */
  #reveal(before: View, now: View): void {
    const play = lastPlay(now.sheet, now.sheet.length);
    if (!play || play.seat === now.viewer || now.sheet.length <= before.sheet.length) return;
    const step = Math.min(REVEAL_MS, REVEAL_MAX_MS / Math.max(play.placed.length, 1));
    this.arrivals = new Map(play.placed.map(([square], index) => [square, index * step]));
    clearTimeout(this.#arrivalTimer);
    this.#arrivalTimer = setTimeout(() => (this.arrivals = new Map()), REVEAL_MAX_MS + 400);
  }

  // ---------- Tentative tiles ----------

  #set(next: State): void {
    this.board = next;
    this.#schedulePreview();
    this.#scheduleOrder();
  }

  #schedulePreview(): void {
    if (!this.board || this.view?.viewer == null) return;
    const placed = hand.placement(this.board);
    const none = !placed || (placed.placed.length === 0 && !placed.swap);
    const key = none ? '' : JSON.stringify([placed, this.view.version]);
    if (key === this.#asked) return;
    this.#asked = key;
    this.#ask += 1;
    this.previewFresh = false;
    clearTimeout(this.#previewTimer);
    if (none) {
      this.preview = null;
      return;
    }
    const { ask, frame } = { ask: this.#ask, frame: placed };
    this.#previewTimer = setTimeout(() => {
      this.#socket.send({ t: 'preview', game: this.id, ask, ...frame });
    }, PREVIEW_DELAY_MS);
  }

  #scheduleOrder(): void {
    if (!this.board || this.view?.viewer == null || this.view.phase !== 'playing') return;
    const order = hand.rackOrder(this.board);
    const key = JSON.stringify(order);
    if (key === this.#order) return;
    this.#order = key;
    clearTimeout(this.#orderTimer);
    this.#unsent = order;
    this.#orderTimer = setTimeout(this.#sendOrder, ORDER_DELAY_MS);
  }

  /** At once when the page goes away, else a moment after the last change. */
  readonly #sendOrder = (): void => {
    clearTimeout(this.#orderTimer);
    if (!this.#unsent) return;
    this.#socket.send({ t: 'rack_order', game: this.id, order: this.#unsent });
    this.#unsent = null;
  };
}

/** 128 random bits as text. Works without a secure context, which `randomUUID` does not. */
export function commandId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
