/**
 * The shared Fluent catalogues (`src/fishka/locales/<language>/*.ftl`), one module per language:
 * `import source from 'virtual:catalogue/ru'` gives every area that a browser may need as one text.
 * What only the command line says stays out.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

export const LOCALES = resolve(import.meta.dirname, '../../src/fishka/locales');
const PREFIX = 'virtual:catalogue/';
const LEFT_OUT = new Set(['cli.ftl', 'rules.ftl']);

export function catalogueFiles(language: string): string[] {
  const folder = resolve(LOCALES, language);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ftl') && !LEFT_OUT.has(name))
    .sort()
    .map((name) => resolve(folder, name));
}

export function catalogues(): Plugin {
  return {
    name: 'fishka-catalogues',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const files = catalogueFiles(id.slice(PREFIX.length + 1));
      files.forEach((file) => this.addWatchFile(file));
      const source = files.map((file) => readFileSync(file, 'utf8')).join('\n');
      return `export default ${JSON.stringify(source)};`;
    },
  };
}
