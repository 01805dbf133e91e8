/** What was open when a fact was corrected, and has to be asked again. */
import type { Ctx } from '../../rules/ctx.ts';
import type { GameEvent } from '../../table/events.ts';
import type { PublicFact } from '../../table/facts.ts';
import type { GameState } from '../../table/state.ts';
import { activityPart, correctedAtTable } from '../look-ups.ts';
import { withFact } from './record.ts';

/** What a correction does to decisions that are open: the highest on the stack that has a word on it says so. */
export function followUps(ctx: Ctx, state: GameState, fact: PublicFact): readonly GameEvent[] {
  const concerned = state.stack.findLast((activity) => activityPart(activity)?.corrected !== undefined);
  if (concerned === undefined) return correctedAtTable(ctx, state, fact);
  return activityPart(concerned)?.corrected?.(ctx, state, concerned, fact, withFact(state, fact)) ?? [];
}
