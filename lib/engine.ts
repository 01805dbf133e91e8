/** The door for `server/` and `test/`: the whole engine. */
export * from './client.ts';
export * from './core/growing.ts';
export * from './core/random.ts';
export * from './model/advantages.ts';
export type * from './model/activities.ts';
export type * from './model/state.ts';
export type * from './model/events.ts';
export * from './game/decide.ts';
export * from './game/timeline.ts';
export * from './game/view.ts';
export { SEATS_TIME } from './game/owed-since.ts';
export { maySwap } from './game/swapping.ts';
export { previewTakeBack } from './game/take-back.ts';
