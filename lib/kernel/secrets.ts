/** The table of secrets: which there are, whose they are, and what is told of them. */
import type { Ctx } from '../powers/ctx.ts';
import type { FactionId } from '../model/factions.ts';
import type { DeclaredSecret } from '../model/facts.ts';
import { SECRET_KINDS, type SecretKind } from '../model/secret-kinds.ts';
import type { Refusal } from '../model/refusals.ts';
import type { GameState } from '../model/state.ts';
import { assemble } from './assemble.ts';
import { secretHandlerFor } from './registry.ts';

/** What this faction would tell of it; `null` for everybody whose it is not. */
export function currentSecret(state: GameState, faction: FactionId, matter: SecretKind): DeclaredSecret | null {
  const { of, now } = secretHandlerFor(matter);
  return of(state).includes(faction) ? now(state, faction) : null;
}

/** All that is this faction's alone to know, as it would tell it. */
export const secretsNow = (state: GameState, faction: FactionId): readonly (DeclaredSecret | null)[] =>
  SECRET_KINDS.map((matter) => currentSecret(state, faction, matter));

/** Why this faction has no secret of the kind at this table, or `null`; asks public facts only. */
export const secretRefusal = (ctx: Ctx, state: GameState, faction: FactionId, matter: SecretKind): Refusal | null =>
  secretHandlerFor(matter).validateOwner?.(ctx, state, faction) ?? null;

/** The kinds of secret that this faction has at this table; all may know that. */
export function secretKindsOf(state: GameState, faction: FactionId): readonly SecretKind[] {
  const ctx = assemble(state.choices);
  return SECRET_KINDS.filter((matter) => secretRefusal(ctx, state, faction, matter) === null);
}
