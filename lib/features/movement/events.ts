/** Functions with which other features make a move. */
export { moveMade, moveQuestion, withWord } from './prompts.ts';
export { moveAnswers } from './moving.ts';

/** The kind of its prompt in the own turn. */
export const MOVE = 'move';
