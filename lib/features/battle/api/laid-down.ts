/** The spice that a faction may give away while it fights or bids. */
import { commitmentOf } from '../../../model/commitments.ts';
import type { FactionId } from '../../../model/factions.ts';
import { currentBattle, factionState } from '../../../model/selectors.ts';
import type { GameState } from '../../../model/state.ts';
import { spiceBid } from '../../bidding/api.ts';

/**
 * Returns the spice that a faction may still give away. The spice of its plan and of its leading bid is excluded until
 * it is paid.
 */
export function spiceToGive(state: GameState, faction: FactionId): number | 'uncounted' {
  const { spice } = factionState(state, faction);
  if (spice === 'uncounted') return spice;
  const battle = currentBattle(state);
  const planned = battle === null || battle.outcome !== null ? 0 : (commitmentOf(battle.plans, faction)?.spice ?? 0);
  return Math.max(0, spice - planned - spiceBid(state, faction));
}
