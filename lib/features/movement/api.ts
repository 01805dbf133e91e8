/** Queries about moves, for other features. */
export { rangeOf, rangeOnFoot } from './moving.ts';
export { mayFly } from './ornithopters.ts';
