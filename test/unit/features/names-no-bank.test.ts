/**
 * Features pay the payee that `powers/payee.ts` returns, or move spice by the events of the pieces. No feature names
 * the bank.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** A count and a correction: one side of a changed purse is the bank. */
const EXCEPTIONS = ['features/purses/contract.ts', 'features/purses/messages/purse-line.ts'];

const files = ['features', 'factions', 'cards', 'modules'].flatMap((folder) =>
  readdirSync(join('lib', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
);

it('only the listed features name the bank', () => {
  const namesBank = (file: string) => /'bank'|\bBANK\b/.test(readFileSync(join('lib', file), 'utf8'));
  expect(files.filter(namesBank).sort()).toEqual(EXCEPTIONS);
});
