import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientFrame, ServerFrame } from '$lib/wire';
import { PING_MS, SILENCE_MS, Socket, type Line } from './socket.svelte.ts';

class FakeLine implements Line {
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  closed = false;
  readonly sent: ClientFrame[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientFrame);
  }
  close(): void {
    this.closed = true;
  }
  say(frame: ServerFrame): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }
  greet(): void {
    this.onopen?.(new Event('open'));
    this.say({ t: 'welcome', protocol: 1, server_ms: Date.now() + 1000, player: 'p1' });
  }
}

let lines: FakeLine[];
let socket: Socket;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  socket = new Socket(() => {
    const line = new FakeLine();
    lines.push(line);
    return line;
  });
});
afterEach(() => vi.useRealTimers());

const listener = () => ({ onready: vi.fn(), onframe: vi.fn() });

describe('the socket', () => {
  it('greets first and is ready after the welcome', () => {
    const one = listener();
    socket.listen(one);
    expect(socket.send({ t: 'ping' })).toBe(false);
    lines[0]?.greet();
    expect(lines[0]?.sent).toEqual([{ t: 'hello', protocol: 1 }]);
    expect(one.onready).toHaveBeenCalledOnce();
    expect(socket.status).toBe('open');
    expect(socket.player).toBe('p1');
    expect(socket.skew_ms).toBe(1000);
  });

  it('comes back by itself and tells its listeners again', () => {
    const one = listener();
    socket.listen(one);
    lines[0]?.greet();
    lines[0]?.onclose?.(new CloseEvent('close'));
    expect(socket.status).toBe('lost');
    vi.advanceTimersByTime(1_000);
    expect(lines).toHaveLength(2);
    lines[1]?.greet();
    expect(one.onready).toHaveBeenCalledTimes(2);
    expect(socket.status).toBe('open');
  });

  it('takes a silent line for lost', () => {
    socket.listen(listener());
    lines[0]?.greet();
    vi.advanceTimersByTime(PING_MS);
    expect(lines[0]?.sent.at(-1)).toEqual({ t: 'ping' });
    vi.advanceTimersByTime(SILENCE_MS);
    expect(socket.status).not.toBe('open');
    expect(lines[0]?.closed).toBe(true);
  });

  it('does not listen to a line that it has left', () => {
    const one = listener();
    socket.listen(one);
    const old = lines[0];
    old?.greet();
    const hear = old?.onmessage;
    old?.onclose?.(new CloseEvent('close'));
    vi.advanceTimersByTime(1_000);
    hear?.(new MessageEvent('message', { data: JSON.stringify({ t: 'pong', server_ms: 0 }) }));
    expect(one.onframe).not.toHaveBeenCalled();
  });
});
