/**
 * One WebSocket for the whole page, which comes back by itself.
 *
 * After every (re)connection `hello` goes out first, then whatever the listeners send in `onready`. A line
 * without a frame for `SILENCE_MS` counts as lost.
 */
import { PROTOCOL_VERSION, type ClientFrame, type ServerFrame } from '$lib/wire';

export interface Listener {
  /** The line is up (again) and greeted: subscribe, and send what was not answered. */
  onready(): void;
  onframe(frame: ServerFrame): void;
}

/** What of the browser's WebSocket is used; tests hand in their own. */
export interface Line {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export const PING_MS = 5_000;
export const SILENCE_MS = 11_000;
const BACKOFF_MS = [250, 500, 1_000, 2_000, 4_000];
const OPENING_MS = 6_000;

export type Status = 'idle' | 'connecting' | 'open' | 'lost';

export class Socket {
  /** `lost` only after the line was up once or the first try failed. */
  status: Status = $state('idle');
  /** The public id of this browser's player; known after the first welcome. */
  player: string | null = $state(null);
  /** Server's clock minus this machine's, in ms. */
  skew_ms = $state(0);

  readonly #open: () => Line;
  readonly #listeners = new Set<Listener>();
  #line: Line | null = null;
  #ready = false;
  #tries = 0;
  #heard = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;

  constructor(open: () => Line) {
    this.#open = open;
  }

  /** Adds a listener, and connects at the first one. Gives the function that removes it. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    if (this.#line === null && this.status === 'idle') this.#connect();
    else if (this.#ready) listener.onready();
    return () => this.#listeners.delete(listener);
  }

  /** Sends now, or gives false when the line is not up: the caller sends again in `onready`. */
  send(frame: ClientFrame): boolean {
    if (!this.#ready || this.#line === null) return false;
    this.#line.send(JSON.stringify(frame));
    return true;
  }

  /** The network is back or the page is seen again: do not wait for the next try. */
  hurry(): void {
    if (this.status === 'lost') {
      this.#tries = 0;
      this.#connect();
    } else if (this.status === 'open') this.send({ t: 'ping' });
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#drop();
    if (this.status !== 'lost') this.status = 'connecting';
    const line = this.#open();
    this.#line = line;
    this.#timer = setTimeout(() => this.#lost(line), OPENING_MS);
    line.onopen = () => line.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL_VERSION }));
    line.onmessage = (event) => {
      if (this.#line !== line || typeof event.data !== 'string') return;
      this.#heard = Date.now();
      this.#receive(line, JSON.parse(event.data) as ServerFrame);
    };
    line.onclose = () => this.#lost(line);
  }

  #receive(line: Line, frame: ServerFrame): void {
    if (frame.t === 'welcome') {
      clearTimeout(this.#timer);
      this.#ready = true;
      this.#tries = 0;
      this.player = frame.player;
      this.skew_ms = frame.server_ms - Date.now();
      this.status = 'open';
      clearInterval(this.#beat);
      this.#beat = setInterval(() => this.#check(line), PING_MS);
      this.#listeners.forEach((listener) => listener.onready());
      return;
    }
    this.#listeners.forEach((listener) => listener.onframe(frame));
  }

  #check(line: Line): void {
    if (Date.now() - this.#heard > SILENCE_MS) this.#lost(line);
    else this.send({ t: 'ping' });
  }

  #lost(line: Line): void {
    if (this.#line !== line) return;
    this.#drop();
    this.status = 'lost';
    const wait = BACKOFF_MS[Math.min(this.#tries, BACKOFF_MS.length - 1)] ?? 4_000;
    this.#tries += 1;
    // Spread, so that a restarted server is not met by everybody at once.
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#ready = false;
    const line = this.#line;
    this.#line = null;
    if (line) {
      line.onopen = line.onmessage = line.onclose = null;
      line.close();
    }
  }
}

let shared: Socket | undefined;

/** The page's socket, made at first use. */
export function socket(): Socket {
  if (!shared) {
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`;
    const made = new Socket(() => new WebSocket(address) as Line);
    addEventListener('online', () => made.hurry());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') made.hurry();
    });
    shared = made;
  }
  return shared;
}
