/** Installs what is missing, builds what has changed, and starts the server: all that `npm start` does. */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './build-stamp.mjs';
import { isInstalled } from './installed.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(ROOT);
process.env.NEXT_TELEMETRY_DISABLED = '1';
process.env.npm_config_loglevel = 'error';

if (!isInstalled(ROOT)) {
  console.log('Installing what Mentat needs. This happens once, and takes the internet.');
  npm('ci', '--no-audit', '--no-fund');
}
if (!isBuilt(ROOT)) {
  console.log('Building Mentat. This takes about half a minute, and again only when the program has changed.');
  run(process.execPath, [join(ROOT, 'server', 'build.mjs')]);
}
process.env.NODE_ENV = 'production';
process.setSourceMapsEnabled(true);
await import('../.build/server.js');

function npm(...args) {
  const script = process.env.npm_execpath;
  if (script !== undefined && /\.c?js$/.test(script)) run(process.execPath, [script, ...args]);
  // On Windows npm is a script that only a shell can start.
  else run('npm', args, { shell: process.platform === 'win32' });
}

/** Quiet while it goes well. */
function run(file, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(file, args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    ...options,
  });
  if (status === 0) return;
  console.error([stdout, stderr, error?.message].filter(Boolean).join('\n').trim());
  console.error('That did not work, so Mentat has not started.');
  process.exit(1);
}
