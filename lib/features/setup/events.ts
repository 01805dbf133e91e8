/** The event creators of the set-up, for other features. */
import type { Forces, Place } from '../../model/board.ts';
import type { FactionId } from '../../model/factions.ts';
import type { SetupEvent } from './contract.ts';

/** Creates the event that a faction takes its first spice. */
export const startingSpiceTaken = (
  faction: FactionId,
  spice: number,
): Extract<SetupEvent, { readonly type: 'StartingSpiceTaken' }> => ({ type: 'StartingSpiceTaken', faction, spice });

/** Creates the event that forces of a faction go from the reserves to the board before the first turn. */
export const forcesPlacedAtStart = (
  faction: FactionId,
  forces: Forces & Place,
): Extract<SetupEvent, { readonly type: 'ForcesPlaced' }> => ({
  type: 'ForcesPlaced',
  faction,
  ...forces,
  side: 'fighters',
});
