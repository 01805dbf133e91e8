import type { SecretFace } from '../../../features/show-secret/contract.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { GameState } from '../../../model/state.ts';
import type { Rules } from '../../../powers/rules.ts';
import { runningHarvest } from './api.ts';

/**
 * Returns the share of a faction while it votes, if its rulebook lets players tell their shares; otherwise `null`.
 *
 * @rules R-221
 */
export function shareToShow({
  state,
  faction,
  rules: { harvest },
}: {
  readonly state: GameState;
  readonly faction: FactionId;
  readonly rules: Rules;
}): SecretFace | null {
  const running = runningHarvest(state);
  if (harvest?.sharesMayBeTold !== true || running?.step !== 'vote') return null;
  const own = running.shares.find((one) => one.faction === faction);
  return own === undefined ? null : { kind: 'share', spice: own.share };
}
