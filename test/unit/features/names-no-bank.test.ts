/**
 * Features pay the payee that `powers/payee.ts` returns, or move spice by the events of the pieces. Only listed
 * features name the bank.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Two files that name the bank: a count or a correction changes a purse against the bank. */
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
