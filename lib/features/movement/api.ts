/** What others may ask of moves. */
export { rangeOf, rangeOnFoot } from './moving.ts';
