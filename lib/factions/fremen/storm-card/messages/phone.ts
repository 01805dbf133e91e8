/** A storm card, told or played by its owner. */
import { formatSectors } from '../../../../messages/numbers.ts';

/** The sheet of it. */
export const STORM_CARD = {
  title: 'Your storm card',
  leave: 'Leave it untold',
  sectors: 'Sectors on the card',
} as const;

/** The act of the sheet. */
export const formatEnterCard = (card: number): string => `Enter ${formatSectors(card)}`;

/** The act that turns it over. */
export const formatMoveStorm = (card: number): string => `Move the storm ${formatSectors(card)}`;
