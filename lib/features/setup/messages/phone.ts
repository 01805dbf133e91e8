/** What a phone is asked in the set-up. */
import { sideWords } from '../../../messages/sides.ts';
import { formatForces } from '../../../messages/numbers.ts';
import type { Place } from '../../../model/board.ts';
import type { EditionId } from '../../../model/editions.ts';
import { placeName } from '../../../messages/territories.ts';
import type { DrawnSecret } from '../../../model/setup.ts';

/** What was drawn is told. */
export const TELL_DRAWN: Record<DrawnSecret, string> = {
  traitors: 'Enter your traitor',
  hand: 'Tell what you hold',
};

/** Drawn, and not told. */
export const KEPT_TO_YOURSELF = 'I keep it on cardboard';

/** A prediction, sealed. */
export const PREDICT = {
  missing: 'Choose a faction and a turn under the cover first.',
  act: 'Seal your prediction',
  leave: 'I used the cardboard',
} as const;

/** The last word of a set-up. */
export const SETUP_DONE = {
  allDone: 'All of mine is done',
  stands: 'My part stands',
} as const;

/** Every force has its place. */
export const formatAllPlaced = (count: number): string => `All ${count} placed`;

/** Some have not. */
export const formatPlaceAll = (count: number): string => `All ${count} must be placed, and no more.`;

/** Where a faction begins. */
export const START = {
  missing: 'Choose a place on the map first.',
  act: 'Choose a place',
} as const;

/** The act, once a place is chosen; where others stand, one comes beside them. */
export const formatBegin = (joins: boolean, place: Place, edition: EditionId): string =>
  `${sideWords(joins ? 'advisors' : 'fighters', edition).begin} in ${placeName(place, edition)}`;

/** The act. */
export const formatPlace = (count: number): string => `Place ${formatForces(count)}`;

/** Some have no place yet, or too many have one. */
export const formatForcesLeft = (left: number): string =>
  left > 0 ? `${formatForces(left)} still to place` : `${-left} too many`;

/** The special ones of a place. */
export const formatAmongThem = (starred: string): string => `${starred} among them`;
