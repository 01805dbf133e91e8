/**
 * `npm run dev`: runs the server from its sources and restarts it when they change. The pages run in development mode.
 */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const tsx = join(ROOT, 'node_modules/tsx/dist/cli.mjs');

const server = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', 'server/index.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
});
server.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
