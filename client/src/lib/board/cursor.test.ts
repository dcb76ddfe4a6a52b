import { describe, expect, it } from 'vitest';
import {
  backspace,
  clickSquare,
  deleteAtCursor,
  moveCursor,
  toggleDirection,
  typeLetter,
  type Typed,
} from './cursor.ts';
import { board, game, laidText, rackText, tile } from './fixture.ts';
import { follow, readingAt, type State } from './state.ts';

const type = (state: State, word: string): State =>
  [...word].reduce((now, letter) => typeLetter(now, tile(letter), false).state, state);

describe('clicking', () => {
  it('shows the arrow right, then down, then none', () => {
    let state = clickSquare(game('АБВГ'), 7);
    expect(state.cursor).toEqual({ square: 7, across: true });
    state = clickSquare(state, 7);
    expect(state.cursor).toEqual({ square: 7, across: false });
    expect(clickSquare(state, 7).cursor).toBeNull();
    expect(clickSquare(state, 8).cursor).toEqual({ square: 8, across: true });
  });

  it('does nothing on a fixed tile', () => {
    const state = clickSquare(game('АБВГ', { 8: 'Д' }), 7);
    expect(clickSquare(state, 8)).toEqual(state);
  });
});

describe('arrows', () => {
  it('show the cursor at the start square, then move it and stop at the rim', () => {
    let state = moveCursor(game('АБВГ'), 'left');
    expect(state.cursor).toEqual({ square: 12, across: true });
    for (let step = 0; step < 4; step++) state = moveCursor(state, 'left');
    expect(state.cursor?.square).toBe(10);
    expect(moveCursor(state, 'down').cursor?.square).toBe(15);
    expect(toggleDirection(state).cursor?.across).toBe(false);
  });
});

describe('a tile of two signs', () => {
  const letters = ['C', 'H', 'O', 'CH', 'LL', 'L'];
  const spanish = (rack: number[]): State => {
    const start = clickSquare(game('', {}, { letters, language: 'es', keys: {} }), 10);
    return follow(start, { fixed: board({}), rack, mine: false, order: rack });
  };
  const typed = (state: State, word: string): State =>
    [...word].reduce((now, sign) => typeLetter(now, letters.indexOf(sign) + 1, false).state, state);
  const laid = (state: State): (string | undefined)[] =>
    state.hand
      .filter((piece) => piece.at !== null)
      .sort((a, b) => (a.at ?? 0) - (b.at ?? 0))
      .map((piece) => letters[piece.tile - 1]);

  it('takes the place of its first sign when the second is typed', () => {
    const state = typed(spanish([1, 4, 3]), 'CHO');
    expect(laid(state)).toEqual(['CH', 'O']);
    expect(state.cursor).toEqual({ square: 12, across: true });
    expect(laid(typed(spanish([6, 5, 3]), 'LLO'))).toEqual(['LL', 'O']);
  });

  it('is laid by its first sign where there is no such tile, and the second is its own', () => {
    expect(laid(typed(spanish([4, 3, 2]), 'CHO'))).toEqual(['CH', 'O']);
  });

  it('is not made of two tiles that lie side by side without it', () => {
    expect(laid(typed(spanish([1, 2, 3]), 'CHO'))).toEqual(['C', 'H', 'O']);
  });
});

describe('typing', () => {
  it('lays letters along the arrow, passing tiles that lie there', () => {
    const state = type(clickSquare(game('АБВГ', { 11: 'Д', 12: 'Е' }), 10), 'АБ');
    expect(laidText(state)).toEqual({ 10: 'А', 13: 'Б' });
    expect(state.cursor).toEqual({ square: 14, across: true });
  });

  it('hides the cursor at the edge, where more letters do nothing', () => {
    const state = type(clickSquare(game('АБВГ'), 13), 'АБ');
    expect(state.cursor).toBeNull();
    expect(laidText(type(state, 'В'))).toEqual({ 13: 'А', 14: 'Б' });
  });

  it('does nothing without a cursor', () => {
    expect(typeLetter(game('АБВГ'), tile('А'), false).outcome).toBe('ignored');
  });

  it('falls back to a blank, and says so', () => {
    const { state, outcome } = typeLetter(clickSquare(game('?АБ'), 10), tile('Ж'), false);
    expect(outcome).toBe('blank');
    expect(laidText(state)).toEqual({ 10: 'ж' });
  });

  it('takes the blank when Shift asks for it, and nothing when there is neither', () => {
    const forced = typeLetter(clickSquare(game('?АБ'), 10), tile('А'), true);
    expect(laidText(forced.state)).toEqual({ 10: 'а' });
    expect(typeLetter(clickSquare(game('АБ'), 10), tile('Ж'), false).outcome).toBe('missing');
    expect(typeLetter(clickSquare(game('АБ'), 10), tile('А'), true).outcome).toBe('missing');
  });

  it('takes a blank off the board where the cursor was led onto it', () => {
    const state = type(moveCursor(clickSquare(game('АБ', { 11: 'а', 12: 'В' }), 10), 'right'), 'А');
    expect(laidText(state)).toEqual({ 11: 'А' });
    expect(rackText(state)).toBe('Б?');
  });

  it('reads a blank of the board anew with Shift, where the edition says so, and steps on', () => {
    const onBlank = (rereads: boolean): Typed =>
      typeLetter(moveCursor(clickSquare(game('АБ', { 11: 'а' }, { rereads }), 10), 'right'), tile('Е'), true);
    const { state, outcome } = onBlank(true);
    expect(outcome).toBe('reread');
    expect(readingAt(state, 11)).toBe(0x80 | tile('Е'));
    expect(state.cursor?.square).toBe(12);
    expect(onBlank(false).outcome).toBe('missing');
  });
});

describe('taking back', () => {
  it('walks back over the laid tiles', () => {
    let state = type(clickSquare(game('АБВГ', { 11: 'Д' }), 10), 'АБ');
    state = backspace(state);
    expect(laidText(state)).toEqual({ 10: 'А' });
    expect(state.cursor?.square).toBe(12);
    state = backspace(state);
    expect(laidText(state)).toEqual({});
    expect(state.cursor?.square).toBe(10);
    expect(backspace(state)).toEqual(state);
  });

  it('comes back from over the rim', () => {
    const state = backspace(type(clickSquare(game('АБВГ'), 13), 'АБ'));
    expect(laidText(state)).toEqual({ 13: 'А' });
    expect(state.cursor).toEqual({ square: 14, across: true });
  });

  it('lifts the tile under the cursor', () => {
    let state = type(clickSquare(game('АБВГ'), 10), 'АБ');
    state = moveCursor(moveCursor(state, 'left'), 'left');
    expect(laidText(deleteAtCursor(state))).toEqual({ 11: 'Б' });
  });
});
