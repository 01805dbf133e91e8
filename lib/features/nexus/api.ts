/** Queries about the nexus, for other features. */
import { findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { NexusActivity } from './contract.ts';

/** Returns the running nexus, even if other activities lie above it, or `null`. */
export const runningNexus = (state: GameState): NexusActivity | null => findActivity(state, 'nexus');

export { canAlly } from './alliances.ts';
export { sharedTerritories as placesShared } from './alliances.ts';
