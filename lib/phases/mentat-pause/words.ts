/** The end of a turn and of the game: what is compared and counted, who has won, and how. */
import { assertNever } from '../../core/assert-never.ts';
import type { EditionId } from '../../table/editions.ts';
import type { FactionId } from '../../table/factions.ts';
import type { TurnPhase } from '../../table/phases.ts';
import type { BoardMatter, SideStanding, Victory, VictoryHow } from '../../table/victory.ts';
import type { TableView } from '../../table/views.ts';
import { nameOfFaction, theFaction, theFactions } from '../../words/names.ts';
import { capital, counted, listed } from '../../words/numbers.ts';
import { nameOfPhase } from '../../words/phases.ts';
import { nameOfTerritory } from '../../words/territories.ts';

/** Who has won, as a heading: `Harkonnen wins`, `The Emperor and Fremen win together`. */
export const winnersTitle = ({ winners }: Victory): string =>
  capital(`${listed(winners.map(theFaction))} ${winners.length === 1 ? 'wins' : 'win together'}`);

/** The same for the last picture of the evening: `Atreides and Fremen rule Arrakis`. */
export const rulesTitle = ({ winners }: Victory): string =>
  capital(`${listed(winners.map(theFaction))} ${winners.length === 1 ? 'rules' : 'rule'} Arrakis`);

/** What was foretold, where it came true: `Bene Gesserit wrote: Harkonnen, turn 5. It came true.` */
export const sayPredictionOpened = ({ winners, turn, how }: Victory): string | null =>
  how.kind === 'prediction'
    ? `${capital(listed(winners.map(theFaction)))} wrote: ${nameOfFaction(how.foretold)}, turn ${turn}. It came true.`
    : null;

/** By what, in a sentence or two. */
export function sayHowWon({ how, turn }: Victory, edition: EditionId): string {
  switch (how.kind) {
    case 'strongholds':
      return `Turn ${turn} ended with ${counted(how.strongholds.length, 'stronghold')}: ${listed(how.strongholds.map((held) => nameOfTerritory(held, edition)))}.`;
    case 'most-strongholds':
      return `The last turn is over and nobody had enough. The most strongholds were ${how.held}.`;
    case 'advantage':
      return `The last turn is over and nobody had enough strongholds. ${sayPower(how)}`;
    case 'prediction':
      return `${capital(theFaction(how.foretold))} was foretold for turn ${turn}. ${capital(listed(how.instead.map(theFaction)))} would have won.`;
    default:
      return assertNever(how);
  }
}

type Power = Extract<VictoryHow, { readonly kind: 'advantage' }>;

/** What a power of the last turn rests on; a power without words of its own is named by its owner. */
function sayPower({ advantage, by }: Power): string {
  switch (advantage) {
    case 'fremen/last-turn':
      return 'The sietches of the desert were kept.';
    case 'fremen/without-guild':
      return 'No Guild sits at the table, so the desert is left to Fremen.';
    case 'guild/last-turn':
      return 'The spice flows on, and the Guild carries it.';
    default:
      return `It is ${theFactions(by)} special victory.`;
  }
}

/** One side of the count: `Harkonnen 2 of 3`. */
const sayStanding = ({ members, strongholds, needed }: SideStanding): string =>
  `${listed(members.map(nameOfFaction))} ${strongholds.length} of ${needed}`;

/** The whole count in a line, sides with none left out. */
export function sayCount(standings: readonly SideStanding[]): string {
  const holding = standings.filter(({ strongholds }) => strongholds.length > 0);
  return holding.length === 0 ? 'Nobody holds a stronghold.' : `Strongholds: ${holding.map(sayStanding).join(', ')}.`;
}

/** The turn is counted, and the game goes on: `Nobody has won in turn 4. The moderator goes on.` */
export const sayNobodyWon = (turn: number): string => `Nobody has won in turn ${turn}. The moderator goes on.`;

const MATTERS: Record<BoardMatter, string> = {
  forces: 'Forces on the board',
  reserves: 'Reserves',
  tanks: 'Tanks',
  leaders: 'Leaders',
  spice: 'Spice on the board',
};

/** A part of the board, as a label. */
export const nameOfBoardMatter = (matter: BoardMatter): string => MATTERS[matter];

/** A player finds something wrong on the board: `Harkonnen says that the tanks are off.` */
export const sayOff = (faction: FactionId, matter: BoardMatter): string =>
  `${capital(theFaction(faction))} says that the ${MATTERS[matter].toLowerCase()} ${matter === 'spice' ? 'is' : 'are'} off.`;

/** A phase that Mentat plays stands ready and has not begun: stepping on begins it. */
export const isStillToBegin = ({ next, turn, phase }: Pick<TableView, 'next' | 'turn' | 'phase'>): boolean =>
  next !== null && next.turn === turn && next.phase === phase;

/** What the moderator steps to: `Bidding`, or `Turn 5: Storm`. */
export const sayNext = (next: TurnPhase, turn: number, edition: EditionId): string =>
  next.turn === turn ? nameOfPhase(next.phase, edition) : `Turn ${next.turn}: ${nameOfPhase(next.phase, edition)}`;
