/** What lies under the cover of the captured leaders. */
import type { FactionId } from '../../../model/factions.ts';
import { factionName } from '../../../messages/names.ts';

/** Leaders that are held. */
export const CAPTIVES_LIE = {
  title: 'Captured leaders',
  faceDown: ', face down in the tanks',
  none: 'You hold no leader.',
} as const;

/** Who holds them, to everybody else. */
export const formatBy = (captor: FactionId): string => `by ${factionName(captor)}`;
