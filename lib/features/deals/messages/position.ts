/** Spice in front of shields, at the desk. */
import type { FactionId } from '../../../model/factions.ts';
import { factionPossessive } from '../../../messages/names.ts';

/** Spice that waits for the end of the turn; 1979 has no Mentat Pause. */
export const IN_FRONT = {
  title: 'In front of shields',
  hint: 'Paid in deals; it goes behind the shields at the end of the turn.',
} as const;

/** One shield each. */
export const formatInFrontOf = (faction: FactionId): string => `Spice in front of ${factionPossessive(faction)} shield`;
