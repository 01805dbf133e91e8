/** Random prepared calls, and pairs of tables that differ in one call. */
import type { FactionId, PreparedCall, Random } from '#engine';
import { chance, pickRandom, type Move } from '../../support/random-choice.ts';
import { factionsOf, stateOf, type Table } from '../../support/table.ts';
import type { DivergingMoves } from '../../support/paired-tables/diverging-moves.ts';
import type { Twinned } from '../../support/paired-tables/difference.ts';
import type { SideAction } from '../../support/side-action.ts';

/** A player prepares or removes a call. Sometimes its leader is not the player's traitor. */
export function randomCall(table: Table, random: Random): Move {
  const by = pickRandom(factionsOf(table), random);
  const against = chance(85, random)
    ? pickRandom(canPrepare(table, by), random)
    : pickRandom(stateOf(table).leaders, random).leader;
  return prepares(by, against, chance(75, random));
}

/** The secrets of this feature in which two paired tables can differ. */
export const secretPairs = {
  /** The leaders that a player has prepared to call. */
  'call-ahead': { parts: partingCalls },
} satisfies Twinned;

/** The owner has prepared a call at one table. At the other table the owner has prepared no call, or another call. */
function partingCalls(table: Table, owner: FactionId, random: Random): DivergingMoves {
  const one = pickRandom(canPrepare(table, owner), random);
  const others = canPrepare(table, owner).filter((against) => against !== one);
  const two = others.length === 0 || chance(50, random) ? null : prepares(owner, pickRandom(others, random), true);
  return { owner, one: prepares(owner, one, true), two };
}

const prepares = (by: FactionId, against: PreparedCall, on: boolean): Move => ({
  by,
  command: { type: 'PrepareCall', against, on },
});

function canPrepare(table: Table, owner: FactionId): readonly PreparedCall[] {
  const traitors = stateOf(table).factions.find(({ faction }) => faction === owner)?.traitors ?? 'unknown';
  return traitors === 'unknown' ? ['whoever'] : ['whoever', ...traitors];
}

/** Random commands of this feature besides answers. */
export const sideActions: readonly SideAction[] = [randomCall];
