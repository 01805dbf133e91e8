/** Mercenary forces: the pool that they come from, and where they are. */
import { mercenariesIn } from '../model/forces.ts';
import { MERCENARIES } from '../model/mercenaries.ts';
import type { GameState } from '../model/state.ts';

/** Returns the number of mercenaries that fight for factions, in all reserves and on the board. */
export const mercenariesHired = ({ factions, forces }: Pick<GameState, 'factions' | 'forces'>): number =>
  [...forces, ...factions.map(({ reserves }) => reserves)].reduce((sum, some) => sum + mercenariesIn(some), 0);

/** Returns the number of mercenaries in the pool. */
export const mercenariesInPool = (state: Pick<GameState, 'factions' | 'forces'>): number =>
  MERCENARIES - mercenariesHired(state);
