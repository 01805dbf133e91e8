/** Queries about ambushes, for other features. */
export { foresees } from './view.ts';
