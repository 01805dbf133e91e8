/**
 * Every sentence stands in a messages file, none in a component: `tsx test/literal-text/check.ts`. What a page says that is no feature's
 * stands beside it in a file `…-messages.ts`; sentences stand nowhere else in `app/`, and those of features in `lib/`.
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
