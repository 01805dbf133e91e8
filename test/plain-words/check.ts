/**
 * Fails if comments, messages and test titles hold more hard words than `limit.ts` allows:
 * `tsx test/plain-words/check.ts`. With `--list` it prints each place.
 */
import { MAX_HARD_WORDS } from './limit.ts';
import { proseIn } from './prose.ts';
import { readSources } from './sources.ts';
import { hardWordsIn } from './words.ts';

const found = readSources()
  .filter(({ content }) => hardWordsIn(content).length > 0)
  .flatMap(({ file, content }) =>
    proseIn(file, content).flatMap(({ line, text }) =>
      hardWordsIn(text).map((word) => `${file}:${line} has “${word}”: ${text}`),
    ),
  );
const isTooMany = found.length > MAX_HARD_WORDS;
if (isTooMany || process.argv.includes('--list')) for (const place of found) console.log(place);
console.log(`${found.length} hard words; ${MAX_HARD_WORDS} are allowed (test/plain-words/limit.ts)`);
process.exitCode = isTooMany ? 1 : 0;
