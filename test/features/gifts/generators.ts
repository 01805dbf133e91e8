/** Random gifts of spice, and pairs of tables that differ in one gift. */
import type { FactionId, Random } from '#engine';
import { chance, pickRandom, type Move } from '../../support/random-choice.ts';
import { factionsOf, seatView, type Table } from '../../support/table.ts';
import type { DivergingMoves } from '../../support/paired-tables/diverging-moves.ts';
import type { Twinned } from '../../support/paired-tables/difference.ts';
import type { SideAction } from '../../support/side-action.ts';

/** A player with the power gives a little spice. Sometimes a player without the power tries the same. */
function randomGift(table: Table, random: Random): Move {
  const factions = factionsOf(table);
  const rich = factions.filter((faction) => seatView(table, faction).mine.gifts.to.length > 0);
  const by = rich.length === 0 || chance(20, random) ? pickRandom(factions, random) : pickRandom(rich, random);
  const { to } = seatView(table, by).mine.gifts;
  return gift(
    by,
    to.length === 0 || chance(10, random) ? pickRandom(factions, random) : pickRandom(to, random),
    1 + random(6),
  );
}

/** The secrets of this feature in which two paired tables can differ. */
export const secretPairs = {
  /** The amount of a gift to an ally. */
  gift: { choices: (choices) => ({ ...choices, edition: 'gf9-2019', options: [] }), parts: partingGifts },
} satisfies Twinned;

/** The owner gives one sum at the first table and another sum at the second. The ally may know the difference. */
function partingGifts(table: Table, owner: FactionId, random: Random): DivergingMoves | null {
  const { to, most } = seatView(table, owner).mine.gifts;
  if (to.length === 0 || most < 2) return null;
  const ally = pickRandom(to, random);
  const one = 1 + random(Math.min(most - 1, 9));
  return { owner, one: gift(owner, ally, one), two: gift(owner, ally, one + 1), alsoKnows: [ally] };
}

const gift = (by: FactionId, to: FactionId, amount: number): Move => ({
  by,
  command: { type: 'MakeGift', to, amount },
});

/** Random commands of this feature besides answers. */
export const sideActions: readonly SideAction[] = [randomGift];
