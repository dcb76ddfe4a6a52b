/** The page's texts exist in every language, with the variables that the page gives. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogueFiles, withSpare } from '../../../tooling/catalogues.ts';
import { Catalogue } from './fluent.ts';

const SOURCE = resolve(import.meta.dirname, '../..');
const source = (language: string): string =>
  catalogueFiles(language)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [path] : [];
  });
}

/** Every `t('id')` and `t('id', { a, b: … })` that names its id. */
function calls(): { where: string; id: string; vars: string[] }[] {
  return sources(SOURCE).flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    return [...text.matchAll(/\bt\(\s*'([a-z0-9-]+)'(?:,\s*\{([^}]*)\})?/g)].map(
      ([, id = '', vars = '']) => ({
        where: path,
        id,
        vars: [...vars.matchAll(/(?:^|,)\s*([a-z]+)\s*(?=[:,]|$)/g)].map(([, name = '']) => name),
      }),
    );
  });
}

describe('a text that a language lacks', () => {
  const spare =
    'one = One\n\n# note\ntwo =\n    { $n ->\n        [one] { $n } thing\n       *[other] { $n } things\n    }\nthree = Three\n';

  it('is taken from English, and named', () => {
    const { source: whole, borrowed } = withSpare('one = Еден\n', spare);
    expect(borrowed).toEqual(['two', 'three']);
    const catalogue = new Catalogue('mk', whole);
    expect(catalogue.text('one')).toBe('Еден');
    expect(catalogue.text('two', { n: 2 })).toBe('2 things');
    expect(catalogue.text('three')).toBe('Three');
  });

  it('is missing nowhere today', () => {
    for (const language of ['ru', 'mk'])
      expect(withSpare(source(language), source('en')).borrowed).toEqual([]);
  });
});

describe.each(['ru', 'en', 'mk'])('the %s catalogue', (language) => {
  const catalogue = new Catalogue(language, source(language));

  it('has every text that the page asks for by name', () => {
    const missing = calls().filter(({ id }) => !catalogue.has(id));
    expect(missing).toEqual([]);
    expect(calls().length).toBeGreaterThan(150);
  });

  it('needs no variable that the page does not give', () => {
    for (const { id, vars } of calls()) {
      const given = Object.fromEntries(vars.map((name) => [name, 2]));
      expect(() => catalogue.text(id, given), id).not.toThrow();
    }
  });

  it('counts as the language does', () => {
    const text = (count: number): string => catalogue.text('tiles-in-rack', { count });
    if (language === 'ru') {
      expect(text(1)).toContain('1 фишка');
      expect(text(3)).toContain('3 фишки');
      expect(text(11)).toContain('11 фишек');
      expect(text(21)).toContain('21 фишка');
    } else if (language === 'mk') {
      expect(text(1)).toContain('1 плочка');
      expect(text(3)).toContain('3 плочки');
      expect(text(11)).toContain('11 плочки');
      expect(text(21)).toContain('21 плочка');
    } else {
      expect(text(1)).toContain('1 tile ');
      expect(text(3)).toContain('3 tiles');
    }
  });

  it('does not hide a missing text', () => {
    expect(() => catalogue.text('there-is-no-such-text')).toThrow();
  });
});
