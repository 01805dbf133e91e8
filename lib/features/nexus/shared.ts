/** The rule for new allies with forces in the same place. */
import { forcesLost } from '../../pieces/events.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { type Decision, accepted, refused } from '../../model/decision.ts';
import type { FactionId } from '../../model/factions.ts';
import { stacksIn } from '../../model/selectors.ts';
import { runningPhaseRefusal } from '../../model/current-phase.ts';
import { hasMoves } from '../../model/phases.ts';
import type { GameState } from '../../model/state.ts';
import type { TerritoryId } from '../../model/territories.ts';
import { sharedTerritories } from './alliances.ts';

/**
 * Removes the forces of the second ally from a shared place that the ally has not left. This is for a table that ships
 * and moves on the board without Mentat, because only the table knows which ally was second. Refuses a running phase,
 * `not-shared-now`.
 */
export function decideTakeOffShared(ctx: Ctx, state: GameState, faction: FactionId, territory: TerritoryId): Decision {
  const running = runningPhaseRefusal(state);
  if (running !== null) return refused(running);
  const isShared = sharedTerritories(ctx, state).some(
    (one) => one.territory === territory && one.members.includes(faction),
  );
  if (!hasMoves(state.phase) || !isShared) return refused({ code: 'not-shared-now', faction, territory });
  return accepted(...stacksIn(state, faction, territory).map((stack) => forcesLost(stack)));
}
