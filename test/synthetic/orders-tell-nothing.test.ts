/** Two tables play the same random game, except for the standing orders of one owner. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { seededRandom, type FactionId, type Random } from '#engine';
import { must } from '#lib/core/assert-never.ts';
import { pickRandom } from '../support/random-choice.ts';
import { command, type PledgesCommand } from './promises.ts';
import { randomMove, randomTable } from '../support/random-play.ts';
import { runs } from '../support/runs.ts';
import { factionsOf, sendOk, type Table } from '../support/table.ts';
import { compare, probe } from '../support/paired-tables/received.ts';
import { sameMove } from '../support/paired-tables/same-move.ts';
import type { Leak, PairedTables } from '../support/paired-tables/paired-tables.ts';

vi.mock('#lib/features.ts', async (importOriginal) => {
  const { FEATURES } = await importOriginal<Record<'FEATURES', object>>();
  const { promises } = await import('./promises.ts');
  return { FEATURES: { ...FEATURES, promises } };
});

describe('two tables that differ in a standing order', () => {
  it.each([
    ['in its amount', 9],
    ['in its existence', null],
  ])('%s look the same to all others', (_what, upTo) => {
    fc.assert(
      fc.property(fc.noShrink(fc.nat(2 ** 30)), (seed) => {
        expect(leakIn(seed, upTo)).toBeNull();
      }),
      runs(20),
    );
  });
});

const STEPS = 60;

function leakIn(seed: number, upTo: number | null): Leak | null {
  const random = seededRandom(seed + 1);
  const table = randomTable(seed);
  const owner = pickRandom(factionsOf(table), random);
  const to = must(
    factionsOf(table).find((other) => other !== owner),
    'somebody else',
  );
  const one = says(table, owner, { type: 'GiveOrder', order: { kind: 'pledge', to, upTo: 5 } });
  const two =
    upTo === null
      ? { ...table, now: one.now }
      : says(table, owner, { type: 'GiveOrder', order: { kind: 'pledge', to, upTo } });
  let pairedTables: PairedTables = {
    one,
    two,
    unknowing: ['table', 'moderator', ...factionsOf(table).filter((f) => f !== owner)],
  };
  for (let step = 0; step < STEPS; step += 1) {
    const played = playedOn(pairedTables, to, owner, upTo === null ? 0 : random(5), random);
    if (played === 'told') return null;
    if ('received' in played) return played;
    pairedTables = played;
    const leak = compare(pairedTables) ?? (step % 10 === 9 ? probe(pairedTables, random) : null);
    if (leak !== null) return leak;
  }
  return null;
}

/** Plays on two tables. Sometimes a faction asks for help, as much as both tables can give. */
function playedOn({ one, two, unknowing }: PairedTables, to: FactionId, of: FactionId, spice: number, random: Random) {
  if (random(6) > 0) return sameMove({ one, two, unknowing }, randomMove(one, random), random);
  const [here, there] = [one, two].map((table) => says(table, to, { type: 'AskForHelp', of, spice }));
  return { one: must(here, 'one'), two: must(there, 'two'), unknowing };
}

const says = (table: Table, by: FactionId, told: PledgesCommand): Table => sendOk(table, by, command(told));
