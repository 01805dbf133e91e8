/** `npm run scenario -- FILE…` runs scenario files; without a file, all files in this folder. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runFile, scenarioFiles } from '../support/scenario/files.ts';

const asked = process.argv.slice(2);
const files = asked.length > 0 ? asked : scenarioFiles(dirname(fileURLToPath(import.meta.url)));
const results = files.flatMap(runFile);

for (const { id, problems } of results) {
  console.log(problems.length === 0 ? `ok      ${id}` : `FAILED  ${id}`);
  for (const problem of problems) console.log(`        ${problem}`);
}
const failed = results.filter(({ problems }) => problems.length > 0).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 && results.length > 0 ? 0 : 1;
