/** Features pay the payee that `powers/payee.ts` finds, or move spice by the events of the pieces: none names the bank. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What may be counted and corrected: one side of a purse's line is the bank. */
const EXCEPTIONS = ['features/purses/contract.ts', 'features/purses/messages/purse-line.ts'];

const files = ['features', 'factions', 'cards', 'modules'].flatMap((folder) =>
  readdirSync(join('lib', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
);

it('lets no feature name the bank, but for the exceptions', () => {
  const namesBank = (file: string) => /'bank'|\bBANK\b/.test(readFileSync(join('lib', file), 'utf8'));
  expect(files.filter(namesBank).sort()).toEqual(EXCEPTIONS);
});
