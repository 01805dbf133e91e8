/** The win by strongholds. */
import type { GameState } from '../../model/state.ts';
import { heldBy, type SideStanding, type Victory } from '../../model/victory.ts';

/** Returns the win by strongholds. If two sides have enough, the first in storm order wins. */
export function wonByStrongholds({ turn }: GameState, sides: readonly SideStanding[]): Victory | null {
  for (const side of sides) {
    const { members: winners, strongholds, needed } = side;
    if (needed === null || heldBy(side) < needed) continue;
    return { winners, turn, how: { kind: 'strongholds', strongholds, needed } };
  }
  return null;
}
