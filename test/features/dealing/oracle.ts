/** The legal answers, by a second reading of the rulebook. */
import type { DealingContract } from '#lib/features/dealing/contract.ts';
import { discOf, type FactionId, type GameState, type LeaderId } from '#engine';
import { ownOf } from '../../support/oracle/own.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';

export const oracle: Oracle<DealingContract> = {
  'choose-traitor': (state, { faction: asks }, value) => keepable(state, asks).some((leader) => leader === value),
};

/**
 * Returns the leaders that a player may keep: opponents' leaders. A player who was dealt no such leader keeps an own
 * leader (2019), or no leader. The other faction of the same player is no opponent (R-170).
 */
function keepable(state: GameState, faction: FactionId): readonly (LeaderId | null)[] {
  const { traitorsDealt } = ownOf(state, faction);
  const own = state.choices.pairs.find((pair) => pair.includes(faction)) ?? [faction];
  const strangers = traitorsDealt.filter((leader) => !own.includes(discOf(leader).faction));
  if (strangers.length > 0) return strangers;
  return state.choices.edition === 'gf9-2019' ? traitorsDealt : [null];
}
