/** What people do besides answering: they correct, enter, talk, pause, take back; some of it is refused where it does not fit. */
import { secretKindsOf, SECRET_KINDS, shuffled, type Prompt, type Random } from '#engine';
import { must } from '#lib/core/assert-never.ts';
import { firstDone, pickRandom, type Move } from './random-choice.ts';
import { randomFaction, type SideAction } from './side-action.ts';
import { listedBy } from './of-features.ts';
import { randomTelling } from './random-secrets.ts';
import { factionsOf, stateOf, type Table } from './table.ts';

/** Any of it, as often as features list it. */
export const randomDiversion = (table: Table, open: readonly Prompt[], random: Random): Move =>
  must(
    firstDone(shuffled(DIVERSIONS, random), (diversion) => diversion(table, random, open)),
    'something to do',
  );

/** Each kind of secret, told again by somebody who has one, if anybody has. */
const TOLD_AGAIN: readonly SideAction[] = SECRET_KINDS.map((matter) => (table, random) => {
  const theirs = factionsOf(table).filter((faction) => secretKindsOf(stateOf(table), faction).includes(matter));
  const faction = theirs.length === 0 ? randomFaction(table, random) : pickRandom(theirs, random);
  return {
    by: faction,
    command: { type: 'DeclareSecret', fact: randomTelling(matter, faction, factionsOf(table), random) },
  };
});

const DIVERSIONS: readonly SideAction[] = [...TOLD_AGAIN, ...listedBy('sideActions')];
