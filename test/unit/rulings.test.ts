/** The rulings explain everything that the program decides where the rulebooks are silent, and nothing else. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rulingFaults, citedIn } from '../ownership/rulings.ts';

const ROOT = new URL('../../', import.meta.url);
const FOLDERS = ['lib', 'server', 'app', 'test'] as const;
const RULINGS = 'lib/rulings.md';
/** This test file contains planted numbers. */
const HERE = 'test/unit/rulings.test.ts';

const textOf = (file: string): string => readFileSync(new URL(file, ROOT), 'utf8');

const citing = FOLDERS.flatMap((folder) =>
  readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
).filter((file) => /[.](ts|tsx|yaml)$/.test(file) && file !== HERE);

describe('the list of rulings', () => {
  it('explains every number that code and scenarios cite, in order, and no other', () => {
    expect(rulingFaults(textOf(RULINGS), citedIn(citing.map(textOf).join('\n')))).toEqual([]);
  });

  it('is checked for missing, unused and misplaced numbers', () => {
    const rulings = '- **R-02** Something.\n- **R-11** Something, by R-12.\n- **R-03** Something.\n';
    expect(rulingFaults(rulings, citedIn('// R-02, R-11\nsource: R-003; R-4x'))).toEqual([
      'R-003 is cited and not told',
      'R-03 is told and nothing cites it',
      'R-03 stands in the wrong place',
    ]);
  });
});
