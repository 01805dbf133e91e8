import { moveGained } from '../../features/ship-and-move/events.ts';
import type { CardPlayContext, CardPower } from '../../powers/power.ts';
import { areAdvisors } from '../../model/selectors.ts';
import { worthless } from './power.ts';

/** The territory around which the card lets a group move. */
const GARA_KULON = 'gara-kulon';

/**
 * A worthless card that also plays as a Hajr in Dune Squad, for a faction with a force in the Gara Kulon or in a
 * territory beside it. Advisors and coexisting forces do not count.
 */
export const kulon: CardPower<'worthless'> = {
  ...worthless,
  rules: [...worthless.rules, 'Dune Squad VI.A.7'],
  playedFreely: {
    leavesPlans: true,
    titles: ['kulon'],
    fields: (player) => (!isNear(player) || moveGained(player) === null ? null : {}),
    effect: (player) => moveGained(player) ?? [],
  },
};

function isNear({ rules, board, state, faction: own }: CardPlayContext): boolean {
  if (!rules.kulonAsHajr) return false;
  const near = board.territoriesWithin(GARA_KULON, 1);
  return state.forces.some(
    ({ faction, territory }) => faction === own && near.includes(territory) && !areAdvisors(state, own, territory),
  );
}
