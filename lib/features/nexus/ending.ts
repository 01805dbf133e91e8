import type { GameState } from '../../model/state.ts';
import type { NexusEvent } from './contract.ts';

/** It is over, with the alliances that stand then. */
export const nexusEnded = ({ alliances }: GameState, byModerator: boolean): NexusEvent => ({
  type: 'NexusEnded',
  alliances,
  byModerator,
});
