/** Random marks of the card memory, and pairs of tables that differ in one mark. */
import { CARD_KINDS, type FactionId, type Random } from '#engine';
import { pickRandom, type Move } from '../../support/random-choice.ts';
import { factionsOf, seatView, type Table } from '../../support/table.ts';
import type { DivergingMoves } from '../../support/paired-tables/diverging-moves.ts';
import type { Twinned } from '../../support/paired-tables/difference.ts';
import type { SideAction } from '../../support/side-action.ts';

/** A player with records marks a hand, sometimes by mistake. */
export function randomMark(table: Table, random: Random): Move {
  const by = factionsOf(table).includes('atreides') ? 'atreides' : pickRandom(factionsOf(table), random);
  return marks(by, pickRandom(factionsOf(table), random), random(3), random);
}

/** The secrets of this feature in which two paired tables can differ. */
export const secretPairs = {
  /** A player's marks for a hand. */
  mark: { parts: partingMarks },
} satisfies Twinned;

/**
 * The owner makes one mark at the first table and another at the second. No other seat can tell the difference, or
 * whether there is a mark.
 */
function partingMarks(table: Table, owner: FactionId, random: Random): DivergingMoves | null {
  const others = factionsOf(table).filter((faction) => faction !== owner);
  if (seatView(table, owner).mine.memory === null || others.length === 0) return null;
  const other = pickRandom(others, random);
  return { owner, one: marks(owner, other, 1, random), two: marks(owner, other, 3, random) };
}

const marks = (by: FactionId, faction: FactionId, count: number, random: Random): Move => ({
  by,
  command: { type: 'MarkHand', faction, kinds: Array.from({ length: count }, () => pickRandom(CARD_KINDS, random)) },
});

/** Random commands of this feature besides answers. */
export const sideActions: readonly SideAction[] = [randomMark];
