/** The README fits on one page, its pictures are small, and every link leads to a file. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const MOST_WORDS = 700;
const MAX_PICTURES = 6;
const MAX_BYTES = 900_000;

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'lib/README.md',
  'server/README.md',
  'app/README.md',
  'test/README.md',
];

const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Returns the addresses of links and pictures, without addresses of the web. */
const linksIn = (path: string): readonly string[] =>
  [...textOf(path).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link]) =>
    link === undefined || /^(https?:|#)/.test(link) ? [] : [link.replace(/#.*$/, '')],
  );

const pictures = linksIn('README.md').filter((link) => link.endsWith('.png'));

test('the README has at most 700 words', () => {
  const words = textOf('README.md')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word));
  expect(words.length).toBeGreaterThan(MOST_WORDS / 2);
  expect(words.length).toBeLessThanOrEqual(MOST_WORDS);
});

test('the README has at most six pictures of 900 kB together', () => {
  expect(pictures.length).toBeGreaterThan(1);
  expect(pictures.length).toBeLessThanOrEqual(MAX_PICTURES);
  const bytes = pictures.map((path) => statSync(join(ROOT, path)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_BYTES);
});

test('the README names both commands', () => {
  expect(textOf('README.md')).toContain('`npm start`');
  expect(textOf('README.md')).toContain('`npm test`');
});

test.each(DOCUMENTS)('every link of %s leads to a file', (path) => {
  const missing = linksIn(path).filter((link) => !existsSync(join(ROOT, dirname(path), link)));
  expect(missing).toEqual([]);
});

test('every page that the README names exists', () => {
  const named = [...textOf('README.md').matchAll(/`(\/[a-z/]+)`/g)].map(([, page]) => page ?? '');
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((page) => !existsSync(join(ROOT, 'app', page, 'page.tsx')))).toEqual([]);
});

test('every command that a document names exists', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
  const named = DOCUMENTS.flatMap((path) =>
    [...textOf(path).matchAll(/npm (?:run )?([a-z-]+(?::[a-z]+)?)/g)].map(([, name]) => name ?? ''),
  ).filter((name) => name !== 'test' && name !== 'start');
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test('every picture of the help pages exists', () => {
  const named = [...textOf('app/help/_components/evening-messages.ts').matchAll(/picture: '([a-z-]+)'/g)];
  expect(named.length).toBeGreaterThan(5);
  const missing = named.filter(([, name]) => !existsSync(join(ROOT, 'public/pictures', `${name ?? ''}.png`)));
  expect(missing.map(([, name]) => name)).toEqual([]);
});
