import type { Ctx } from '../../powers/ctx.ts';
import { fightingForces } from './api/fighting.ts';
import { sideOf } from '../../model/selectors.ts';
import { reopenedByCaptives, reopenedByHand, reopenedBySpice } from './api/reopening.ts';
import { hasCommitted } from '../../model/commitments.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { DeclaredSecret } from '../../model/facts.ts';
import type { GameState } from '../../model/state.ts';
import type { BattleActivity } from './contract.ts';

/**
 * Returns the effects of an owner's declaration on a battle. A new hand always withdraws a sealed plan, because its
 * slots have new names. New battle losses also withdraw the plan. New spice withdraws it too, if spice supports forces.
 * Announcements and shown elements that depend on the hand, spice or captives reopen even if the new values are the
 * same.
 */
export const onDeclare = (
  ctx: Ctx,
  state: GameState,
  battle: BattleActivity,
  faction: FactionId,
  { kind }: DeclaredSecret,
): readonly GameEvent[] => [
  ...planTakenBack(ctx, state, battle, faction, kind),
  ...askedAgain(ctx, state, battle, faction, kind),
];

function planTakenBack(
  ctx: Ctx,
  state: GameState,
  battle: BattleActivity,
  faction: FactionId,
  kind: DeclaredSecret['kind'],
): readonly GameEvent[] {
  const isSealed = battle.step === 'plans' && hasCommitted(battle.plans, faction);
  const isTouched =
    kind === 'hand' || kind === 'battle-losses' || (kind === 'spice' && needsSpice(ctx, state, battle, faction));
  return isTouched && isSealed ? [{ type: 'PlanWithdrawn', battle: battle.id, faction, because: 'own-wish' }] : [];
}

function askedAgain(
  ctx: Ctx,
  state: GameState,
  battle: BattleActivity,
  faction: FactionId,
  kind: DeclaredSecret['kind'],
): readonly GameEvent[] {
  if (kind === 'hand') return reopenedByHand(ctx, battle, faction);
  if (kind === 'captives') return reopenedByCaptives(ctx, battle);
  return kind === 'spice' && needsSpice(ctx, state, battle, faction) ? reopenedBySpice(ctx, battle, faction) : [];
}

/** Whether the plan of this faction may contain spice. This is public. */
const needsSpice = (ctx: Ctx, state: GameState, battle: BattleActivity, faction: FactionId): boolean =>
  sideOf(battle, faction) !== null && fightingForces(ctx, state, battle, faction).needSpice;
