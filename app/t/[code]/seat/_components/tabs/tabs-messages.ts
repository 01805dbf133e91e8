/** What the tabs of a phone say, each loaded when it is looked at. */
import {
  formatCount,
  territoryName,
  formatSpecial,
  type EditionId,
  type FactionId,
  type Forces,
  type TerritoryId,
} from '#client';

/** One device for several. */
export const OTHER_SEATS = {
  title: 'Also on this device',
  toDesk: 'Back to the desk',
} as const;

/** Beneath the discards, where there are none. */

/** The way back through the log. */
export const EARLIER_LINES = 'Show earlier lines';

/** What all may know of a faction, in a row beneath its name. */
export const FIRST_PLAYER = 'first player';
export const TALKS = 'talking';
export const formatInReserve = (forces: OwnForces): string =>
  `${formatCount(forces.count, 'force')} in reserve${formatSpecial(forces)}`;
export const formatInTanks = (forces: OwnForces): string =>
  `${formatCount(forces.count, 'force')} in the tanks${formatSpecial(forces)}`;
export const formatHolds = (territory: TerritoryId, edition: EditionId): string =>
  `holds ${territoryName(territory, edition)}`;

type OwnForces = Forces & { readonly faction: FactionId };

/** Behind a name, while its phone does not answer. */
export const AWAY = ', away';

/** What lies beneath the cover of a line that is one’s own. */
export const formatLineOf = (time: string): string => `the line of ${time}`;
