/** The functions with which other features make a move. */
export { moveMade, moveQuestion, withWord } from './prompts.ts';
export { moveAnswers } from './moving.ts';

/** The kind of the prompt for a move in the own turn. */
export const MOVE = 'move';
