/** Starts the server as a separate process, without pages. The server is bundled from its sources once. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { bundleServer } from '../../server/bundle.mjs';
import { eventually } from './server.ts';

/** The longest time of a start on a busy machine (ms). */
const MAX_START = 120_000;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Node finds packages only from below the project's folder. */
const CACHE = join(ROOT, 'node_modules', '.cache');
mkdirSync(CACHE, { recursive: true });
const BUNDLE = mkdtempSync(join(CACHE, 'mentat-test-'));
process.once('exit', () => {
  rmSync(BUNDLE, { recursive: true, force: true });
});
await bundleServer(BUNDLE, 'test');

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
  /** Resolves with the exit code, or the signal, of the process. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
  output(): string;
}

/** Returns an empty folder that is deleted when the current test has ended. */
export function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mentat-data-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Starts a process without waiting until it has started. */
export function spawnServer(env: Readonly<Record<string, string>>, typed: readonly string[] = []): ServerProcess {
  const child = spawn(process.execPath, [join(BUNDLE, 'server.js'), ...typed], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'test', MENTAT_PAGES: 'off', HOST: '127.0.0.1', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('close', (code, signal) => {
      resolve(code ?? signal);
    });
  });
  return { child, url: `http://127.0.0.1:${env['PORT'] ?? '3000'}`, ended, output: () => output };
}

/** Starts a process and waits until devices can connect. */
export async function startProcess(
  env: Readonly<Record<string, string>>,
  typed: readonly string[] = [],
): Promise<ServerProcess> {
  const server = spawnServer(env, typed);
  await eventually(() => server.child.exitCode !== null || server.output().includes('Mentat is ready.'), MAX_START);
  if (server.child.exitCode !== null) throw new Error(`The server did not start: ${server.output()}`);
  return server;
}
