/** The screen at the end of a turn, and of the game. */
import type { FactionId } from '../../../table/factions.ts';
import { theFaction } from '../../../words/names.ts';

/** Over a prediction that came true. */
export const PREDICTION_OPENED = 'The prediction, opened';

/** When the game ended. */
export const sayTurnOf = (turn: number, turnLimit: number): string => `Turn ${turn} of ${turnLimit}`;

/** Heads of the box beside the planet. */
export const PAUSE_BOX = {
  board: 'Does the board agree?',
  win: 'A win',
  nobody: 'Nobody has won',
} as const;

/** A win that a prediction may still take. */
export const sayUnless = (predictor: FactionId): string => `Unless ${theFaction(predictor)} foretold it.`;

/** Over the count of several turns. */
export const STRONGHOLDS_BY_TURN = 'Strongholds, turn by turn';
