/** The prompts of the set-up on a phone. */
import { sideWords } from '../../../messages/sides.ts';
import { formatForces } from '../../../messages/numbers.ts';
import type { Place } from '../../../model/board.ts';
import type { EditionId } from '../../../model/editions.ts';
import { placeName } from '../../../messages/territories.ts';
import type { DrawnSecret } from '../../../model/setup.ts';

/** The labels of the button that declares drawn cards. */
export const TELL_DRAWN: Record<DrawnSecret, string> = {
  traitors: 'Enter your traitor',
  hand: 'Enter your cards',
};

/** The label of the button if the cards were drawn but are not declared. */
export const KEPT_TO_YOURSELF = 'I keep it on cardboard';

/** The texts of the prediction. */
export const PREDICT = {
  missing: 'Choose a faction and a turn under the cover first.',
  act: 'Seal your prediction',
  leave: 'I used the cardboard',
} as const;

/** The texts of the last button of the set-up. */
export const SETUP_DONE = {
  allDone: 'All of mine is done',
  stands: 'My part is set up',
} as const;

/** Returns the line that every force has a place. */
export const formatAllPlaced = (count: number): string => `All ${count} placed`;

/** Returns the hint if some forces have no place. */
export const formatPlaceAll = (count: number): string => `All ${count} must be placed, and no more.`;

/** The texts about the first place of a faction. */
export const START = {
  missing: 'Choose a place on the map first.',
  act: 'Choose a place',
} as const;

/**
 * Returns the label of the button after the choice of a place. If other factions are there, the label says that the
 * force is an advisor.
 */
export const formatBegin = (joins: boolean, place: Place, edition: EditionId): string =>
  `${sideWords(joins ? 'advisors' : 'fighters', edition).begin} in ${placeName(place, edition)}`;

/** Returns the label of the button that confirms the places. */
export const formatPlace = (count: number): string => `Place ${formatForces(count)}`;

/** Returns the text about the number of forces without a place, or about too many forces. */
export const formatForcesLeft = (left: number): string =>
  left > 0 ? `${formatForces(left)} still to place` : `${-left} too many`;

/** Returns the special forces of a place. */
export const formatAmongThem = (starred: string): string => `${starred} among them`;
