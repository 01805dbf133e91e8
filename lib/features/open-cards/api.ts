/** Queries about the records of cards, for other features. */
import type { Ctx } from '../../powers/ctx.ts';
import { isLookedThrough } from '../../model/card-records.ts';
import type { FactionId } from '../../model/factions.ts';
import type { Refusal } from '../../model/refusals.ts';
import type { GameState } from '../../model/state.ts';

/**
 * Returns why the desk cannot move an open card now. A refusal to move a certain card would reveal which cards are
 * there. Returns `null` if the desk can.
 */
export const whyNotOpen = ({ rules }: Ctx, state: GameState): Refusal | null =>
  rules.cardRecordsOf === 'everybody' || isLookedThrough(state) ? null : { code: 'look-through-first' };
/** Whether a faction may keep records of cards. @rules R-191 */
export const keepsRecords = ({ rules: { cardRecordsOf } }: Ctx, faction: FactionId): boolean =>
  cardRecordsOf === 'everybody' || cardRecordsOf.includes(faction);
