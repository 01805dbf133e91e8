import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Writes the server as `server.js` and the thread that opens files as `table-file-worker.js`. Packages stay outside, so
 * the folder must be below the project's.
 * @param {string} folder
 * @param {'production' | 'test'} mode the value of NODE_ENV; code for another mode is left out
 */
export const bundleServer = (folder, mode) =>
  build({
    absWorkingDir: ROOT,
    entryPoints: [
      { in: 'server/index.ts', out: 'server' },
      // The worker runs in a separate thread, which needs a separate file.
      { in: 'server/application/table-file/worker.ts', out: 'table-file-worker' },
    ],
    outdir: folder,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: true,
    // Removes code that NODE_ENV excludes.
    minifySyntax: true,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    logLevel: 'warning',
  });
