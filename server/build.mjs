/** `npm run build`: the pages with Next, the server as one bundle; and a note of the sources they were made of. */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { clearStamp, digestOfSources, writeStamp } from './build-stamp.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
// Before the build reads them: what changes meanwhile makes the next start build again.
const digest = digestOfSources(ROOT);
clearStamp(ROOT);

const pages = spawnSync(process.execPath, [join(ROOT, 'node_modules/next/dist/bin/next'), 'build'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
});
if (pages.status !== 0) process.exit(1);

await build({
  absWorkingDir: ROOT,
  entryPoints: [
    { in: 'server/index.ts', out: 'server' },
    // A thread of its own needs a file of its own.
    { in: 'server/application/table-file/worker.ts', out: 'table-file-worker' },
  ],
  outdir: '.build',
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  sourcemap: true,
  // Leaves out what NODE_ENV rules out.
  minifySyntax: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
});
writeStamp(ROOT, digest);
