import type { CollectionSlice } from './contract.ts';
import type { GameState } from '../../model/state.ts';

/** Returns this turn's collection during the phase, when it may still change; `null` before and after the phase. */
export const currentCollection = ({ phase, turn, lastCollection }: GameState): CollectionSlice['lastCollection'] =>
  phase === 'collection' && lastCollection?.turn === turn ? lastCollection : null;
