import type { GameState } from '../../model/state.ts';
import type { NexusEvent } from './contract.ts';

/** Creates the event that ends the nexus with the present alliances. */
export const nexusEnded = ({ alliances }: GameState, byModerator: boolean): NexusEvent => ({
  type: 'NexusEnded',
  alliances,
  byModerator,
});
