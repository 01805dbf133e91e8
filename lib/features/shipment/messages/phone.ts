/** The page on which Fremen bring their reserves. */
import type { Place } from '../../../model/board.ts';
import type { EditionId } from '../../../model/editions.ts';
import { formatForces } from '../../../messages/numbers.ts';
import { thePlace } from '../../../messages/territories.ts';

/** The texts for the place and the number. */
export const BRING = {
  oneForce: 'At least one force must come.',
  noPlace: 'Choose a place on the map first.',
  act: 'Choose a place',
  ordinary: 'Ordinary forces',
} as const;

/** Returns the label of the button after the choice. */
export const formatBring = (count: number, place: Place, edition: EditionId): string =>
  `Bring ${formatForces(count)} to ${thePlace(place, edition)}`;
