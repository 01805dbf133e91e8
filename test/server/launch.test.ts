import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

interface Step {
  readonly file: string;
  readonly args: readonly string[];
}

interface Launch {
  readonly judgeNode: (version: string) => { readonly problem?: string; readonly warning?: string };
  readonly runStep: (
    title: string,
    step: Step,
    out: { readonly isTTY: boolean; readonly write: (text: string) => void },
  ) => Promise<{ readonly ok: boolean; readonly output: string }>;
  readonly isInstalled: (root: string) => boolean;
  readonly hasTestTools: (root: string) => boolean;
  readonly isBuilt: (root: string) => boolean;
  readonly digestOfSources: (root: string) => string;
  readonly writeStamp: (root: string, digest: string) => void;
  readonly clearStamp: (root: string) => void;
}

/** The tested code is plain JavaScript. It runs before any package is installed. */
const plain = (file: string): Promise<unknown> => import(`../../server/${file}.mjs`);
const { judgeNode, runStep, isInstalled, hasTestTools, isBuilt, digestOfSources, writeStamp, clearStamp } = {
  ...((await plain('node-version')) as object),
  ...((await plain('run-step')) as object),
  ...((await plain('installed')) as object),
  ...((await plain('build-stamp')) as object),
} as Launch;

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mentat-launch-'));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

describe('the version of Node', () => {
  test.each(['20.19.0', '20.20.2', '22.0.0', '24.21.0'])('of %s is accepted', (version) => {
    expect(judgeNode(version)).toEqual({});
  });

  test.each(['12.22.12', '18.20.8', '20.18.3'])('of %s is refused as too old', (version) => {
    expect(judgeNode(version)).toEqual({
      problem: `Mentat needs Node 20.19 or newer, and this is ${version}. Get one from nodejs.org.`,
    });
  });

  test.each(['21.7.3', '23.0.0', '26.1.0'])('of %s is accepted with a warning', (version) => {
    expect(judgeNode(version)).toEqual({
      warning: `Nobody has tested Mentat on Node ${version}. If anything fails, use Node 24.`,
    });
  });
});

describe('a step of the start', () => {
  const lines: string[] = [];
  const out = (isTTY: boolean) => ({ isTTY, write: (text: string) => void lines.push(text) });
  const script = (text: string): Step => ({ file: process.execPath, args: ['-e', text] });
  beforeEach(() => {
    lines.length = 0;
  });

  test('prints what it does, how long it has taken, and that it is done', async () => {
    const { ok } = await runStep('Installing', script('setTimeout(() => {}, 1500)'), out(true));
    expect(ok).toBe(true);
    expect(lines[0]).toBe('Installing …');
    expect(lines).toContain('\rInstalling: 1 s');
    expect(lines.at(-1)).toMatch(/^\rInstalling: done in \d+ s\n$/);
  });

  test('prints the whole output of a failed command', async () => {
    const failing = script('console.log("one"); console.error("two"); process.exitCode = 3');
    const { ok, output } = await runStep('Building', failing, out(false));
    expect(ok).toBe(false);
    expect(output.split('\n').sort()).toEqual(['one', 'two']);
    expect(lines.at(-1)).toMatch(/^Building: failed after \d+ s\n$/);
  });

  test('fails when its command cannot be found', async () => {
    const { ok, output } = await runStep('Building', { file: 'no-such-command-of-mentat', args: [] }, out(false));
    expect(ok).toBe(false);
    expect(output).toContain('no-such-command-of-mentat');
  });
});

describe('the check of installed packages', () => {
  const lock = (packages: object) => JSON.stringify({ packages: { '': { name: 'mentat' }, ...packages } });
  const next = { 'node_modules/next': { version: '16.4.5' } };

  test('finds no package in a fresh clone', () => {
    write('package-lock.json', lock(next));
    expect(isInstalled(root)).toBe(false);
  });

  test('passes if every package of the lock file is there in its version', () => {
    write('package-lock.json', lock({ ...next, 'node_modules/win32-only': { version: '1.0.0', optional: true } }));
    write('node_modules/.package-lock.json', lock(next));
    expect(isInstalled(root)).toBe(true);
  });

  test('fails for the tests if only the packages of the start are installed', () => {
    const lockFile = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
    const { packages } = JSON.parse(lockFile) as { packages: Record<string, { dev?: boolean; optional?: boolean }> };
    const tools =
      /^node_modules\/(oxlint|vitest|playwright-core|@sparticuz\/chromium|prettier|oxfmt|knip|fast-check|tsx)$/;
    const found = Object.entries(packages).filter(([path]) => tools.test(path));
    expect(found).toHaveLength(9);
    expect(found.filter(([, { dev }]) => dev !== true)).toEqual([]);
  });

  test('passes for the start without the packages of the tests', () => {
    const vitest = { 'node_modules/vitest': { version: '4.1.12', dev: true } };
    write('package-lock.json', lock({ ...next, ...vitest }));
    write('node_modules/.package-lock.json', lock(next));
    expect(isInstalled(root)).toBe(true);
  });

  test('keeps the packages of the tests', () => {
    expect(hasTestTools(root)).toBe(false);
    write('node_modules/.package-lock.json', lock(next));
    expect(hasTestTools(root)).toBe(false);
    write('node_modules/.package-lock.json', lock({ 'node_modules/vitest': { version: '4.1.12', dev: true } }));
    expect(hasTestTools(root)).toBe(true);
  });

  test('fails if the lock file has changed', () => {
    write('node_modules/.package-lock.json', lock(next));
    write('package-lock.json', lock({ 'node_modules/next': { version: '16.4.7' } }));
    expect(isInstalled(root)).toBe(false);
    write('package-lock.json', lock({ ...next, 'node_modules/zod': { version: '4.6.7' } }));
    expect(isInstalled(root)).toBe(false);
  });
});

describe('a build', () => {
  beforeEach(() => {
    write('app/page.tsx', 'page');
    write('lib/core/rule.ts', 'rule');
    write('package-lock.json', '{}');
    writeStamp(root, digestOfSources(root));
  });

  test('is reused while the sources are the same, whatever their times', () => {
    utimesSync(join(root, 'app/page.tsx'), 1, 1);
    write('README.md', 'new words');
    expect(isBuilt(root)).toBe(true);
  });

  test.each([
    [
      'a changed file',
      () => {
        write('lib/core/rule.ts', 'another rule');
      },
    ],
    [
      'a new file',
      () => {
        write('server/index.ts', '');
      },
    ],
    [
      'a file less',
      () => {
        rmSync(join(root, 'app/page.tsx'));
      },
    ],
    [
      'another name for a file',
      () => {
        write('app/pages.tsx', 'page');
        rmSync(join(root, 'app/page.tsx'));
      },
    ],
    [
      'another dependency',
      () => {
        write('package-lock.json', '{ }');
      },
    ],
    [
      'being cut short',
      () => {
        clearStamp(root);
      },
    ],
  ])('is made again after %s', (_what, change) => {
    change();
    expect(isBuilt(root)).toBe(false);
  });
});
