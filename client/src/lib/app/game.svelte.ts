/**
 * One game on one page: follows the server's views, keeps the tentative tiles, sends commands until they are
 * answered. The component shows what this holds and calls its methods.
 */
import { api } from '$lib/app/api';
import { bytes, configOf, lastPlay } from '$lib/app/position';
import type { Socket } from '$lib/app/socket.svelte';
import * as hand from '$lib/board/state';
import type { State } from '$lib/board/state';
import type { Config, Placement, Square } from '$lib/board/types';
import type {
  Act,
  ActIn,
  EditionDetail,
  HintOut,
  Move,
  Notice,
  Params,
  Place,
  PlayIn,
  PreviewOut,
  ServerFrame,
  TableOut,
  View,
  ViewOut,
} from '$lib/wire';

const PREVIEW_DELAY_MS = 60;
const ORDER_DELAY_MS = 250;
const PREPARE_DELAY_MS = 300;
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

/** What goes with a move besides its tiles. */
export interface Extras {
  /** Two bags: how many of the new tiles shall be vowels; null: a share that fits the rack. */
  readonly vowels: number | null;
  /** Claims the theme bonus. */
  readonly theme: boolean;
  /** What the words mean, where the others vote on that. */
  readonly explanation: string;
}
const PLAIN: Extras = { vowels: null, theme: false, explanation: '' };

/** What of it this move can have: an exchange draws too, a pass has nothing. */
function extrasOf(move: Move, extras: Extras): Extras {
  if (move.type === 'place') return extras;
  return move.type === 'exchange' ? { ...PLAIN, vowels: extras.vowels } : PLAIN;
}

type ActMore = Partial<Pick<ActIn, 'words' | 'agree' | 'about' | 'vowels' | 'play'>>;

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
  /** What goes with the next move. */
  extras: Extras = $state.raw(PLAIN);
  /** Plays that the program has shown the viewer, best first; null: none asked for. */
  hints: HintOut | null = $state.raw(null);
  /** The board shows the open tiles of the seat on turn, to find a play for it. */
  helping = $state(false);
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
  /** The viewer's own tiles while he thinks with another. */
  #own: State | null = null;
  #hintAsk = 0;
  #prepared = 'null';
  #prepareTimer: ReturnType<typeof setTimeout> | undefined;

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
    for (const timer of [
      this.#previewTimer,
      this.#orderTimer,
      this.#patience,
      this.#arrivalTimer,
      this.#prepareTimer,
    ])
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
    if (!this.board || !this.may(this.helping ? 'suggest' : 'play')) return false;
    const play = placeOf(this.board);
    if (!play) return false;
    if (this.helping) return this.act('suggest', { play });
    if (this.previewFresh && this.preview?.code != null) return false;
    return this.move(play);
  }

  /** Lays out a play that was suggested or hinted, as far as the viewer's tiles allow. */
  layOut(play: Placement): void {
    this.arrange((state) => hand.layOut(hand.recall(state), play));
  }

  /** Asks the program for plays, where the rules allow it. */
  askHint(): void {
    this.#hintAsk += 1;
    this.#socket.send({ t: 'hint', game: this.id, ask: this.#hintAsk });
  }

  /** Begins to think with the seat on turn, whose tiles lie open, or stops. */
  help(on: boolean): void {
    if (!this.board || this.sent !== null || on === this.helping) return;
    if (on) {
      this.#own = this.board;
      this.helping = true;
      this.#borrow();
    } else {
      this.helping = false;
      const own = this.#own;
      this.#own = null;
      if (own) this.#set(own);
    }
  }

  /** Shows the open tiles of the seat on turn as if they were the viewer's. */
  #borrow(): void {
    const { view, config } = this;
    const other = view?.seats.find((one) => one.seat === view.turn);
    if (!view || !config || !this.board) return;
    const board = hand.follow(this.board === this.#own ? hand.defaults(config) : this.board, {
      fixed: bytes(view.board),
      rack: other?.rack ?? [],
      mine: false,
      order: [],
    });
    this.#set(board);
  }

  move(move: Move): boolean {
    if (!this.view || this.sent !== null) return false;
    const { version } = this.view;
    const extras = extrasOf(move, this.extras);
    this.#command({ t: 'play', game: this.id, command_id: commandId(), version, move, ...extras });
    return true;
  }

  act(act: Act, more: ActMore = {}): boolean {
    if (!this.view || this.sent !== null) return false;
    this.#command(this.#acting(act, this.view, more));
    return true;
  }

  #acting(act: Act, view: View, more: ActMore): ActIn {
    return {
      t: 'act',
      game: this.id,
      command_id: commandId(),
      version: view.version,
      act,
      words: [],
      agree: true,
      about: 'play',
      vowels: 0,
      ...more,
    };
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
      case 'hint':
        if (frame.game === this.id && frame.ask === this.#hintAsk) this.hints = frame;
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
    if (first) void this.#loadEdition();
  }

  async #loadEdition(): Promise<void> {
    const answer = await api.gameEdition(this.id);
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
    const board = hand.follow(this.#own ?? this.board, {
      fixed: bytes(now.board),
      rack: now.rack,
      mine,
      order: frame.rack_order,
    });
    if (mine) this.extras = PLAIN;
    if (now.turn !== before?.turn || mine) this.hints = null;
    // The arrangement that a first view brings is no news to the server.
    if (!before) this.#order = JSON.stringify(hand.rackOrder(board));
    if (this.helping && now.may.includes('suggest') && now.turn === before?.turn) {
      this.#own = board;
      this.#borrow();
    } else {
      this.helping = false;
      this.#own = null;
      this.#set(board);
    }
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
    if (this.helping) return;
    this.#scheduleOrder();
    this.#schedulePrepare();
  }

  /** Where tiles arranged so far are played when the time is up, the server is told of them. */
  #schedulePrepare(): void {
    if (!this.board || !this.view?.may.includes('prepare')) {
      this.#prepared = 'null';
      return;
    }
    const play = placeOf(this.board);
    const key = JSON.stringify(play);
    if (key === this.#prepared) return;
    this.#prepared = key;
    clearTimeout(this.#prepareTimer);
    this.#prepareTimer = setTimeout(() => {
      if (this.view?.may.includes('prepare')) this.#socket.send(this.#acting('prepare', this.view, { play }));
    }, PREPARE_DELAY_MS);
  }

  #schedulePreview(): void {
    if (!this.board || this.view?.viewer == null) return;
    const placed = hand.placement(this.board);
    // Only the owner of the tiles can have them counted.
    const none = this.helping || !placed || (placed.placed.length === 0 && !placed.swap);
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

/** The tentative tiles as a play; null when there are none, or a blank has no letter yet. */
function placeOf(board: State): Place | null {
  const placed = hand.placement(board);
  if (!placed || (placed.placed.length === 0 && !placed.swap)) return null;
  return { type: 'place', more_swaps: [], ...placed };
}

/** 128 random bits as text. Works without a secure context, which `randomUUID` does not. */
export function commandId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
