/** Prints 100 random comments, messages, questions and test titles: `npm run sample-sentences -- SEED`. */
import { drawn } from './draw.ts';
import { proseIn } from './prose.ts';
import { readSources } from './sources.ts';

const SIZE = 100;

const seed = process.argv[2];
if (seed === undefined) {
  console.error('Give a seed, any word or number: npm run sample-sentences -- 7');
  process.exitCode = 2;
} else {
  const all = readSources().flatMap(({ file, content }) =>
    proseIn(file, content).map(({ line, text, groups }) => `${file}:${line}  ${[...groups, text].join(' › ')}`),
  );
  drawn(all, SIZE, seed).forEach((line, at) => {
    console.log(`${String(at + 1).padStart(3)}  ${line}`);
  });
}
