/** Planted faults still fit the code. `npm run test:planted` shows whether the tests notice them. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FAULTS } from '../planted/faults.ts';
import { timesFound } from '../planted/times-found.ts';

const ROOT = new URL('../../', import.meta.url);
const textOf = (file: string): string => {
  const path = new URL(file, ROOT);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

describe('the planted faults', () => {
  it('are many, and have different ids', () => {
    const ids = FAULTS.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(60);
    expect(ids.filter((id, at) => !/^[a-z0-9-]+$/.test(id) || ids.indexOf(id) !== at)).toEqual([]);
  });

  it('match exactly once in their file, and change it', () => {
    const astray = FAULTS.filter(({ file, find, replace }) => find === replace || timesFound(textOf(file), find) !== 1);
    expect(astray.map(({ id, file, find }) => `${id}: ${timesFound(textOf(file), find)} times in ${file}`)).toEqual([]);
  });

  it('name an existing test file', () => {
    expect(
      FAULTS.filter(({ test }) => !existsSync(new URL(test, ROOT))).map(({ id, test }) => `${id}: ${test}`),
    ).toEqual([]);
  });

  it('name a test of the daily run, except three at most that give a reason', () => {
    const late = FAULTS.filter(({ test }) => test.endsWith('.long.test.ts'));
    expect(late.length).toBeLessThanOrEqual(3);
    expect(late.filter(({ reason = '' }) => reason === '').map(({ id }) => id)).toEqual([]);
  });
});
