import {
  advanceAfterLoad,
  append,
  EMPTY_LIST,
  seededRandom,
  type GameEvent,
  type GameState,
  type Timeline,
} from '#engine';
import { evolve } from '#lib/kernel/evolve.ts';

/** A position after all automatic events. */
export function carriedOn(
  state: GameState,
  at: number,
  fold: (state: GameState, event: GameEvent) => GameState = folded,
): GameState {
  const timeline: Timeline = {
    entries: EMPTY_LIST,
    states: append(EMPTY_LIST, state),
    seatedAt: 0,
    lines: new Map(),
    base: null,
  };
  return advanceAfterLoad(timeline, at, seededRandom(1)).reduce(fold, state);
}

const folded = (state: GameState, event: GameEvent): GameState =>
  event.type === 'TakenBack' ? state : evolve(state, event);
