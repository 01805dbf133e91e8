/** What others make happen in a move. */
export { moveMade, moveQuestion, withWord } from './prompts.ts';
export { moveAnswers } from './moving.ts';

/** How it is asked in one’s own turn. */
export const MOVE = 'move';
