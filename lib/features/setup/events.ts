/** The event creators of the set-up, for other features. */
import type { FactionId } from '../../model/factions.ts';
import type { SetupEvent } from './contract.ts';

/** Creates the event that a faction takes its first spice. */
export const startingSpiceTaken = (
  faction: FactionId,
  spice: number,
): Extract<SetupEvent, { readonly type: 'StartingSpiceTaken' }> => ({ type: 'StartingSpiceTaken', faction, spice });
