import { describe, expect, it } from 'vitest';
import { addressOf, NOTHING, questionOf, wantedOf } from './searching.ts';

const WANTED = { ...NOTHING, way: 'letters', q: 'ВОЛШЕБ?', shortest: '5', band: 'known' } as const;

describe('a search', () => {
  it('is read from its address as it was written', () => {
    expect(wantedOf(new URLSearchParams(addressOf(WANTED, 'ru_general')))).toEqual(WANTED);
  });

  it('leaves out of its address what is not chosen', () => {
    expect(addressOf({ ...NOTHING, q: 'К?Т' }, 'ru_general')).toBe(
      'list=ru_general&find=pattern&q=%D0%9A%3F%D0%A2',
    );
  });

  it('takes an address that says nonsense for a pattern', () => {
    expect(wantedOf(new URLSearchParams('find=everything&q=A')).way).toBe('pattern');
  });

  it('asks for the next page after the last word', () => {
    const asked = new URLSearchParams(questionOf(WANTED, 'ВОЛ'));
    expect([asked.get('after'), asked.get('shortest'), asked.get('longest'), asked.get('way')]).toEqual([
      'ВОЛ',
      '5',
      null,
      'letters',
    ]);
  });
});
