/** The door for `server/` and `test/`: the whole engine. */
export * from './client.ts';
export * from './saying/log.ts';
export * from './core/growing.ts';
export * from './core/random.ts';
export * from './table/advantages.ts';
export type * from './table/activities.ts';
export * from './play/sent-intents.ts';
export type * from './table/state.ts';
export type * from './table/events.ts';
export * from './play/decide.ts';
export { choicesIn } from './play/made.ts';
export * from './play/timeline.ts';
export * from './play/view.ts';
export { isBesideThePlay } from './play/look-ups.ts';
export { secretKindsOf, secretNow } from './play/secrets.ts';
export { SEATS_TIME } from './play/owed-since.ts';
export { hasBegun, maySwap } from './play/swapping.ts';
export { previewTakeBack } from './play/take-back.ts';
