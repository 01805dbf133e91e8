import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../support/server.ts';
import { countProcessorTime } from '../../run/processor-time.mjs';

/** Uses this many processor milliseconds, and ends. */
const work = (milliseconds: number): string =>
  `while (process.cpuUsage().user < ${milliseconds * 1000}) for (let n = 0; n < 1e5; n += 1) Math.sqrt(n);`;

/** Starts a child process in its own session and ends without waiting for the child. */
const leaveBehind = (code: string): string =>
  `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(code)}], { detached: true, stdio: 'ignore' }).unref();
   setTimeout(() => process.exit(), 600);`;

/** Starts a child process, waits for it and ends. */
const waitFor = (code: string): string =>
  `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(code)}]);`;

async function counted(code: string): Promise<ReturnType<typeof countProcessorTime>> {
  const child = spawn(process.execPath, ['-e', code], { stdio: 'ignore' });
  const time = countProcessorTime(child.pid ?? 0);
  await once(child, 'exit');
  time.ended();
  return time;
}

/** The limit is long enough for a busy machine. */
const PATIENCE_MS = 60_000;

describe.runIf(process.platform === 'linux')('processor time', { timeout: PATIENCE_MS }, () => {
  it('of a child is counted', async () => {
    const seconds = (await counted(work(300))).seconds();
    expect(seconds).toBeGreaterThanOrEqual(0.3);
    expect(seconds).toBeLessThan(1);
  });

  it('of a grandchild that the child waits for is counted once', async () => {
    const seconds = (await counted(waitFor(work(600)))).seconds();
    expect(seconds).toBeGreaterThanOrEqual(0.6);
    expect(seconds).toBeLessThan(1.1);
  });

  it('of a grandchild that outlives its parent is counted', async () => {
    const time = await counted(leaveBehind(work(500)));
    await eventually(() => Promise.resolve((time.seconds() ?? 0) > 0.45), PATIENCE_MS);
  });
});
