/** Servers of the bench are separate processes, and all of them end with the run. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface ServerProcess {
  /** The address, such as `http://127.0.0.1:41234`. */
  readonly origin: string;
  /** The next report of the process, if it sends reports. */
  ask(): Promise<unknown>;
  stop(): Promise<void>;
}

/** The command that starts a server with Node. It must print its address on a line of its standard output. */
export interface Start {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Whether the server can report on request. */
  readonly talks?: boolean;
}

const PATIENCE = 5_000;
const running = new Set<ChildProcess>();
const folders = new Set<string>();

process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Returns an empty folder that is deleted when the bench ends. */
export function temporaryFolder(parent = tmpdir()): string {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'mentat-bench-'));
  folders.add(folder);
  return folder;
}

/** Resolves when the server has printed its address; rejects with its output if the server ends before that. */
export async function startServer({ args, env = {}, cwd = ROOT, talks = false }: Start): Promise<ServerProcess> {
  const child = started(args, env, cwd, talks);
  const origin = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const port = /http:\/\/[^\s/]+:(\d+)/.exec(said)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
      // The output before the address is about the installation and the build; the text around the address is for the
      // host.
      else process.stderr.write(chunk);
    });
    child.once('exit', () => {
      reject(new Error(`A server of the bench has not started: ${args.join(' ')}`));
    });
  });
  return {
    origin,
    async ask() {
      const told = once(child, 'message');
      child.send('tell');
      const [answer] = (await told) as readonly unknown[];
      return answer;
    },
    stop: () => stopped(child),
  };
}

/** Runs a command to its end; its output goes to standard error. */
export async function runToEnd({ args, env = {}, cwd = ROOT }: Start): Promise<void> {
  const child = started(args, env, cwd, false);
  child.stdout?.pipe(process.stderr);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`This ended with ${code ?? 'a signal'}: ${args.join(' ')}`);
}

function started(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  cwd: string,
  talks: boolean,
): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', npm_config_loglevel: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit', ...(talks ? (['ipc'] as const) : [])],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

async function stopped(child: ChildProcess): Promise<void> {
  if (!running.has(child)) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const impatience = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  await gone;
  clearTimeout(impatience);
}
