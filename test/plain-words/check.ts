/**
 * Fails if comments, messages and test titles hold more hard words than `limit.ts` allows, or if an exported function
 * of the engine has a docstring that does not begin with a verb: `tsx test/plain-words/check.ts`. With `--list` it
 * prints each place.
 */
import { bareFunctionsIn } from './docstrings.ts';
import { MAX_BARE_FUNCTIONS, MAX_HARD_WORDS } from './limit.ts';
import { proseIn } from './prose.ts';
import { readSources } from './sources.ts';
import { hardWordsIn } from './words.ts';

const sources = readSources();

report(
  'hard words',
  MAX_HARD_WORDS,
  sources
    .filter(({ content }) => hardWordsIn(content).length > 0)
    .flatMap(({ file, content }) =>
      proseIn(file, content).flatMap(({ line, text }) =>
        hardWordsIn(text).map((word) => `${file}:${line} has “${word}”: ${text}`),
      ),
    ),
);
report(
  'exported functions without a docstring that begins with a verb (test/plain-words/docstrings.ts)',
  MAX_BARE_FUNCTIONS,
  sources
    .filter(({ file }) => file.startsWith('lib/'))
    .flatMap(({ file, content }) =>
      bareFunctionsIn(file, content).map(
        ({ line, name, text }) => `${file}:${line} ${name}: ${text ?? 'no docstring'}`,
      ),
    ),
);

/** Prints the number of places, and fails if the number exceeds the limit. */
function report(what: string, limit: number, places: readonly string[]): void {
  const isTooMany = places.length > limit;
  if (isTooMany || process.argv.includes('--list')) for (const place of places) console.log(place);
  console.log(`${places.length} ${what}; ${limit} are allowed (test/plain-words/limit.ts)`);
  if (isTooMany) process.exitCode = 1;
}
