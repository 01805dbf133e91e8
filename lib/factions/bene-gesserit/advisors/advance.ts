import type { Ctx } from '../../../powers/ctx.ts';
import type { GameEvent } from '../../../model/events.ts';
import type { GameState } from '../../../model/state.ts';
import type { AdvisorsActivity } from './contract.ts';
import { questionOf } from './prompts.ts';
import { hasStandingSend, sent, waysToSend } from './sending.ts';

/**
 * Answers the question at once if the faction has a standing order, and ends the question without a prompt if a
 * correction has left nothing to decide.
 */
export function advance(ctx: Ctx, state: GameState, activity: AdvisorsActivity): readonly GameEvent[] {
  const { faction, call, arrival } = activity;
  const always = call === 'send' ? hasStandingSend(state, faction) : null;
  if (always !== null && arrival !== null && waysToSend(ctx, state, faction, arrival).includes(always))
    return [sent(ctx, state, faction, arrival, always)];
  if (questionOf(ctx, state, activity) !== null) return [];
  if (call === 'battles' || arrival === null)
    return [{ type: 'BattlesAnnounced', faction, territories: [], restsOn: [] }];
  return call === 'send'
    ? [{ type: 'NobodySent', faction }]
    : [{ type: 'IntrusionAnswered', faction, territory: arrival.at.territory, turned: false, restsOn: [] }];
}
