/** What others may ask of moves. */
export { rangeOf } from './moving.ts';
