/** Declared secrets. The program believes their owners. */
import type { Ctx } from '../powers/ctx.ts';
import { type Decision, accepted, refused } from '../model/decision.ts';
import type { GameEvent } from '../model/events.ts';
import type { FactionId } from '../model/factions.ts';
import type { DeclaredSecret } from '../model/facts.ts';
import type { GameState } from '../model/state.ts';
import { activityHandlerFor, secretHandlerFor } from './registry.ts';
import { toldAlways } from './all-features.ts';
import { secretRefusal } from './secrets.ts';

/**
 * Records a declared secret, and reopens the answers that depend on the secret. Refuses for the reasons of the kind of
 * secret. It never checks whether another faction declares the same card or leader.
 */
export function decideDeclareSecret(ctx: Ctx, state: GameState, faction: FactionId, fact: DeclaredSecret): Decision {
  const refusal =
    secretRefusal(ctx, state, faction, fact.kind) ?? secretHandlerFor(fact.kind).validate(ctx, state, faction, fact);
  if (refusal !== null) return refused(refusal);
  const isAsTold = secretHandlerFor(fact.kind).isUnchanged?.(state, faction, fact) ?? false;
  return accepted(...(isAsTold ? [] : toldAnew(ctx, state, faction, fact)), ...toldAlways(state, faction, fact));
}

const toldAnew = (ctx: Ctx, state: GameState, faction: FactionId, fact: DeclaredSecret): readonly GameEvent[] => [
  entered(state, faction, fact),
  ...state.stack.flatMap(
    (activity) => activityHandlerFor(activity)?.onDeclare?.(ctx, state, activity, faction, fact) ?? [],
  ),
];

function entered(state: GameState, faction: FactionId, told: DeclaredSecret): GameEvent {
  const { fact, laid } = secretHandlerFor(told.kind).toRecord?.(state, faction, told) ?? { fact: told, laid: [] };
  return { type: 'SecretDeclared', faction, fact, laid };
}
