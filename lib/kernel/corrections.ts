/** Public facts of the board that the moderator enters and corrects. The physical board is always right. */
import type { Random } from '../core/random.ts';
import type { Ctx } from '../powers/ctx.ts';
import { type Decision, accepted, refused } from '../model/decision.ts';
import type { GameEvent } from '../model/events.ts';
import { type PublicFact, sameFact } from '../model/facts.ts';
import type { GameState } from '../model/state.ts';
import { activityHandlerFor, factHandlerFor } from './registry.ts';
import { correctedAtTable } from './all-features.ts';

/**
 * Sets a public fact; an unchanged fact does nothing. Refuses what the kind of fact refuses. If the fact affects a
 * battle before its reveal, all sealed plans are withdrawn, and both sides plan again. Withdrawing only the impossible
 * plans would reveal something about the plans.
 */
export function decideCorrectFact(ctx: Ctx, state: GameState, told: PublicFact, random: Random): Decision {
  const { validate: whyNot, normalize: inOneWay, now, onSet: brings } = factHandlerFor(told);
  const refusal = whyNot(ctx, state, told);
  if (refusal !== null) return refused(refusal);
  const fact = inOneWay?.(state, told) ?? told;
  const was = now(state, fact);
  if (sameFact(fact, was)) return accepted();
  const brought = brings?.(ctx, state, fact, random) ?? [];
  return accepted({ type: 'FactCorrected', fact, was }, ...brought, ...followUps(ctx, state, fact));
}

/** Returns the effects of a correction on open decisions. The highest activity with a handler decides. */
function followUps(ctx: Ctx, state: GameState, fact: PublicFact): readonly GameEvent[] {
  const concerned = state.stack.findLast((activity) => activityHandlerFor(activity)?.onCorrection !== undefined);
  if (concerned === undefined) return correctedAtTable(ctx, state, fact);
  const after = factHandlerFor(fact).set(state, fact);
  return activityHandlerFor(concerned)?.onCorrection?.(ctx, state, concerned, fact, after) ?? [];
}
