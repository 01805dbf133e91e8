/**
 * The built scripts that a page loads before it shows anything. On a phone they contain no message of a feature, so a
 * new feature does not make them longer. A list of modules would not show that, so the test reads the built scripts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { sentencesIn } from '../literal-text/find.ts';
import { sharedMentatUrl } from './support/shared.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The messages of features, by file: `lib/features/charity/labels.ts`. */
const SAID = /^lib[/](?!messages[/]).+[/](labels[.]ts|messages[.]ts|messages[/].+[.]ts)$/;
/** Texts that belong to no feature, but that a few features also contain: names of phases. */
const SHARED = /^lib[/]messages[/].+[.]ts$/;

const pieces = piecesOfFeatures();

it.each(['/t/ABCDEF/seat', '/t/ABCDEF', '/'])('contains no message of a feature: %s', async (path) => {
  const first = await firstScripts(path);
  expect(pieces.filter(({ piece }) => first.includes(piece))).toEqual([]);
});

it('the check finds a feature message in the scripts of the shared screen', async () => {
  const first = await firstScripts('/t/ABCDEF/screen');
  const found = pieces.filter(({ piece }) => first.includes(piece));
  expect(new Set(found.map(({ file }) => file))).toContain('lib/features/charity/labels.ts');
});

it('the check reads the scripts of a phone, which contain the page shell', async () => {
  expect(await firstScripts('/t/ABCDEF/seat')).toContain('Looking for the table');
});

/** Returns the text of all scripts that the page's HTML names. */
async function firstScripts(path: string): Promise<string> {
  const html = await textOf(path);
  const scripts = new Set([...html.matchAll(/[/]_next[/]static[/][^"'\\]+?[.]js/g)].map(([address]) => address));
  return (await Promise.all([...scripts].map(textOf))).join('\n');
}

async function textOf(path: string): Promise<string> {
  const answer = await fetch(sharedMentatUrl() + path);
  expect(answer.ok).toBe(true);
  return answer.text();
}

/** Returns the longest literal piece of each message of a feature, without its placeholders. */
function piecesOfFeatures(): readonly { readonly file: string; readonly piece: string }[] {
  const shared = filesLike(SHARED).map(contentOf).join('\n');
  return filesLike(SAID).flatMap((file) =>
    sentencesIn(file, contentOf(file))
      .map(({ text }) => text.split('□').toSorted((one, other) => other.length - one.length)[0] ?? '')
      .filter((piece) => piece.length >= 12 && !shared.includes(piece))
      .map((piece) => ({ file, piece })),
  );
}

function filesLike(pattern: RegExp): readonly string[] {
  return readdirSync(join(ROOT, 'lib'), { recursive: true, encoding: 'utf8' })
    .map((file) => `lib/${file.split(sep).join('/')}`)
    .filter((file) => pattern.test(file));
}

function contentOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}
