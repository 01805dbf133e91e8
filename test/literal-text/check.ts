/**
 * Checks that every sentence is in a messages file, and none in a component: `tsx test/literal-text/check.ts`.
 * Sentences of a page are in the files `…-messages.ts` next to it, those of features in `lib/`; `app/` has no others.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sentencesIn } from './find.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const files = readdirSync(`${ROOT}app`, { recursive: true, encoding: 'utf8' })
  .filter((file) => /[.]tsx?$/.test(file) && !/^(?!_features).*-messages[.]ts$/.test(file))
  .map((file) => `app/${file.replaceAll('\\', '/')}`)
  .sort();
const troubles = files.flatMap((file) =>
  sentencesIn(file, readFileSync(ROOT + file, 'utf8')).map(
    ({ line, text }) => `${file}:${line} holds “${text}”, which belongs in a messages file`,
  ),
);
for (const trouble of troubles) console.log(trouble);
process.exitCode = troubles.length === 0 ? 0 : 1;
