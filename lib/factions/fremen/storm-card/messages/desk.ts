/** The storm card at the desk. */
import type { FactionId } from '../../../../model/factions.ts';
import { theFaction } from '../../../../messages/names.ts';

/** The owner of the card. */
export const formatCardOf = (drawnBy: FactionId): string => `Storm card of ${theFaction(drawnBy)}`;

/** Whether a card was drawn. */
export const STORM_CARD_PICK = {
  lies: 'Lies face down',
  none: 'None drawn',
} as const;
