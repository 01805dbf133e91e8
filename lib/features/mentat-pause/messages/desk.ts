/** The texts at the desk at the end of a turn. */
import type { BoardCheckItem, SideStanding } from '../../../model/victory.ts';
import { boardMatterName, formatStandings } from './counted.ts';

/** The texts above the step to the next turn. */
export const PAUSE = {
  afterWin: 'Correct what was counted wrong, or take a step back. The game opens again automatically.',
  title: 'Does the board agree?',
  lead: 'Every phone shows its own numbers. When all find them right, the strongholds are counted.',
  countNow: 'Count the strongholds now',
  nothingMore: 'No seat has anything to answer.',
  won: 'The game is won',
  isOff: 'The board differs',
  offLead:
    'The table waits for you. Enter below how the board stands. Then the players who found a difference check again.',
} as const;

/** Returns the label of the button to a correction: `Correct: forces on the board`. */
export const formatCorrect = (matter: BoardCheckItem): string => `Correct: ${boardMatterName(matter).toLowerCase()}`;

/** Returns the count without a win. */
export const formatNobodyWon = (standings: readonly SideStanding[]): string =>
  `${formatStandings(standings)} Nobody has won.`;
