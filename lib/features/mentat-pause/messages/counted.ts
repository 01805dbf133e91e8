/** The result of the end of a turn. */
import { assertNever } from '../../../core/assert-never.ts';
import type { EditionId } from '../../../model/editions.ts';
import type { FactionId } from '../../../model/factions.ts';
import {
  heldBy,
  type BoardCheckItem,
  type SideStanding,
  type Victory,
  type VictoryHow,
} from '../../../model/victory.ts';
import { factionName, theFaction, factionPossessive } from '../../../messages/names.ts';
import { capitalize, formatCount, formatRow, formatList } from '../../../messages/numbers.ts';
import { territoryName } from '../../../messages/territories.ts';

/** Returns the reason of the win, in a sentence or two. */
export function formatHowWon({ how, turn }: Victory, edition: EditionId): string {
  switch (how.kind) {
    case 'strongholds':
      return `Turn ${turn} ended with ${formatCount(how.strongholds.length, 'stronghold')}: ${formatList(how.strongholds.map((held) => territoryName(held, edition)))}.`;
    case 'most-strongholds':
      return `The last turn is over and nobody had enough. The most strongholds were ${how.held}.`;
    case 'advantage':
      return formatPower(how);
    case 'last-in-play':
      return 'All others are out of the game.';
    case 'prediction':
      return `${capitalize(theFaction(how.predicted))} was predicted for turn ${turn}. ${capitalize(formatList(how.instead.map(theFaction)))} would have won.`;
    default:
      return assertNever(how);
  }
}

type Power = Extract<VictoryHow, { readonly kind: 'advantage' }>;

/** Returns the reason of a win by a power. Most of these powers win after the last turn only. */
function formatPower(power: Power): string {
  return power.advantage === 'bene-tleilaxu/spice-win'
    ? 'The spice that was shown a turn before is still there, and nobody had enough strongholds.'
    : `The last turn is over and nobody had enough strongholds. ${formatLastTurn(power)}`;
}

/** Returns the reason of a win in the last turn. If the power has no text of its own, the text names its owner. */
function formatLastTurn({ advantage, by }: Power): string {
  switch (advantage) {
    case 'fremen/last-turn':
      return 'The sietches of the desert were kept.';
    case 'fremen/without-guild':
      return 'The Guild does not play, so the desert is left to Fremen.';
    case 'guild/last-turn':
      return 'The spice flows on, and the Guild carries it.';
    default:
      return `It is ${factionPossessive(by)} special victory.`;
  }
}

/** Returns the text of one side of the count: `Harkonnen 2 of 3`. */
const formatStanding = (side: SideStanding): string =>
  `${formatList(side.members.map(factionName))} ${heldBy(side)} ${side.needed === null ? '(too many allies to win)' : `of ${side.needed}`}`;

/** Returns the text of the whole count in a line, without sides that hold no stronghold. */
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

/** Returns a part of the board, as a label. */
export const boardMatterName = (matter: BoardCheckItem): string => MATTERS[matter];

/** Returns the line when a player finds a difference: `Harkonnen says that the tanks are wrong.` */
export const formatOff = (faction: FactionId, matter: BoardCheckItem): string =>
  `${capitalize(theFaction(faction))} says that the ${MATTERS[matter].toLowerCase()} ${matter === 'spice' ? 'is' : 'are'} wrong.`;
