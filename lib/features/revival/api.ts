/** What others may ask of revival: how much of it is left this turn, by whatever means, and whom an ally may still help. */
import type { Rules } from '../../powers/rules.ts';
import type { FactionId } from '../../model/factions.ts';
import { alliesOf, factionState } from '../../model/selectors.ts';
import type { RevivalId } from '../../model/revival.ts';
import { findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';

/** Special forces that may still come back this turn, by whatever means. @rules GF9-2019 Emperor and Fremen sheets · R-157 */
export const specialForcesLeft = (
  { revival }: Pick<Rules, 'revival'>,
  { turn, specialsRevived }: Pick<GameState, 'turn' | 'specialsRevived'>,
  faction: FactionId,
): number =>
  specialsRevived
    .filter((one) => one.turn === turn && one.faction === faction)
    .reduce((left, { count }) => Math.max(0, left - count), revival.mostSpecial);

/** The revival in which an ally of this faction has forces in the tanks and has still to say who comes back. */
export function allyStillRevives(state: GameState, faction: FactionId): RevivalId | null {
  const revived = state.lastRevival?.revived.map((one) => one.faction) ?? [];
  const waits = alliesOf(state, faction).some(
    (ally) => factionState(state, ally).tanks.count > 0 && !revived.includes(ally),
  );
  return waits ? (findActivity(state, 'revival')?.id ?? null) : null;
}
