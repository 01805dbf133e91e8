/** The texts for a storm card that its owner enters or plays. */
import { formatSectors } from '../../../../messages/numbers.ts';

/** The sheet of the card. */
export const STORM_CARD = {
  title: 'Your storm card',
  leave: 'Keep it to yourself',
  sectors: 'Sectors on it',
} as const;

/** Returns the label of the button of the sheet. */
export const formatEnterCard = (card: number): string => `Enter ${formatSectors(card)}`;

/** Returns the label of the button that reveals the card. */
export const formatMoveStorm = (card: number): string => `Move the storm ${formatSectors(card)}`;
