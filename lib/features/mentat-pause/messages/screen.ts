/** The texts on the screen at the end of a turn. */
import type { BoardCheckAnswer, SideStanding } from '../../../model/victory.ts';
import type { FactionId } from '../../../model/factions.ts';
import { theFaction } from '../../../messages/names.ts';
import { formatStandings } from './counted.ts';

/** The titles of the box next to the planet. */
export const PAUSE_BOX = {
  board: 'Does the board agree?',
  win: 'A win',
  nobody: 'Nobody has won',
} as const;

/** Returns the line below a win that a prediction may still change. */
export const formatUnless = (predictor: FactionId): string => `Unless ${theFaction(predictor)} predicted it.`;

/** Returns the answer of a player, for screen readers. */
export const formatBoardWord = (says: BoardCheckAnswer | null): string => {
  if (says === null) return 'still looking';
  return says === 'right' ? 'finds it right' : 'finds a difference';
};

/** Returns the count, for the whole room, when the next phase begins. */
export const formatHeld = (standings: readonly SideStanding[], isEarly: boolean): string =>
  `${isEarly ? 'The battles are over' : 'The turn is over'}. ${formatStandings(standings)}`;
