/** `npm run build`: builds the pages with Next and the server as one bundle, and notes the digest of the sources. */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { clearStamp, digestOfSources, writeStamp } from './build-stamp.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
// This stands before the build: if a source changes during it, the next start builds again.
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
    // A separate thread needs a separate file.
    { in: 'server/application/table-file/worker.ts', out: 'table-file-worker' },
  ],
  outdir: '.build',
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  sourcemap: true,
  // Removes code that NODE_ENV excludes.
  minifySyntax: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
});
writeStamp(ROOT, digest);
