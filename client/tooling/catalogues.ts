/**
 * The shared Fluent catalogues (`src/fishka/locales/<language>/*.ftl`), one module per language:
 * `import source, { borrowed } from 'virtual:catalogue/mk'` gives every area that a browser may need as one text.
 * What only the command line or the server says stays out. A text that a language lacks is taken from English and
 * is among `borrowed`: a page must not fail for it, and whoever works on the page sees it in the console.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

export const LOCALES = resolve(import.meta.dirname, '../../src/fishka/locales');
const PREFIX = 'virtual:catalogue/';
const LEFT_OUT = new Set(['cli.ftl', 'rules.ftl', 'rulebook.ftl', 'book.ftl']);
const SPARE = 'en';

export function catalogueFiles(language: string): string[] {
  const folder = resolve(LOCALES, language);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ftl') && !LEFT_OUT.has(name))
    .sort()
    .map((name) => resolve(folder, name));
}

const read = (language: string): string =>
  catalogueFiles(language)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** Each text of a Fluent source by its id, as it is written there. */
function entries(source: string): Map<string, string> {
  const blocks = source.split(/\n(?=[a-z#-])/u);
  return new Map(
    blocks.flatMap((block) => [...block.matchAll(/^([a-z][\w-]*) =/gu)].map(([, id]) => [id ?? '', block])),
  );
}

/** A language's texts and, after them, those of English that it lacks. */
export function withSpare(own: string, spare: string): { source: string; borrowed: string[] } {
  const known = new Set([...new FluentResource(own).body].map((message) => message.id));
  const missing = [...entries(spare)].filter(([id]) => !known.has(id));
  return {
    source: [own, ...missing.map(([, entry]) => entry)].join('\n'),
    borrowed: missing.map(([id]) => id),
  };
}

export function catalogues(): Plugin {
  return {
    name: 'fishka-catalogues',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const language = id.slice(PREFIX.length + 1);
      for (const file of [...catalogueFiles(language), ...catalogueFiles(SPARE)]) this.addWatchFile(file);
      const { source, borrowed } = withSpare(read(language), read(SPARE));
      if (borrowed.length > 0) this.warn(`${language} lacks ${borrowed.join(', ')}: taken from ${SPARE}`);
      return `export const borrowed = ${JSON.stringify(borrowed)};\nexport default ${JSON.stringify(source)};`;
    },
  };
}
