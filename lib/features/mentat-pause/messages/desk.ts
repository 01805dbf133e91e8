/** The desk at the end of a turn. */
import type { BoardCheckItem, SideStanding } from '../../../model/victory.ts';
import { boardMatterName, formatStandings } from './counted.ts';

/** Above the step to the next turn. */
export const PAUSE = {
  afterWin: 'Correct what was counted wrong, or take a step back; the game opens again by itself.',
  title: 'Does the board agree?',
  lead: 'Every phone shows its own numbers. When all find them right, the strongholds are counted.',
  countNow: 'Count the strongholds now',
  nothingMore: 'Nothing more is asked of anybody.',
  won: 'The game is won',
  isOff: 'Something is off on the board',
  offLead: 'The table waits for you: enter below where things stand, and the players who said so look again.',
} as const;

/** A button to the correction. */
export const formatCorrect = (matter: BoardCheckItem): string => `Correct: ${boardMatterName(matter).toLowerCase()}`;

/** The count without a win. */
export const formatNobodyWon = (standings: readonly SideStanding[]): string =>
  `${formatStandings(standings)} Nobody has won.`;
