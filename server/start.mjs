/** Installs what is missing, builds what has changed, and starts the server: all that `npm start` does. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './build-stamp.mjs';
import { hasTestTools, isInstalled } from './installed.mjs';
import { runStep } from './run-step.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(ROOT);
process.env.NEXT_TELEMETRY_DISABLED = '1';
process.env.npm_config_loglevel = 'error';

if (!isInstalled(ROOT)) {
  console.log(
    'The first start takes one to three minutes, and loads about 190 MB from the internet. This happens once.',
  );
  const omitted = hasTestTools(ROOT) ? [] : ['--omit=dev'];
  await step('Installing packages', npm('ci', ...omitted, '--no-audit', '--no-fund'));
}
if (!isBuilt(ROOT)) {
  await step('Building Mentat, about half a minute', {
    file: process.execPath,
    args: [join(ROOT, 'server', 'build.mjs')],
  });
}
process.env.NODE_ENV = 'production';
process.setSourceMapsEnabled(true);
await import('../.build/server.js');

/** Ends the process when a step fails: nothing can start without it. */
async function step(title, command) {
  const { ok, output } = await runStep(title, { cwd: ROOT, ...command });
  if (ok) return;
  console.error(output);
  console.error('That did not work, so Mentat has not started.');
  process.exit(1);
}

function npm(...args) {
  const script = process.env.npm_execpath;
  if (script !== undefined && /\.c?js$/.test(script)) return { file: process.execPath, args: [script, ...args] };
  // On Windows npm is a script that only a shell can start.
  return { file: 'npm', args, shell: process.platform === 'win32' };
}
