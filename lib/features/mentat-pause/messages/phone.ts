/** The texts on a phone at the end of a turn. */
import type { BoardCheckItem, BoardCheckAnswer } from '../../../model/victory.ts';
import type { Forces } from '../../../model/board.ts';
import type { EditionId } from '../../../model/editions.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { LeaderId } from '../../../model/leaders.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import { sideWords } from '../../../messages/sides.ts';
import { factionName, leaderName, formatSpecial } from '../../../messages/names.ts';
import { formatRow, formatList, formatSpice } from '../../../messages/numbers.ts';
import { territoryName } from '../../../messages/territories.ts';
import { boardMatterName } from './counted.ts';

/** The texts about the own answer. */
export const BOARD_SAID = {
  off: 'The board differs.',
  right: 'The board is right.',
  again: 'Look at the board again',
  whenAll: 'When everybody has looked, the strongholds are counted.',
} as const;

/** Returns the next step for a player who has found a difference. */
export const formatTellModerator = (own: BoardCheckItem): string =>
  `${boardMatterName(own)}: tell the moderator what is right. After the correction, look again.`;

/** The texts about the own part of the board. */
export const CHECK_BOARD = {
  label: 'Your part of the board',
  right: 'The board is right',
} as const;

/** Returns the label of the switch for one line of the board, for screen readers. */
export const formatDiffers = (matter: BoardCheckItem): string => `Differs: ${boardMatterName(matter)}`;

/** Returns the label of the button after a line was marked: `Say what is wrong: forces`. */
export const formatSayOff = (matter: BoardCheckItem): string =>
  `Say what is wrong: ${boardMatterName(matter).toLowerCase()}`;

/** The question whether a win was predicted. */
export const OPEN_PREDICTION = {
  nobody: 'You did not predict this',
  missing: 'Answer under the cover first.',
  before: 'Answer the table',
  after: 'Answer the table',
  label: 'What you predicted',
} as const;

/** Returns the choice of a predicted win. */
export const formatPredicted = (winner: FactionId, turn: number): string =>
  `You predicted ${factionName(winner)} for turn ${turn}`;

/**
 * The own leaders that cannot fight. `open` leaders lie face up in the tanks. Leaders that are not open lie face down
 * in the tanks, or are captives.
 */
interface Away {
  readonly open: readonly LeaderId[];
  readonly faceDown: number;
  readonly held: number;
}

/**
 * Returns the text of the own leaders: `All 5 alive`, `2 alive; in the tanks Lady Jessica, 1 face down; 1 captured`.
 * Only leaders with an open disc are named.
 */
export function formatOwnLeaders(all: number, { open, faceDown, held }: Away): string {
  const dead = open.length + faceDown;
  if (dead + held === 0) return `All ${all} alive`;
  const inTanks = [
    ...(open.length === 0 ? [] : [formatList(open.map(leaderName))]),
    ...(faceDown === 0 ? [] : [`${faceDown} face down`]),
  ];
  return [
    `${all - dead - held} alive`,
    ...(dead === 0 ? [] : [`in the tanks ${formatRow(inTanks)}`]),
    ...(held === 0 ? [] : [`${held} captured`]),
  ].join('; ');
}

/** The text if no spice is on the board. */
export const NONE_LIES = 'None lies there';

/** Returns the answer of another player. */
export const formatBoardWord = (says: BoardCheckAnswer | null): string => {
  if (says === null) return 'still looking';
  return says === 'right' ? 'finds it right' : `${boardMatterName(says).toLowerCase()}: wrong`;
};

/** Returns the forces in a territory: `Carthag 8, 3 of them Sardaukar`. The text names advisors as advisors. */
export const formatForcesIn = (
  territory: TerritoryId,
  edition: EditionId,
  forces: Forces & { readonly faction: FactionId },
  advisors: boolean,
): string => {
  const side = sideWords(advisors ? 'advisors' : 'fighters', edition).behind(forces.count);
  return `${territoryName(territory, edition)} ${forces.count}${formatSpecial(forces)}${side}`;
};

/** Returns the spice on the board: `10 spice: The Great Flat 6, Red Chasm 4`. */
export const formatSpiceIn = (
  all: number,
  piles: readonly { readonly territory: TerritoryId; readonly amount: number }[],
  edition: EditionId,
): string =>
  `${formatSpice(all)}: ${formatRow(piles.map(({ territory, amount }) => `${territoryName(territory, edition)} ${amount}`))}`;
