import type { CollectionSlice } from './contract.ts';
import type { GameState } from '../../model/state.ts';

/** The harvest of this turn, as long as its phase lasts: it may still change; `null` before and after. */
export const currentCollection = ({ phase, turn, lastCollection }: GameState): CollectionSlice['lastCollection'] =>
  phase === 'collection' && lastCollection?.turn === turn ? lastCollection : null;
