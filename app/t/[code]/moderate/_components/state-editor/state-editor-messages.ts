/** Texts for entering the position at the desk. */
import {
  capitalize,
  formatCount,
  type EditionId,
  type FactionId,
  formatList,
  factionName,
  sideWords,
  specialForcesName,
  type Sector,
  theFaction,
  isLimited,
} from '#client';

/** Returns the text about two factions of one player. */
export const formatStayAllied = (one: FactionId, other: FactionId): string =>
  `${capitalize(theFaction(one))} and ${theFaction(other)} are played by one person and stay allied.`;

/** The texts about deaths of leaders, which players count openly. */
export const DEATHS = {
  label: 'How often leaders have died',
  title: 'How often they have died',
  hint: 'It is counted openly, and says who may be revived.',
  another: 'Another leader that has died before',
} as const;

/** The hint about moving a leader to the tanks. */
export const PRESS_LEADER = 'Press a leader to put it into the tanks, or to take it out.';

/** The name of one faction's leaders, for a screen reader. */
export const formatLeadersOf = (faction: FactionId): string => `Leaders of ${factionName(faction)}`;

/** Returns the name of one part of a territory. */
export const formatSector = (sector: Sector | null): string => `Sector ${sector}`;

/** The label next to the number of spice in a part of a territory. */
export const SPICE_HERE = 'Spice lying here';

/** The names of the pages of the editor. */
export const SHEET_NAMES = {
  board: 'Forces and spice',
  turn: 'Turn and storm',
  leaders: 'Leaders',
  tanks: 'Tanks',
  cards: 'Cards',
  allies: 'Alliances',
} as const;

/** The texts of the editor itself. */
export const POSITION = {
  keepsBoth: 'The table decides; the log keeps both',
  title: 'Where things stand',
  sheets: 'What to enter',
} as const;

/** Texts about values that are not set yet. */
export const CHANGES = {
  label: 'Changed values',
  leaveAll: 'Leave all as it was',
} as const;

/** The text when all values are set; `justSet` values were set a moment ago. */
export const formatNothingDiffers = (justSet: number): string =>
  `${justSet > 0 ? `${formatCount(justSet, 'value')} set. ` : ''}Nothing differs from the table.`;

/** Returns the label of the button that drops one change. */
export const formatLeave = (subject: string): string => `Leave as it was: ${subject}`;

/** Returns the label of the button that sets all changes. */
export const formatSet = (count: number): string => `Set ${formatCount(count, 'value')}`;

/** The heading above the numbers of forces in the tanks. */
export const FORCES_IN_TANKS = 'Forces in the tanks';

/** The texts about turn, storm and first player. */
export const TURN = {
  title: 'Turn and storm',
  storm: 'Storm, sector',
  first: 'First player',
  wall: 'Shield Wall',
} as const;

/** Returns the label of the number of the turn. */
export const formatTurnOf = (turnLimit: number): string => (isLimited(turnLimit) ? `Turn, of ${turnLimit}` : 'Turn');

/** The text if the storm gives another first player. */
export const formatStormReaches = (storm: Sector, byStorm: FactionId): string =>
  `From sector ${storm} the storm reaches ${theFaction(byStorm)} next.`;

/** Returns the label of the button that sets the first player that the storm gives. */
export const formatMakeFirst = (byStorm: FactionId): string => `Make ${theFaction(byStorm)} first player`;

/** The present alliance of a faction, and the one before. */
export const formatStandsWith = (side: readonly FactionId[]): string =>
  side.length === 0 ? 'alone' : `with ${formatList(side.map(theFaction))}`;

export const formatStoodWith = (side: readonly FactionId[]): string => `was ${formatStandsWith(side)}`;

/** The text after a faction, for a screen reader. */
export const IS_ALLIED_WITH = 'is allied with';

/** The name of the mercenaries in a row of their own. */
export const MERCENARIES_ROW = 'Mercenaries';
/** The name of the mercenaries, for a screen reader. */
export const formatMercenariesAmong = (label: string): string => `Mercenaries among the ${label}`;

/** The name of the special forces, for a screen reader. */
export const formatSpecialAmong = (faction: FactionId, label: string): string =>
  `${specialForcesName(faction)} among the ${label}`;

/** The shorter text below the others. */
export const formatSpecialAmongThem = (faction: FactionId): string => `${specialForcesName(faction)} among them`;

/** The texts of the places where a leader can be, and was before. */
export const LEADER_STANDS = {
  captured: 'perhaps captured',
  inTanks: 'in the tanks',
  deadTwice: 'in the tanks, dead twice',
  wasAlive: 'was alive',
  wasInTanks: 'was in the tanks',
} as const;

/** Returns the label next to a number of forces. */
export const formatForcesOf = (faction: FactionId): string => `${factionName(faction)} forces`;

/** Returns the label for the side of a faction's forces in this territory. */
export const formatAdvisorsHere = (faction: FactionId, edition: EditionId): string =>
  `${factionName(faction)} are ${sideWords('advisors', edition).are} here`;

/** The texts about a part of the board. */
export const PLACE = {
  noSector: 'in no sector',
  inStorm: 'in storm',
  battle: 'a battle is going on',
} as const;

/** Returns the label next to the number of forces in the tanks. */
export const formatForcesInTanks = (faction: FactionId): string => `${factionName(faction)} forces in the tanks`;
