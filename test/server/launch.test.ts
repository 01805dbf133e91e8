import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

interface Launch {
  readonly isInstalled: (root: string) => boolean;
  readonly isBuilt: (root: string) => boolean;
  readonly digestOfSources: (root: string) => string;
  readonly writeStamp: (root: string, digest: string) => void;
  readonly clearStamp: (root: string) => void;
}

/** Plain JavaScript, since it runs before anything is installed. */
const plain = (file: string): Promise<unknown> => import(`../../server/${file}.mjs`);
const { isInstalled, isBuilt, digestOfSources, writeStamp, clearStamp } = {
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

describe('what is installed', () => {
  const lock = (packages: object) => JSON.stringify({ packages: { '': { name: 'mentat' }, ...packages } });
  const next = { 'node_modules/next': { version: '16.4.5' } };

  test('is nothing in a fresh clone', () => {
    write('package-lock.json', lock(next));
    expect(isInstalled(root)).toBe(false);
  });

  test('is enough when every package of the lock file is there in its version', () => {
    write('package-lock.json', lock({ ...next, 'node_modules/win32-only': { version: '1.0.0', optional: true } }));
    write('node_modules/.package-lock.json', lock(next));
    expect(isInstalled(root)).toBe(true);
  });

  test('is not enough when the lock file has changed', () => {
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

  test('stands while the sources are the same, whatever their times', () => {
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
  ])('falls with %s', (_what, change) => {
    change();
    expect(isBuilt(root)).toBe(false);
  });
});
