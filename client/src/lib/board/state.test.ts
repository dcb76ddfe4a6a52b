import { describe, expect, it } from 'vitest';
import { board, game, id, laidText, rackText, tile, tiles } from './fixture.ts';
import {
  askBlank,
  askReading,
  cancelBlank,
  follow,
  isArranged,
  layOut,
  lift,
  moveInRack,
  nameBlank,
  place,
  placement,
  rackOrder,
  readAs,
  readingAt,
  recall,
  shuffle,
  takeOff,
  tileAt,
  type State,
} from './state.ts';

describe('laying tiles', () => {
  it('lays a tile, and gives it to the server sorted by square', () => {
    let state = game('АБВГ');
    state = place(state, id(state, 1), 13);
    state = place(state, id(state, 0), 12);
    expect(laidText(state)).toEqual({ 12: 'А', 13: 'Б' });
    expect(placement(state)).toEqual({
      placed: [
        [12, tile('А')],
        [13, tile('Б')],
      ],
      swap: null,
      readings: [],
    });
  });

  it('lays nothing on a fixed tile', () => {
    const state = game('АБВГ', { 12: 'Д' });
    expect(laidText(place(state, id(state, 0), 12))).toEqual({});
  });

  it('changes places when a tile is dropped on a tentative one', () => {
    let state = game('АБВГ');
    state = place(state, id(state, 0), 12);
    state = place(state, id(state, 1), 13);
    state = place(state, id(state, 0), 13);
    expect(laidText(state)).toEqual({ 12: 'Б', 13: 'А' });
  });

  it('sends the tentative tile to the rack place of the one that drives it off', () => {
    let state = game('АБВГ');
    state = place(state, id(state, 0), 12);
    state = place(state, id(state, 2), 12);
    expect(laidText(state)).toEqual({ 12: 'В' });
    expect(rackText(state)).toBe('БАГ');
  });

  it('brings every tile back to its own place in the rack', () => {
    let state = game('АБВГ');
    state = place(state, id(state, 2), 12);
    state = place(state, id(state, 0), 13);
    expect(rackText(recall(state))).toBe('АБВГ');
    expect(recall(state).laid).toEqual([]);
  });
});

describe('blanks', () => {
  it('ask for their letter, and are not ready before', () => {
    let state = game('?АБВ');
    state = place(state, id(state, 0), 12);
    expect(state.asking).toBe(id(state, 0));
    expect(placement(state)).toBeNull();
    state = nameBlank(state, tile('Ж'));
    expect(placement(state)).toEqual({ placed: [[12, 0x80 | tile('Ж')]], swap: null, readings: [] });
  });

  it('go back to the rack when the chooser is cancelled', () => {
    let state = game('?АБВ');
    state = cancelBlank(place(state, id(state, 0), 12));
    expect(laidText(state)).toEqual({});
    expect(state.asking).toBeNull();
  });

  it('keep their letter when they move, and lose it in the rack', () => {
    let state = game('?АБВ');
    state = place(state, id(state, 0), 12, tile('Ж'));
    state = place(state, id(state, 0), 14);
    expect(state.asking).toBeNull();
    expect(laidText(state)).toEqual({ 14: 'ж' });
    state = lift(state, id(state, 0));
    expect(place(state, id(state, 0), 12).asking).toBe(id(state, 0));
  });

  it('keep their letter when a change of it is cancelled', () => {
    let state = game('?АБВ');
    state = place(state, id(state, 0), 12, tile('Ж'));
    state = cancelBlank(askBlank(state, id(state, 0)));
    expect(laidText(state)).toEqual({ 12: 'ж' });
  });
});

