/**
 * Plays tables through the program's own pages and photographs the pages for the README and the help: `npm run
 * pictures`. `npm run pictures -- bid storm` takes only these two pictures. Look at each picture before you commit it.
 */
import { mkdirSync } from 'node:fs';
import { SCENES } from './scenes.ts';
import { PICTURES, Studio } from './studio.ts';

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !Object.hasOwn(SCENES, name));
if (unknown.length > 0) {
  console.error(`No such picture: ${unknown.join(', ')}. Pictures: ${Object.keys(SCENES).join(', ')}`);
  process.exit(2);
}
mkdirSync(PICTURES, { recursive: true });
const studio = await Studio.open();
let failed = 0;
for (const [name, scene] of Object.entries(SCENES)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  try {
    await scene(studio);
    console.log(`taken   ${name}`);
  } catch (error) {
    failed += 1;
    console.error(`FAILED  ${name}`, error);
  }
}
await studio.close();
process.exitCode = failed === 0 ? 0 : 1;
