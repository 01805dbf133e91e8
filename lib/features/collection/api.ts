import type { CardPlayContext } from '../../powers/power.ts';
import type { GameEvent } from '../../model/events.ts';
import type { CollectionSlice } from './contract.ts';
import type { GameState } from '../../model/state.ts';

/** Returns this turn's collection during the phase, when it may still change; `null` before and after the phase. */
export const currentCollection = ({ phase, turn, lastCollection }: GameState): CollectionSlice['lastCollection'] =>
  phase === 'collection' && lastCollection?.turn === turn ? lastCollection : null;

/**
 * Returns the event that doubles what each force of a player carries in this turn; `null` if it is doubled already, or
 * if the collection of this turn is over.
 */
export function carryingDoubled({ state, faction: by }: CardPlayContext): readonly GameEvent[] | null {
  const { lastCollection, carriedDouble, turn, phase, victory } = state;
  const isOver = lastCollection?.turn === turn && (phase !== 'collection' || lastCollection.isClosed);
  const isDoubled = carriedDouble.turn === turn && carriedDouble.factions.includes(by);
  return isOver || isDoubled || victory !== null ? null : [{ type: 'CarryingDoubled', by }];
}

export { carriedByEach } from './rates.ts';
