/** What others may ask of the nexus. */
import { findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { NexusActivity } from './contract.ts';

/** The nexus that runs, wherever it lies on the stack. */
export const runningNexus = (state: GameState): NexusActivity | null => findActivity(state, 'nexus');

export { sharedTerritories as placesShared } from './alliances.ts';
