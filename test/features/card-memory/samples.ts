/** Marks at random, and tables that differ in them. */
import { CARD_KINDS, type FactionId, type Random } from '#engine';
import { pick, type Move } from '../../support/chances.ts';
import { factionsOf, seatView, type Table } from '../../support/table.ts';
import type { Parting } from '../../support/twins/parting-moves.ts';
import type { Twinned } from '../../support/twins/difference.ts';
import type { Diversion } from '../../support/diversion.ts';

/** Somebody who keeps records marks a hand, its own and others' by mistake. */
export function randomMark(table: Table, random: Random): Move {
  const by = factionsOf(table).includes('atreides') ? 'atreides' : pick(factionsOf(table), random);
  return marks(by, pick(factionsOf(table), random), random(3), random);
}

/** What twins can differ in here. */
export const twins = {
  /** What somebody who keeps records takes a hand to hold. */
  mark: { parts: partingMarks },
} satisfies Twinned;

/** One mark here, and another there: nobody else can tell, nor whether there is any. */
function partingMarks(table: Table, owner: FactionId, random: Random): Parting | null {
  const others = factionsOf(table).filter((faction) => faction !== owner);
  if (seatView(table, owner).mine.memory === null || others.length === 0) return null;
  const other = pick(others, random);
  return { owner, one: marks(owner, other, 1, random), two: marks(owner, other, 3, random) };
}

const marks = (by: FactionId, faction: FactionId, count: number, random: Random): Move => ({
  by,
  command: { type: 'MarkHand', faction, kinds: Array.from({ length: count }, () => pick(CARD_KINDS, random)) },
});

/** What is done of it besides answering. */
export const diversions: readonly Diversion[] = [randomMark];
