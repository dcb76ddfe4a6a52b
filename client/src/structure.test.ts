/** How the client's files may lean on each other: no circles, and the board on nothing but itself. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = import.meta.dirname;

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [path] : [];
  });
}

/** Files that a file imports for more than their types. */
function imports(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(/^\s*import\s+(?!type\b)(?:[^'"]*?from\s+)?['"]([^'"]+)['"]/gm)].flatMap(
    ([, name = '']) => {
      const base = name.startsWith('$lib/')
        ? join(SOURCE, 'lib', name.slice(5))
        : resolve(dirname(path), name);
      if (!name.startsWith('.') && !name.startsWith('$lib/')) return [];
      const found = [base, `${base}.ts`, `${base}.svelte.ts`].find(
        (candidate) => existsSync(candidate) && /\.(ts|svelte)$/.test(candidate),
      );
      return found === undefined ? [] : [found];
    },
  );
}

const graph = new Map(sources(SOURCE).map((path) => [path, imports(path)]));
const name = (path: string): string => relative(SOURCE, path);

it('has no circle of imports', () => {
  const done = new Set<string>();
  const visit = (path: string, above: readonly string[]): void => {
    expect(above.includes(path), [...above, path].map(name).join(' → ')).toBe(false);
    if (done.has(path)) return;
    graph.get(path)?.forEach((next) => visit(next, [...above, path]));
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  expect(done.size).toBeGreaterThan(40);
});

it('lets the board lean on nothing but itself', () => {
  const board = join(SOURCE, 'lib', 'board');
  const inside = [...graph].filter(([path]) => path.startsWith(board));
  expect(inside.length).toBeGreaterThan(6);
  for (const [path, used] of inside)
    for (const other of used) expect(other.startsWith(board), `${name(path)} uses ${name(other)}`).toBe(true);
});
