/**
 * Commands of players besides answers: they correct, declare, pause and take back; some are refused because they do not
 * fit.
 */
import { secretKindsOf, SECRET_KINDS, shuffled, type Prompt, type Random } from '#engine';
import { must } from '#lib/core/assert-never.ts';
import { firstDone, pickRandom, type Move } from './random-choice.ts';
import { randomFaction, type SideAction } from './side-action.ts';
import { listedBy } from './of-features.ts';
import { randomTelling } from './random-secrets.ts';
import { factionsOf, stateOf, type Table } from './table.ts';

/** Makes one of these moves. A move that several features list is more frequent. */
export const randomDiversion = (table: Table, open: readonly Prompt[], random: Random): Move =>
  must(
    firstDone(shuffled(DIVERSIONS, random), (diversion) => diversion(table, random, open)),
    'something to do',
  );

/** For each kind of secret, a command with which an owner declares the secret again, if there is an owner. */
const TOLD_AGAIN: readonly SideAction[] = SECRET_KINDS.map((matter) => (table, random) => {
  const theirs = factionsOf(table).filter((faction) => secretKindsOf(stateOf(table), faction).includes(matter));
  const faction = theirs.length === 0 ? randomFaction(table, random) : pickRandom(theirs, random);
  return {
    by: faction,
    command: { type: 'DeclareSecret', fact: randomTelling(matter, faction, factionsOf(table), random) },
  };
});

const DIVERSIONS: readonly SideAction[] = [...TOLD_AGAIN, ...listedBy('sideActions')];
