import { describe, expect, it } from 'vitest';
import { config, tile } from './fixture.ts';
import { meaning, tileOf, type Press } from './keys.ts';

const press = (key: string, code = '', over: Partial<Press> = {}): Press => ({
  key,
  code,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...over,
});
const letter = (text: string, blank = false, physical = false) => ({
  kind: 'letter',
  tile: tile(text),
  blank,
  physical,
});

describe('letters', () => {
  it('go by what was typed, in either case', () => {
    expect(meaning(config, press('а', 'KeyF'), true)).toEqual(letter('А'));
    expect(meaning(config, press('А', 'KeyF'), true)).toEqual(letter('А'));
  });

  it('mean a blank with Shift only, never with Caps Lock alone', () => {
    expect(meaning(config, press('А', 'KeyF', { shiftKey: true }), true)).toEqual(letter('А', true));
  });

  it('go by the physical key where the typed letter is foreign', () => {
    expect(meaning(config, press('f', 'KeyF'), true)).toEqual(letter('А', false, true));
    expect(meaning(config, press('F', 'KeyF', { shiftKey: true }), true)).toEqual(letter('А', true, true));
    expect(meaning(config, press(';', 'Semicolon'), true)).toEqual(letter('Ж', false, true));
  });

  it('Ё gives Е where the set has no Ё', () => {
    expect(tileOf(config, 'ё')).toBe(tile('Е'));
    expect(meaning(config, press('`', 'Backquote'), true)).toEqual(letter('Е', false, true));
  });

  it('the comma is Б while a cursor is shown, and a step back when none is', () => {
    expect(meaning(config, press(',', 'Comma'), true)).toEqual(letter('Б', false, true));
    expect(meaning(config, press(',', 'Comma'), false)).toEqual({ kind: 'previous' });
  });
});

describe('other keys', () => {
  it('do what the table says', () => {
    expect(meaning(config, press('Enter'), false)).toEqual({ kind: 'commit' });
    expect(meaning(config, press(' '), false)).toEqual({ kind: 'shuffle' });
    expect(meaning(config, press('2'), false)).toEqual({ kind: 'pass' });
    expect(meaning(config, press('F4'), false)).toEqual({ kind: 'exchange' });
    expect(meaning(config, press('ArrowUp'), false)).toEqual({ kind: 'arrow', to: 'up' });
    expect(meaning(config, press('9'), false)).toBeNull();
  });

  it('are the browser’s with Ctrl, Alt or Meta', () => {
    for (const held of ['ctrlKey', 'altKey', 'metaKey'] as const)
      expect(meaning(config, press('а', 'KeyF', { [held]: true }), true)).toBeNull();
  });
});
