/** Spice in front of shields, at the desk. */
import type { FactionId } from '../../../model/factions.ts';
import { factionPossessive } from '../../../messages/names.ts';

/**
 * The texts about spice that waits in front of shields until the end of the turn. The title avoids “Mentat Pause”,
 * because 1979 has no such phase.
 */
export const IN_FRONT = {
  title: 'In front of shields',
  hint: 'This spice was paid in deals. It goes behind the shields at the end of the turn.',
} as const;

/** Returns the label for the spice of one faction. */
export const formatInFrontOf = (faction: FactionId): string => `Spice in front of ${factionPossessive(faction)} shield`;
