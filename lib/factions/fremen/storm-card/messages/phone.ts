/** A storm card, told or played by its owner. */
import { saySectors } from '../../../../messages/numbers.ts';

/** The sheet of it. */
export const STORM_CARD = {
  title: 'Your storm card',
  leave: 'Leave it untold',
  sectors: 'Sectors on the card',
} as const;

/** The act of the sheet. */
export const sayEnterCard = (card: number): string => `Enter ${saySectors(card)}`;

/** The act that turns it over. */
export const sayMoveStorm = (card: number): string => `Move the storm ${saySectors(card)}`;
