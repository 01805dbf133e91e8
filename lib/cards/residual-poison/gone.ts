import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import { cardLaidAway } from '../../pieces/events.ts';
import { BLUFFS } from './power.ts';

/** Returns the event that moves a card before a shield to the discards, unseen. */
export const poisonLaidAway = (by: FactionId, against: FactionId): GameEvent =>
  cardLaidAway(by, against, ['residual-poison', ...BLUFFS]);

/**
 * Returns the event that the card before the shield of `against` is gone, if the desk says that the card of `by` lies
 * there instead, or no card. The event tells every card memory that the card has left.
 */
export const replacedAtDesk = (
  lying: readonly { readonly by: FactionId; readonly against: FactionId }[],
  against: FactionId,
  by: FactionId | null,
): readonly GameEvent[] =>
  lying.filter((one) => one.against === against && one.by !== by).map((one) => poisonLaidAway(one.by, against));