describe('a blank taken off the board', () => {
  const fixed = { 12: 'а', 13: 'Б' };

  it('joins the hand for its very letter, and the move names the swap', () => {
    let state = game('АВГД', fixed);
    state = place(state, id(state, 0), 12);
    expect(rackText(state)).toBe('ВГД?');
    const freed = state.hand.find((piece) => piece.freed);
    state = place(state, freed?.id ?? 0, 7, tile('Е'));
    expect(placement(state)).toEqual({
      placed: [[7, 0x80 | tile('Е')]],
      swap: { square: 12, tile: tile('А') },
      readings: [],
    });
  });

  it('leaves the hand again when the swap is taken back, wherever it lay', () => {
    let state = game('АВГД', fixed);
    state = place(state, id(state, 0), 12);
    const freed = state.hand.find((piece) => piece.freed);
    state = place(state, freed?.id ?? 0, 7, tile('Е'));
    state = lift(state, id(state, 0));
    expect(laidText(state)).toEqual({});
    expect(rackText(state)).toBe('АВГД');
  });

  it('may be any tile where the edition says so, and that very tile joins the hand', () => {
    let state = game('АВГД', { 12: 'Ж' }, { swap: 'any_letter' });
    state = place(state, id(state, 0), 12);
    expect(state.hand.find((piece) => piece.freed)?.tile).toBe(tile('Ж'));
    expect(placement(state)?.swap).toEqual({ square: 12, tile: tile('А') });
  });

  it('may come off with nothing in its place, and goes back by the same tap', () => {
    const start = game('АВГД', { 12: 'Ж' }, { swap: 'any_letter', removes: true });
    const off = takeOff(start, 12);
    expect(placement(off)?.swap).toEqual({ square: 12, tile: null });
    expect(off.hand.find((piece) => piece.freed)?.tile).toBe(tile('Ж'));
    expect(tileAt(off, 12)).toBe(0);
    expect(takeOff(off, 12).hand).toEqual(start.hand);
    expect(recall(off).removed).toBeNull();
    expect(takeOff(game('АВГД', { 12: 'Ж' }), 12).removed).toBeNull();
  });

  it('is laid out from a play that somebody shows', () => {
    const state = layOut(game('АВ?Д', { 12: 'Ж' }, { swap: 'any_letter' }), {
      placed: [
        [7, tile('В')],
        [17, 0x80 | tile('Г')],
      ],
      swap: { square: 12, tile: tile('А') },
      readings: [],
    });
    expect(laidText(state)).toEqual({ 7: 'В', 12: 'А', 17: 'г' });
  });

  it('stays for another letter, and where the edition has no swap', () => {
    const other = game('АВГД', fixed);
    expect(laidText(place(other, id(other, 1), 12))).toEqual({});
    const without = game('АВГД', fixed, { swap: 'none' });
    expect(laidText(place(without, id(without, 0), 12))).toEqual({});
  });
});

describe('a blank of the board that may be read anew', () => {
  const over = { rereads: true };

  it('takes another letter with the next play, and its own letter takes that back', () => {
    let state = game('АБВГ', { 12: 'д', 13: 'Е' }, over);
    expect(askReading(state, 13).rereading).toBeNull();
    state = askReading(state, 12);
    expect(state.rereading).toBe(12);
    state = readAs(state, 12, tile('Ж'));
    expect(state.rereading).toBeNull();
    expect(tileAt(state, 12)).toBe(0x80 | tile('Ж'));
    state = place(state, id(state, 0), 11);
    expect(placement(state)).toEqual({
      placed: [[11, tile('А')]],
      swap: null,
      readings: [[12, 0x80 | tile('Ж')]],
    });
    expect(placement(readAs(state, 12, tile('Д')))?.readings).toEqual([]);
  });

  it('reads as it lies after a recall, when it is swapped, and where the board changed under it', () => {
    const state = readAs(game('ДБВГ', { 12: 'д' }, over), 12, tile('Ж'));
    expect(isArranged(state)).toBe(true);
    expect(isArranged(recall(state))).toBe(false);
    const swapped = place(state, id(state, 0), 12);
    expect(placement(swapped)).toMatchObject({ swap: { square: 12 }, readings: [] });
    expect(askReading(swapped, 12).rereading).toBeNull();
    const rack = tiles('ДБВГ');
    const next = (fixed: Record<number, string>, mine: boolean): State =>
      follow(state, { fixed: board(fixed), rack, mine, order: [] });
    expect(readingAt(next({ 12: 'д', 13: 'А' }, false), 12)).toBe(0x80 | tile('Ж'));
    expect(readingAt(next({ 12: 'в' }, false), 12)).toBeUndefined();
    expect(readingAt(next({ 12: 'д' }, true), 12)).toBeUndefined();
  });

  it('is laid out from a play that somebody shows, and keeps its letter where the edition says so', () => {
    const shown = { placed: [], swap: null, readings: [[12, 0x80 | tile('Ж')]] as [number, number][] };
    expect(readingAt(layOut(game('А', { 12: 'д' }, over), shown), 12)).toBe(0x80 | tile('Ж'));
    expect(readingAt(layOut(game('А', { 12: 'д' }), shown), 12)).toBeUndefined();
  });
});

