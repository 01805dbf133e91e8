import type { FactionId } from './factions.ts';
import type { HandSlot } from './treachery-cards.ts';

/** A treachery card that lies face down before the shield of another faction, in no hand and in no pile. */
export interface LaidCard {
  readonly faction: FactionId;
  readonly before: FactionId;
  /** The card. Secret except to its owner. */
  readonly card: HandSlot;
}

/** Returns the cards that this faction has laid face down before other factions. */
export const cardsLaidBy = (
  { laidCards }: { readonly laidCards: readonly LaidCard[] },
  faction: FactionId,
): readonly LaidCard[] => laidCards.filter((laid) => laid.faction === faction);
