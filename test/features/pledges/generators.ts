/** Random pledges, and pairs of tables that differ in one pledge. */
import type { FactionId, Random } from '#engine';
import { pickRandom, type Move } from '../../support/random-choice.ts';
import { factionsOf, seatView, stateOf, type Table } from '../../support/table.ts';
import type { DivergingMoves } from '../../support/paired-tables/diverging-moves.ts';
import type { Twinned } from '../../support/paired-tables/difference.ts';
import type { SideAction } from '../../support/side-action.ts';

/** A player pledges spice to an ally, up to the own spice. */
export function randomPledge(table: Table, random: Random): Move {
  const allied = factionsOf(table).filter((faction) => alliesIn(table, faction).length > 0);
  const by = pickRandom(allied.length === 0 ? factionsOf(table) : allied, random);
  const allies = alliesIn(table, by);
  return pledges(by, allies.length === 0 ? by : pickRandom(allies, random), random(6), random(3));
}

/** The secrets of this feature in which two paired tables can differ. */
export const secretPairs = {
  /** The amount of a pledge to an ally. */
  pledge: { parts: partingPledges },
} satisfies Twinned;

/** An owner pledges one sum at one table and another sum at the other table. The ally may know the sum. */
function partingPledges(table: Table, owner: FactionId, random: Random): DivergingMoves | null {
  const allies = alliesIn(table, owner);
  const { spice } = seatView(table, owner).mine;
  if (allies.length === 0 || spice === 'uncounted' || spice < 2) return null;
  const to = pickRandom(allies, random);
  const one = random(Math.min(spice, 9));
  return { owner, one: pledges(owner, to, one, 0), two: pledges(owner, to, one + 1, 0), alsoKnows: [to] };
}

const pledges = (by: FactionId, to: FactionId, cards: number, shipments: number): Move => ({
  by,
  command: { type: 'PledgeSpice', to, cards, shipments, revivals: 0 },
});

const alliesIn = (table: Table, faction: FactionId): readonly FactionId[] =>
  stateOf(table)
    .alliances.filter((members) => members.includes(faction))
    .flat()
    .filter((member) => member !== faction);

/** Random commands of this feature besides answers. */
export const sideActions: readonly SideAction[] = [randomPledge];
