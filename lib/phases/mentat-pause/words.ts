/** The end of a turn and of the game: what is compared and counted, who has won, and how. */
import { assertNever } from '../../core/assert-never.ts';
import type { EditionId } from '../../table/editions.ts';
import type { FactionId } from '../../table/factions.ts';
import type { BoardMatter, SideStanding, Victory, VictoryHow } from '../../table/victory.ts';
import { nameOfFaction, theFaction, theFactions } from '../../words/names.ts';
import { capital, counted, listed } from '../../words/numbers.ts';
import { sayTakenAsDone } from '../../words/taken-as-done.ts';
import { nameOfTerritory } from '../../words/territories.ts';
import type { Words } from '../../words/words.ts';
import { winnersTitle } from './brief.ts';
import type { PauseContract } from './contract.ts';

export const mentatPauseWords: Words<PauseContract> = {
  questions: {
    'check-board': {
      lead: ({ turn }) =>
        `This is what Mentat knows of you at the end of turn ${turn}. Everyone compares it with the board.`,
      owed: 'a look at the board',
      byDefault: 'The board counts as right.',
    },
    'open-prediction': {
      lead: 'Whoever foretold the winner and the turn wins alone. Everybody can see that you are asked, and only that.',
      owed: 'word of the prediction',
      byDefault: 'Mentat opens the prediction if it knows it and it holds; else it stays closed.',
    },
  },
  told: {
    'board-disputed': ({ faction, matter }) => sayOff(faction, matter),
    'moves-taken-as-done': ({ moves }, others) => sayTakenAsDone(moves, others),
    'strongholds-counted': ({ standings }) => sayCount(standings),
    'prediction-opened': ({ by, foretold }) =>
      `${theFaction(by)} opened its prediction: ${theFaction(foretold)}, in this turn.`,
    'game-won': ({ victory }, { edition }) => `${winnersTitle(victory)}. ${sayHowWon(victory, edition)}`,
    'victory-reopened': 'a correction touched the strongholds, so they are counted anew.',
    'nobody-won': ({ turn }) => `nobody has won in turn ${turn}.`,
  },
  points: {
    'board-disputed': ({ faction, matter }) =>
      `${theFaction(faction)} found ${nameOfBoardMatter(matter).toLowerCase()} off`,
    'moves-taken-as-done': 'the board counted as right',
    'strongholds-counted': 'the strongholds were counted',
    'victory-reopened': 'the strongholds were to be counted anew',
    'game-won': 'the game was won',
    'nobody-won': ({ turn }) => `turn ${turn} ended without a winner`,
  },
};

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
