/** Queries about revival, for other features: whether an ally of a faction still revives. */
import type { FactionId } from '../../model/factions.ts';
import { alliesOf, factionState } from '../../model/selectors.ts';
import type { RevivalId } from '../../model/revival.ts';
import { findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';

/** Returns the revival in which an ally of this faction has forces in the tanks and has not chosen yet, or `null`. */
export function allyStillRevives(state: GameState, faction: FactionId): RevivalId | null {
  const revived = state.lastRevival?.revived.map((one) => one.faction) ?? [];
  const waits = alliesOf(state, faction).some(
    (ally) => factionState(state, ally).tanks.count > 0 && !revived.includes(ally),
  );
  return waits ? (findActivity(state, 'revival')?.id ?? null) : null;
}
