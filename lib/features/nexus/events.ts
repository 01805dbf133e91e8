/** What others may make happen: a nexus. */
import type { GameState } from '../../model/state.ts';
import type { NexusEvent } from './contract.ts';

/**
 * A nexus lies on top of whatever goes on; once everybody has talked enough, or where nobody can ally, what lies beneath
 * goes on by itself. Whoever lays it says first, in an event of its own, where it goes on then.
 * @rules GF9-2019 Phase 2 "Nexus" · AH79 XII.A–B · R-177
 */
export const nexusBegan = ({ nextNexus }: GameState): Extract<NexusEvent, { readonly type: 'NexusBegan' }> => ({
  type: 'NexusBegan',
  nexus: `n${nextNexus}`,
});
