/** `npm run build`: builds the pages with Next, collects their files, bundles the server, and notes the digest of the sources. */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clearStamp, digestOfSources, writeStamp } from './build-stamp.mjs';
import { bundleServer } from './bundle.mjs';
import { collectPageFiles } from './collect-page-files.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
// The digest is taken before the build. If a source changes during the build, the next start builds again.
const digest = digestOfSources(ROOT);
clearStamp(ROOT);

const pages = spawnSync(process.execPath, [join(ROOT, 'node_modules/next/dist/bin/next'), 'build'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
});
if (pages.status !== 0) process.exit(1);

collectPageFiles(ROOT);
await bundleServer(join(ROOT, '.build'), 'production');
writeStamp(ROOT, digest);
