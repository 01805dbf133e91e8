/** The registry of secrets: their kinds, their owners and their values. */
import type { Ctx } from '../powers/ctx.ts';
import type { FactionId } from '../model/factions.ts';
import type { DeclaredSecret } from '../model/facts.ts';
import { SECRET_KINDS, type SecretKind } from '../model/secret-kinds.ts';
import type { Refusal } from '../model/refusals.ts';
import type { GameState } from '../model/state.ts';
import { assemble } from './assemble.ts';
import { secretHandlerFor } from './registry.ts';

/** Returns the current value of this secret, or `null` if the faction does not own it. */
export function currentSecret(state: GameState, faction: FactionId, matter: SecretKind): DeclaredSecret | null {
  const { of, now } = secretHandlerFor(matter);
  return of(state).includes(faction) ? now(state, faction) : null;
}

/** Returns all secrets of this faction, with their current values. */
export const secretsNow = (state: GameState, faction: FactionId): readonly (DeclaredSecret | null)[] =>
  SECRET_KINDS.map((matter) => currentSecret(state, faction, matter));

/** Returns why this faction has no secret of the kind at this table, or `null`. This depends on public facts only. */
export const secretRefusal = (ctx: Ctx, state: GameState, faction: FactionId, matter: SecretKind): Refusal | null =>
  secretHandlerFor(matter).validateOwner?.(ctx, state, faction) ?? null;

/** Returns the kinds of secret that this faction has at this table. They are public. */
export function secretKindsOf(state: GameState, faction: FactionId): readonly SecretKind[] {
  const ctx = assemble(state.choices);
  return SECRET_KINDS.filter((matter) => secretRefusal(ctx, state, faction, matter) === null);
}
