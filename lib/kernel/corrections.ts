/** People are right about cardboard: public facts of the board, entered and put right by the moderator. */
import type { Random } from '../core/random.ts';
import type { Ctx } from '../powers/ctx.ts';
import { type Decision, accepted, refused } from '../model/decision.ts';
import type { GameEvent } from '../model/events.ts';
import { type PublicFact, sameFact } from '../model/facts.ts';
import type { GameState } from '../model/state.ts';
import { activityHandlerFor, correctedAtTable, factHandlerFor } from './registry.ts';

/**
 * Sets a public fact; one that stands already changes nothing. Refuses what each kind of fact refuses. In a battle not
 * yet revealed the sealed plans are taken back and asked for again where the fact touches that battle: all of them,
 * since taking back only the ones now impossible would tell what they were.
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

/** What a correction does to decisions that are open: the highest on the stack that has a word on it says so. */
function followUps(ctx: Ctx, state: GameState, fact: PublicFact): readonly GameEvent[] {
  const concerned = state.stack.findLast((activity) => activityHandlerFor(activity)?.onCorrection !== undefined);
  if (concerned === undefined) return correctedAtTable(ctx, state, fact);
  const after = factHandlerFor(fact).set(state, fact);
  return activityHandlerFor(concerned)?.onCorrection?.(ctx, state, concerned, fact, after) ?? [];
}
