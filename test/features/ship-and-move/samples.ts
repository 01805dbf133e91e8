/** Turns to ship and move at random. */
import type { Prompt, Random } from '#engine';
import { chance, type Move } from '../../support/chances.ts';
import { factionsOf, seatView, type Table } from '../../support/table.ts';

/** Everybody may lay out a turn, again and again: those who do it at every move never come to it. */
export const isLaidOutAhead = ({ kind }: Prompt): boolean => kind === 'prepare-shipment' || kind === 'prepare-move';

/** Somebody who may take back the last step of a turn does, now and then; `null` where nobody does. */
export function slipMove(table: Table, random: Random): Move | null {
  const by = factionsOf(table).find((faction) => seatView(table, faction).mine.ownTurn.mayTakeBack !== null);
  return by !== undefined && chance(SLIPS, random) ? { by, intent: { type: 'TakeBackStep' } } : null;
}

/** How often in a hundred moves a step that may be taken back is. */
const SLIPS = 8;

/** Everybody is about to ship and move, and may lay that out. */
export const aboutToShip: readonly Move[] = [
  { by: 'moderator', intent: { type: 'ChooseMoves', made: 'on-phones' } },
  { by: 'moderator', intent: { type: 'CorrectFact', fact: { kind: 'phase', phase: 'shipment' } } },
  { by: 'moderator', intent: { type: 'NextPhase' } },
];
