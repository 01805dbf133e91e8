/** The texts under the cover of the captured leaders. */
import type { FactionId } from '../../../model/factions.ts';
import { factionName } from '../../../messages/names.ts';

/** The labels of the captured leaders. */
export const CAPTIVES_LIE = {
  title: 'Captured leaders',
  faceDown: ', face down in the tanks',
  none: 'You hold no leader.',
} as const;

/** Returns the text that names the captor, for all other factions. */
export const formatBy = (captor: FactionId): string => `by ${factionName(captor)}`;
