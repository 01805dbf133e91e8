/** The event creator of a nexus, for other features. */
import type { GameState } from '../../model/state.ts';
import type { NexusEvent } from './contract.ts';

/**
 * Creates the event that puts a nexus on top of the stack. When the nexus ends, the activity below continues. If no
 * alliance is possible, the nexus ends at once. The caller must first record where the activity below continues.
 * @rules GF9-2019 Phase 2 "Nexus" · AH79 XII.A–B · R-177
 */
export const nexusBegan = ({ nextNexus }: GameState): Extract<NexusEvent, { readonly type: 'NexusBegan' }> => ({
  type: 'NexusBegan',
  nexus: `n${nextNexus}`,
});
