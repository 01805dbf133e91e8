/**
 * What comes with a page before anything of it is shown, as it was built: on a phone nothing that a feature says, so that
 * another feature makes it no longer. Which modules are named says less than what is left of them, so the scripts are read.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { sentencesIn } from '../literal-text/find.ts';
import { sharedMentatUrl } from './support/shared.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What features say, by the files of their messages: `lib/features/charity/labels.ts`. */
const SAID = /^lib[/](?!messages[/]).+[/](labels[.]ts|messages[.]ts|messages[/].+[.]ts)$/;
/** What no feature owns, and a few of them say as well: names of phases. */
const SHARED = /^lib[/]messages[/].+[.]ts$/;

const pieces = piecesOfFeatures();

it.each(['/t/ABCDEF/seat', '/t/ABCDEF', '/'])('holds no word of a feature: %s', async (path) => {
  const first = await firstScripts(path);
  expect(pieces.filter(({ piece }) => first.includes(piece))).toEqual([]);
});

it('would find one: the screen says at once what is awaited', async () => {
  const first = await firstScripts('/t/ABCDEF/screen');
  const found = pieces.filter(({ piece }) => first.includes(piece));
  expect(new Set(found.map(({ file }) => file))).toContain('lib/features/charity/labels.ts');
});

it('is read as it is built: the shell of a phone stands in it', async () => {
  expect(await firstScripts('/t/ABCDEF/seat')).toContain('Looking for the table');
});

/** All scripts that the page itself names, in one. */
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

/** The longest piece of each sentence that stands in it as it is read, whatever is put into it; of features’ alone. */
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
