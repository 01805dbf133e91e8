/** Counters that only grow, so that no number is used twice, even after a take-back. */
import type { GameState } from '../model/state.ts';

/** The name of a counter in the state. */
type Counter = Extract<keyof GameState, `next${string}`>;

const isCounter = (field: string): field is Counter => field.startsWith('next');

/** Returns the counters of this position, for use in another position, so that new names stay unique. */
export const countersOf = (state: GameState): Pick<GameState, Counter> =>
  Object.fromEntries(Object.entries(state).filter(([field]) => isCounter(field))) as Pick<GameState, Counter>;

/** Returns the earlier position with the counters of hand slots from the later position. */
export const withSlotNumbersOf = (now: GameState, then: GameState): GameState => ({
  ...then,
  factions: then.factions.map((own) => ({
    ...own,
    nextSlot: Math.max(own.nextSlot, now.factions.find((later) => later.faction === own.faction)?.nextSlot ?? 1),
  })),
});
