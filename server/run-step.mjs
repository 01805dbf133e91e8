import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { clearInterval, setInterval } from 'node:timers';

/** How often the seconds are printed if the terminal cannot rewrite a line. */
const SECONDS_BETWEEN_LINES = 15;

/**
 * Runs one step of the start. The terminal shows its title and the seconds that it has taken so far.
 * Returns whether it succeeded, and all that it printed.
 */
export function runStep(title, { file, args, ...options }, out = process.stdout) {
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1000);
  const progress = setInterval(() => {
    if (out.isTTY) out.write(`\r${title}: ${seconds()} s`);
    else if (seconds() % SECONDS_BETWEEN_LINES === 0) out.write(`${title}: ${seconds()} s\n`);
  }, 1000);
  out.write(out.isTTY ? `${title} …` : `${title} …\n`);
  return new Promise((resolve) => {
    let output = '';
    const finish = (ok, more = '') => {
      clearInterval(progress);
      const result = ok ? `done in ${seconds()} s` : `failed after ${seconds()} s`;
      out.write(`${out.isTTY ? '\r' : ''}${title}: ${result}\n`);
      resolve({ ok, output: `${output}${more}`.trim() });
    };
    const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => finish(false, error.message));
    child.on('close', (code) => finish(code === 0));
  });
}
