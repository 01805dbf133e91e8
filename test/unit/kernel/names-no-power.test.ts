/**
 * The kernel and the shared types name no faction and no power. All exceptions are listed here. A name that leaves its
 * file must also leave this list.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ADVANTAGE_IDS, FACTIONS } from '#engine';

/** Charity is also a phase, and every faction has free revivals. */
const OF_ALL = ['charity', 'free-revival'];

/** The names in each file. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  // Options of the editions have these permanent ids.
  'model/editions.ts': ['atreides', 'bene-tleilaxu', 'emperor', 'fremen', 'guild', 'prescience', 'tleilaxu'],
  // A window is listed with the power about which it asks.
  'kernel/windows/karama.ts': ['bene-gesserit', 'worthless-karama'],
  // The Voice and prescience bind the other side of a battle.
  'model/battle.ts': ['prescience', 'voice'],
  'model/voice.ts': ['voice'],
  // The Kwisatz Haderach marker, which players move by hand.
  'model/instructions.ts': ['kwisatz-haderach'],
  // A treachery card has the name of the Tleilaxu.
  'model/treachery-cards.ts': ['tleilaxu'],
  // The last turn of a poisoning.
  'model/poisonings.ts': ['last-turn'],
  // The prediction is a step of the set-up, a secret, something that can be shown, and a way to win.
  'kernel/view.ts': ['prediction'],
  'model/answers.ts': ['prediction'],
  'model/knowledge.ts': ['prediction'],
  'model/prediction.ts': ['prediction'],
  'model/secret-kinds.ts': ['prediction'],
  'model/setup.ts': ['prediction'],
  'model/victory.ts': ['prediction'],
};

const names = [
  ...new Set(
    [...FACTIONS, ...ADVANTAGE_IDS.map((id) => id.split('/')[1] ?? '')].filter((name) => !OF_ALL.includes(name)),
  ),
];

const files = (folder: string): readonly string[] =>
  readdirSync(join('lib', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file}`);

/** Returns the code of a file, without comments and import paths. */
const codeOf = (file: string): string =>
  readFileSync(join('lib', file), 'utf8')
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/(?<=^|\s)\/\/.*$/gm, '')
    .replace(/ from '[^']+';/g, '');

const named = (file: string): readonly string[] => {
  const code = codeOf(file);
  return names.filter((name) => new RegExp(name.replaceAll('-', '-?'), 'i').test(code)).sort();
};

describe('the kernel and the shared types', () => {
  // The list of all contracts names the folders of factions.
  const all = [...files('kernel'), ...files('model')].filter((file) => file !== 'model/contracts.ts');

  it('name no faction and no power except the listed ones', () => {
    const found = Object.fromEntries(
      all.map((file) => [file, named(file)] as const).filter(([, some]) => some.length > 0),
    );
    expect(found).toEqual(EXCEPTIONS);
  });
});
