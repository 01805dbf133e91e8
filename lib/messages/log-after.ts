import type { BoardPhase } from '../model/board-phases.ts';
import type { Components } from '../model/editions.ts';

/**
 * Returns the secrets that each owner enters again after a phase on the board. They are the same for every seat,
 * whatever its hand.
 */
export function toldAfter({ phase }: BoardPhase, { treachery }: Components): readonly ('hand' | 'spice')[] {
  return phase === 'bidding' && treachery === 'cardboard' ? ['hand', 'spice'] : ['spice'];
}
