/** Numbers that only grow, so that none is given twice, wherever the table goes back to. */
import type { GameState } from '../model/state.ts';

/** A field of the state that counts what is named by numbers, whichever feature it belongs to. */
type Counter = Extract<keyof GameState, `next${string}`>;

const isCounter = (field: string): field is Counter => field.startsWith('next');

/** The counters of this position: what was named since keeps its name for itself. */
export const countersOf = (state: GameState): Pick<GameState, Counter> =>
  Object.fromEntries(Object.entries(state).filter(([field]) => isCounter(field))) as Pick<GameState, Counter>;

/** The earlier position with the numbers of hand slots of the later one. */
export const withSlotNumbersOf = (now: GameState, then: GameState): GameState => ({
  ...then,
  factions: then.factions.map((own) => ({
    ...own,
    nextSlot: Math.max(own.nextSlot, now.factions.find((later) => later.faction === own.faction)?.nextSlot ?? 1),
  })),
});
