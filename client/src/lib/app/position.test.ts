import { describe, expect, it } from 'vitest';
import { config, tile } from '$lib/board/fixture';
import type { EntryView, WordView } from '$lib/wire';
import { boardAfter, bubbleSquare, placeName, rounds, wordSquares, wordText } from './position.ts';

const word = (text: string, at: number, across: boolean): WordView => ({
  at,
  across,
  tiles: btoa(String.fromCharCode(...[...text].map(tile))),
  score: 1,
});

const entry = (seat: number, over: Partial<EntryView> = {}): EntryView => ({
  seat,
  kind: 'play',
  points: 1,
  total: 1,
  words: [],
  placed: [],
  swapped: null,
  swapped_to: null,
  readings: [],
  bonus: 0,
  count: 0,
  pending: false,
  challenge: null,
  votes: null,
  explanation: '',
  theme: 0,
  timed_out: false,
  ...over,
});

describe('words', () => {
  it('read as text, with their squares and where they start', () => {
    const across = word('БАБА', 5, true);
    expect(wordText(config, across)).toBe('БАБА');
    expect(wordSquares(config, across)).toEqual([5, 6, 7, 8]);
    expect(placeName(config, across)).toBe('2A');
    expect(wordSquares(config, word('БАБА', 5, false))).toEqual([5, 10, 15, 20]);
    expect(placeName(config, word('БАБА', 5, false))).toBe('A2');
  });
});

describe('the sum of a play', () => {
  const free = (): boolean => false;

  it('stands in the first square after the word', () => {
    expect(bubbleSquare(config, word('БАБА', 5, true), free)).toBe(9);
    expect(bubbleSquare(config, word('БАБ', 5, false), free)).toBe(20);
  });

  it('stands before a word that ends at the rim, else beside its last letter, never on a tile', () => {
    expect(bubbleSquare(config, word('БАБА', 6, true), free)).toBe(5);
    expect(bubbleSquare(config, word('БАБА', 6, true), (square) => square === 5)).toBe(4);
    expect(bubbleSquare(config, word('БАБА', 6, true), (square) => square === 5 || square === 4)).toBe(14);
    expect(bubbleSquare(config, word('БАБАБ', 5, true), () => true)).toBeNull();
  });
});

describe('the sheet', () => {
  it('begins a new row when a seat would stand twice in one', () => {
    const rows = rounds([entry(1), entry(0), entry(1), entry(0), entry(0)], [0, 1]);
    const seats = rows.map(({ cells }) => cells.map((cell) => cell?.index ?? null));
    expect(seats).toEqual([
      [null, 0],
      [1, 2],
      [3, null],
      [4, null],
    ]);
  });

  it('gives every entry exactly one place', () => {
    const sheet = [2, 0, 1, 2, 0, 0, 1, 2, 1].map((seat) => entry(seat));
    const found = rounds(sheet, [1, 2, 0]).flatMap(({ cells }) => cells.flatMap((cell) => cell?.index ?? []));
    expect(found.sort((a, b) => a - b)).toEqual(sheet.map((_, index) => index));
  });

  it('gives the board after any number of moves, withdrawn ones left out, swaps and new readings done', () => {
    const sheet = [
      entry(0, {
        placed: [
          [12, 0x80 | tile('А')],
          [13, tile('Б')],
        ],
      }),
      entry(1, { kind: 'withdrawn', placed: [[14, tile('В')]] }),
      entry(0, { placed: [[7, tile('Г')]], swapped: 12, swapped_to: tile('А') }),
      entry(1, { placed: [[8, 0x80 | tile('В')]] }),
      entry(0, { placed: [[9, tile('А')]], readings: [[8, 0x80 | tile('Е')]] }),
    ];
    const at = (count: number): Record<number, number> =>
      Object.fromEntries([...boardAfter(config, sheet, count).entries()].filter(([, one]) => one !== 0));
    expect(at(0)).toEqual({});
    expect(at(2)).toEqual({ 12: 0x80 | tile('А'), 13: tile('Б') });
    expect(at(3)).toEqual({ 7: tile('Г'), 12: tile('А'), 13: tile('Б') });
    expect(at(4)[8]).toBe(0x80 | tile('В'));
    expect(at(5)).toMatchObject({ 8: 0x80 | tile('Е'), 9: tile('А') });
  });
});
