/** Mentat as `npm start` runs it: a separate process on a free port. It is built first if the sources have changed. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../support/free-port.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export interface Mentat {
  /** For example `http://127.0.0.1:41234`. */
  readonly url: string;
  /** Returns the contents of the file `host-key` in Mentat's data folder. */
  hostKey(): string;
  /** Kills Mentat in the middle of its work. Restarts it with its games at the same address. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts Mentat with an empty data folder, or with a restored one. The folder is deleted when Mentat stops. */
export async function startMentat(restore: string | null = null): Promise<Mentat> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mentat-browser-'));
  let child = launched(dataDir, await freePort(), restore === null ? [] : ['--restore', restore]);
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const url = await address(child);
  const ends = async (by: 'SIGTERM' | 'SIGKILL') => {
    const gone = once(child, 'exit');
    child.kill(by);
    await gone;
  };
  return {
    url,
    hostKey: () => readFileSync(join(dataDir, 'host-key'), 'utf8').trim(),
    async crash() {
      await ends('SIGKILL');
      child = launched(dataDir, new URL(url).port, []);
      await address(child);
    },
    async stop() {
      await ends('SIGTERM');
      process.off('exit', end);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const launched = (dataDir: string, port: string, args: readonly string[]): ChildProcess =>
  spawn(process.execPath, ['server/launch.mjs', ...args], {
    cwd: ROOT,
    env: { ...process.env, PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir, PUBLIC_URL: '', MENTAT_PAGES: 'on' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Resolves when the server has printed its address. Rejects with the server's output if the server ends before. */
function address(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const port = /open\s+http:\/\/[^\s/]+:(\d+)/.exec(said)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => {
      reject(new Error(`Mentat has not started: ${said}`));
    });
  });
}
