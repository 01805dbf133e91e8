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
 * What an owner's new word does to a battle. A new hand, new losses in battles, or new spice where it counts in battle,
 * always takes back a sealed plan, whatever lies in it: slots get new names with a new hand, and other spice supports
 * other dials. What was announced or shown from the old hand, purse or captives is asked for again, whatever the new
 * ones are.
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

/** Whether spice bears on this faction's plan, as everybody can see. */
const needsSpice = (ctx: Ctx, state: GameState, battle: BattleActivity, faction: FactionId): boolean =>
  sideOf(battle, faction) !== null && fightingForces(ctx, state, battle, faction).needSpice;
