/** The texts of a phone's tabs. Each tab loads when the player opens it. */
import {
  formatCount,
  territoryName,
  formatSpecial,
  type EditionId,
  type FactionId,
  type Forces,
  type TerritoryId,
} from '#client';

/** The texts about one device for several seats. */
export const OTHER_SEATS = {
  title: 'Also on this device',
  toDesk: 'Back to the desk',
} as const;

/** The label of the button that shows earlier lines of the log. */
export const EARLIER_LINES = 'Show earlier lines';

/** The texts of public facts about a faction, in a row below its name. */
export const FIRST_PLAYER = 'first player';
export const TALKS = 'talking';
export const formatInReserve = (forces: OwnForces): string =>
  `${formatCount(forces.count, 'force')} in reserve${formatSpecial(forces)}`;
export const formatInTanks = (forces: OwnForces): string =>
  `${formatCount(forces.count, 'force')} in the tanks${formatSpecial(forces)}`;
export const formatHolds = (territory: TerritoryId, edition: EditionId): string =>
  `holds ${territoryName(territory, edition)}`;

type OwnForces = Forces & { readonly faction: FactionId };

/** The text after a player's name while the player's phone does not answer. */
export const AWAY = ', away';

/** Returns the name of the cover over a player's own line. */
export const formatLineOf = (time: string): string => `the line of ${time}`;
