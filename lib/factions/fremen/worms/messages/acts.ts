/** The texts of the Fremen's worm pages. */
import type { ForceStack, Place, Sector } from '../../../../model/board.ts';
import type { EditionId } from '../../../../model/editions.ts';
import type { FactionId } from '../../../../model/factions.ts';
import type { TerritoryId } from '../../../../model/territories.ts';
import { formatForcesThen, theFaction } from '../../../../messages/names.ts';
import { formatForces } from '../../../../messages/numbers.ts';
import { sectorName, thePlace, theTerritory } from '../../../../messages/territories.ts';

/** The label of the choice whether a ridden worm devours. */
export const DEVOURS = 'The worm devours the forces of others there. The spice stays.';

export const CHOOSE_PLACE = 'Choose a place';
export const PLACE_MISSING = 'Choose a place on the map first.';
export const NOBODY_RIDES = 'No forces ride';
export const RIDER_MISSING = 'At least one of your forces must ride.';
export const SPARED_MISSING = 'Say for each ally whether the worm spares them.';
export const SPARED_ACT = 'Do as chosen';

/** Returns the label of the button that places the worm: `Let it come to Meridian`. */
export const formatPlacing = (territory: TerritoryId, edition: EditionId): string =>
  `Let it come to ${theTerritory(territory, edition)}`;

/** Returns the label of the button that does not place the worm, with the place to which the worm comes instead. */
export const formatLeaving = (otherwise: TerritoryId | null, edition: EditionId): string =>
  otherwise === null ? 'Leave it: it does nothing' : `Leave it: it comes to ${theTerritory(otherwise, edition)}`;

/** Returns the label of the button of a ride: `Ride to Carthag with 3 forces`. */
export const formatRide = (forces: number, to: Place, edition: EditionId): string =>
  `Ride to ${thePlace(to, edition)} with ${formatForces(forces)}`;

/** Returns the forces of an ally that the worm may spare: `The Guild, 3 forces`. */
export const formatAllyThere = (faction: FactionId, stacks: readonly ForceStack[]): string =>
  `${theFaction(faction)}, ${formatForcesThen(faction, {
    count: stacks.reduce((sum, { count }) => sum + count, 0),
    special: stacks.reduce((sum, { special }) => sum + special, 0),
  })}`;

export const SPARE = 'The worm spares them';
export const LEAVE = 'The worm devours them';

/** The riders: a whole stack, or its plain forces. */
export const FORCES = 'Forces';
export const ORDINARY_FORCES = 'Ordinary forces';

/** Returns the label for one number of riders: `Ordinary forces`; with several stacks `Ordinary forces, sector 5`. */
export const formatRiders = (who: string, sector: Sector | null): string =>
  sector === null ? who : `${who}, ${sectorName(sector)}`;
