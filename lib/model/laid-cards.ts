import { type FactionId, FACTIONS } from './factions.ts';
import type { TerritoryId } from './territories.ts';
import type { HandSlot } from './treachery-cards.ts';

/** Where a card lies face down: before the shield of another faction, or beside a territory. */
export type LaidAt = FactionId | TerritoryId;

/** A treachery card that lies face down on the table, in no hand and in no pile. */
export interface LaidCard {
  readonly faction: FactionId;
  readonly before: LaidAt;
  /** The card. Secret except to its owner. */
  readonly card: HandSlot;
}

/** Returns the cards that this faction has laid face down. */
export const cardsLaidBy = (
  { laidCards }: { readonly laidCards: readonly LaidCard[] },
  faction: FactionId,
): readonly LaidCard[] => laidCards.filter((laid) => laid.faction === faction);

/** A card that lies before the shield of another faction. */
export interface CardBeforeShield extends LaidCard {
  readonly before: FactionId;
}

/** Returns the cards that this faction has laid face down before other factions. */
export const cardsBeforeShields = (
  state: { readonly laidCards: readonly LaidCard[] },
  faction: FactionId,
): readonly CardBeforeShield[] =>
  cardsLaidBy(state, faction).flatMap((laid) =>
    FACTIONS.filter((other) => other === laid.before).map((before) => ({ ...laid, before })),
  );
