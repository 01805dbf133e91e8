/** A storm card, told at the desk. */
import type { FactionId } from '../../../../model/factions.ts';
import { theFaction } from '../../../../messages/names.ts';

/** Whose it is. */
export const formatCardOf = (drawnBy: FactionId): string => `Storm card of ${theFaction(drawnBy)}`;

/** Whether one was drawn. */
export const STORM_CARD_PICK = {
  lies: 'Lies face down',
  none: 'None drawn',
} as const;