describe('the rack', () => {
  it('takes a tile in between its others', () => {
    const state = game('АБВГ');
    expect(rackText(moveInRack(state, id(state, 3), 1))).toBe('АГБВ');
    expect(rackText(moveInRack(state, id(state, 0), 3))).toBe('БВГА');
  });

  it('never shuffles into the order that is seen', () => {
    const state = game('АБВГ');
    for (const number of [0, 0.3, 0.5, 0.7, 0.999]) {
      const mixed = shuffle(state, () => number);
      expect(rackText(mixed)).not.toBe('АБВГ');
      expect([...rackText(mixed)].sort().join('')).toBe('АБВГ');
    }
    const same = game('ААА');
    expect(rackText(shuffle(same, () => 0.5))).toBe('ААА');
  });

  it('shuffles only what is in it', () => {
    let state = game('АБВГ');
    state = place(state, id(state, 1), 12);
    expect(laidText(shuffle(state, () => 0.2))).toEqual({ 12: 'Б' });
  });

  it('takes the stored order at first', () => {
    const state = follow(game(''), {
      fixed: board({}),
      rack: tiles('АБВГ'),
      mine: false,
      order: tiles('ГВБА'),
    });
    expect(rackText(state)).toBe('ГВБА');
    expect(rackOrder(state)).toEqual(tiles('ГВБА'));
  });
});

describe('following the server', () => {
  function arranged(): State {
    let state = game('АБВГ', { 0: 'Ж' });
    state = place(state, id(state, 0), 12);
    return place(state, id(state, 1), 13);
  }

  it('keeps tentative tiles through an opponent’s move', () => {
    const state = follow(arranged(), {
      fixed: board({ 0: 'Ж', 1: 'Е' }),
      rack: tiles('АБВГ'),
      mine: false,
      order: [],
    });
    expect(laidText(state)).toEqual({ 12: 'А', 13: 'Б' });
    expect(state.stale).toBe(true);
  });

  it('takes back only the tiles whose squares were taken', () => {
    const state = follow(arranged(), {
      fixed: board({ 0: 'Ж', 12: 'Е' }),
      rack: tiles('АБВГ'),
      mine: false,
      order: [],
    });
    expect(laidText(state)).toEqual({ 13: 'Б' });
    expect(rackText(state)).toBe('АВГ');
  });

  it('puts them back when that move is challenged off', () => {
    const taken = follow(arranged(), {
      fixed: board({ 0: 'Ж', 12: 'Е' }),
      rack: tiles('АБВГ'),
      mine: false,
      order: [],
    });
    const free = follow(taken, { fixed: board({ 0: 'Ж' }), rack: tiles('АБВГ'), mine: false, order: [] });
    expect(laidText(free)).toEqual({ 12: 'А', 13: 'Б' });
  });

  it('drops my own tiles when my play came onto the board, and adds the drawn ones', () => {
    const state = follow(arranged(), {
      fixed: board({ 0: 'Ж', 12: 'А', 13: 'Б' }),
      rack: tiles('ВГАЕ'),
      mine: true,
      order: [],
    });
    expect(laidText(state)).toEqual({});
    expect(rackText(state)).toBe('ВГАЕ');
  });

  it('keeps as many of a letter as the rack has', () => {
    let state = game('ААБ');
    state = place(state, id(state, 0), 12);
    state = follow(state, { fixed: board({ 12: 'А' }), rack: tiles('АБ'), mine: true, order: [] });
    expect(rackText(state)).toBe('АБ');
  });

  it('gives a spectator no tiles', () => {
    const state = follow(game(''), { fixed: board({ 12: 'А' }), rack: null, mine: false, order: [] });
    expect(state.hand).toEqual([]);
  });
});
