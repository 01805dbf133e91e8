/**
 * `npm start`. Any Node that can read modules can read this file, so a Node that is too old still gets a clear message.
 * The rest is in `start.mjs`.
 */
import { judgeNode } from './node-version.mjs';

var found = judgeNode(process.versions.node);

if (found.problem) {
  console.error(found.problem);
  process.exit(1);
} else {
  if (found.warning) console.warn(found.warning);
  import('./start.mjs').catch(function (error) {
    console.error(error);
    process.exit(1);
  });
}
