/**
 * Every sentence stands in words, none in a component: `tsx test/sentences/check.ts`. What a shell alone says stands beside
 * it in a file `…-words.ts` and nothing else does. Sentences that stood in components before are in `left.txt`, a line
 * each; the list may only shrink. `--list` says where they stand.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sentencesIn } from './find.ts';
import { troublesWith } from './judge.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const files = readdirSync(`${ROOT}app`, { recursive: true, encoding: 'utf8' })
  .filter((file) => /[.]tsx?$/.test(file) && !file.endsWith('-words.ts'))
  .map((file) => `app/${file.replaceAll('\\', '/')}`)
  .sort();
const found = files.flatMap((file) =>
  sentencesIn(file, readFileSync(ROOT + file, 'utf8')).map((sentence) => ({ file, ...sentence })),
);
if (process.argv.includes('--list')) say(found.map(({ file, line, text }) => `${file}:${line} ${text}`));
const left = readFileSync(new URL('left.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '');
const troubles = troublesWith(found, left);
say(troubles);
process.exitCode = troubles.length === 0 ? 0 : 1;

function say(lines: readonly string[]): void {
  for (const line of lines) console.log(line);
}
