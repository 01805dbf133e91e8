/** What factions say of their own secrets. Owners are believed; a moderator can only ask them to look again. */
import { checkClosed, isChecking } from '../rules/checks.ts';
import type { Ctx } from '../rules/ctx.ts';
import { type Decision, happened, refuse } from '../rules/decision.ts';
import { notInPlay } from '../rules/slips.ts';
import type { GameEvent } from '../table/events.ts';
import type { FactionId } from '../table/factions.ts';
import type { OwnFact } from '../table/facts.ts';
import type { OwnMatter } from '../table/matters.ts';
import type { GameState } from '../table/state.ts';
import { activityPart, secretPart } from './look-ups.ts';
import { whyNotTheirs } from './secrets.ts';

/**
 * Records what a faction says, and asks again what rests on it. Refuses what each kind of secret refuses, and never asks
 * whether somebody else claims it too.
 */
export function decideEnterOwn(ctx: Ctx, state: GameState, faction: FactionId, fact: OwnFact): Decision {
  const refusal =
    whyNotTheirs(ctx, state, faction, fact.kind) ?? secretPart(fact.kind).whyNot(ctx, state, faction, fact);
  if (refusal !== null) return refuse(refusal);
  return happened(
    entered(state, faction, fact),
    ...state.stack.flatMap((activity) => activityPart(activity)?.told?.(ctx, state, activity, faction, fact) ?? []),
    ...checkClosed(state, faction, fact.kind),
  );
}

/** Puts a question on the owner's phone. Refuses `faction-not-in-play`, and what says that it has no such secret. */
export function decideAskOwner(ctx: Ctx, state: GameState, faction: FactionId, matter: OwnMatter): Decision {
  const refusal = notInPlay(state, faction) ?? whyNotTheirs(ctx, state, faction, matter);
  if (refusal !== null) return refuse(refusal);
  return isChecking(state, faction, matter) ? happened() : happened({ type: 'OwnerAsked', faction, matter });
}

function entered(state: GameState, faction: FactionId, told: OwnFact): GameEvent {
  const { fact, laid } = secretPart(told.kind).heard?.(state, faction, told) ?? { fact: told, laid: [] };
  return { type: 'OwnFactEntered', faction, fact, laid };
}
