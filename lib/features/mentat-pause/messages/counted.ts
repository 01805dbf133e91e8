/** The result of the end of a turn. */
import { assertNever } from '../../../core/assert-never.ts';
import type { EditionId } from '../../../model/editions.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { BoardCheckItem, SideStanding, Victory, VictoryHow } from '../../../model/victory.ts';
import { factionName, theFaction, factionPossessive } from '../../../messages/names.ts';
import { capitalize, formatCount, formatRow, formatList } from '../../../messages/numbers.ts';
import { territoryName } from '../../../messages/territories.ts';

/** The reason of the win, in a sentence or two. */
export function formatHowWon({ how, turn }: Victory, edition: EditionId): string {
  switch (how.kind) {
    case 'strongholds':
      return `Turn ${turn} ended with ${formatCount(how.strongholds.length, 'stronghold')}: ${formatList(how.strongholds.map((held) => territoryName(held, edition)))}.`;
    case 'most-strongholds':
      return `The last turn is over and nobody had enough. The most strongholds were ${how.held}.`;
    case 'advantage':
      return `The last turn is over and nobody had enough strongholds. ${formatPower(how)}`;
    case 'prediction':
      return `${capitalize(theFaction(how.predicted))} was foretold for turn ${turn}. ${capitalize(formatList(how.instead.map(theFaction)))} would have won.`;
    default:
      return assertNever(how);
  }
}

type Power = Extract<VictoryHow, { readonly kind: 'advantage' }>;

/** The reason of a power at the last turn. A power without its own text is named by its owner. */
function formatPower({ advantage, by }: Power): string {
  switch (advantage) {
    case 'fremen/last-turn':
      return 'The sietches of the desert were kept.';
    case 'fremen/without-guild':
      return 'No Guild sits at the table, so the desert is left to Fremen.';
    case 'guild/last-turn':
      return 'The spice flows on, and the Guild carries it.';
    default:
      return `It is ${factionPossessive(by)} special victory.`;
  }
}

/** One side of the count: `Harkonnen 2 of 3`. */
const formatStanding = ({ members, strongholds, needed }: SideStanding): string =>
  `${formatList(members.map(factionName))} ${strongholds.length} of ${needed}`;

/** The whole count in a line, without sides that hold none. */
export function formatStandings(standings: readonly SideStanding[]): string {
  const holding = standings.filter(({ strongholds }) => strongholds.length > 0);
  return holding.length === 0
    ? 'Nobody holds a stronghold.'
    : `Strongholds: ${formatRow(holding.map(formatStanding))}.`;
}

const MATTERS: Record<BoardCheckItem, string> = {
  forces: 'Forces on the board',
  reserves: 'Reserves',
  tanks: 'Tanks',
  leaders: 'Leaders',
  spice: 'Spice on the board',
};

/** A part of the board, as a label. */
export const boardMatterName = (matter: BoardCheckItem): string => MATTERS[matter];

/** A player finds something wrong on the board: `Harkonnen says that the tanks are off.` */
export const formatOff = (faction: FactionId, matter: BoardCheckItem): string =>
  `${capitalize(theFaction(faction))} says that the ${MATTERS[matter].toLowerCase()} ${matter === 'spice' ? 'is' : 'are'} off.`;
