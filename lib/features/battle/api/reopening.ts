/**
 * Reopens answers of the current battle when a correction or a new declaration changes facts that they depend on. An
 * answer reopens even if it is still possible. Otherwise the page would reveal that the answer is still possible.
 */
import type { BattleActivity, BattleSide } from '../contract.ts';
import { battleReopened, handDeclaredAgain, planWithdrawn } from '../events.ts';
import { isSeenWhole } from '../../../model/plans.ts';
import { epochRaised } from '../../../kernel/events.ts';
import { hasCommitted } from '../../../model/commitments.ts';
import type { GameEvent } from '../../../model/events.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { sideOf, sidesOf } from '../../../model/selectors.ts';

/**
 * Returns the effects of a new hand on announcements and on shown cards and leaders. The declaration itself is logged
 * (R-181).
 */
export function reopenedByHand(ctx: Ctx, battle: BattleActivity, faction: FactionId): readonly GameEvent[] {
  const side = sideOf(battle, faction);
  if (side === null || !isPlanning(battle)) return [];
  const isShown = isBound(ctx, side) && side.shown?.element.element !== 'dial';
  if (!isShown && side.leaderless === 'not-asked') return [];
  return [handDeclaredAgain(battle, faction), ...reopened(battle, isShown ? 'prescience' : 'announcements', [faction])];
}

/** Returns the effects of a new spice count on a shown dial. */
export function reopenedBySpice(ctx: Ctx, battle: BattleActivity, faction: FactionId): readonly GameEvent[] {
  const side = sideOf(battle, faction);
  if (side === null || !isPlanning(battle) || !isBound(ctx, side)) return [];
  return side.shown?.element.element === 'dial' ? reopened(battle, 'prescience', [faction]) : [];
}

/**
 * Returns the effects when a correction sets a leader alive, dead, used or captive. The affected factions announce or
 * show their leader again at once. If both steps are affected, the earlier step comes first.
 */
export function reopenedByLeader(
  ctx: Pick<Ctx, 'rules'>,
  battle: BattleActivity,
  factions: readonly FactionId[],
): readonly GameEvent[] {
  const sides = sidesOf(battle).filter(({ faction }) => factions.includes(faction));
  if (sides.length === 0 || !isPlanning(battle)) return [];
  const isShown = sides.some((side) => isBound(ctx, side) && side.shown?.element.element === 'leader');
  return reopened(
    battle,
    isShown ? 'prescience' : 'announcements',
    sides.map(({ faction }) => faction),
  );
}

/** Withdraws every sealed plan of the battle, even a plan that is still possible. */
export const plansWithdrawn = (battle: BattleActivity): readonly GameEvent[] =>
  sidesOf(battle)
    .filter(({ faction }) => hasCommitted(battle.plans, faction))
    .map(({ faction }) => planWithdrawn(battle, faction, 'corrected'));

/**
 * Withdraws both plans after a new declaration of captives. This happens whichever leaders are captive, because a
 * difference would reveal the captives.
 */
export function reopenedByCaptives(ctx: Ctx, battle: BattleActivity): readonly GameEvent[] {
  const both = sidesOf(battle).map(({ faction }) => faction);
  return [...plansWithdrawn(battle), ...reopenedByLeader(ctx, battle, both), epochRaised()];
}

/**
 * Returns the effects of a revival on a side that had no leader. If the revived leader may fight at once, it must lead.
 * So a side that has shown “no leader” shows its leader again. A side that has announced “no leader” announces again,
 * and its sealed plan is withdrawn. Any other plan stays sealed because it is still possible. A plan is final
 * if another faction has seen all of it.
 */
export function reopenedByRevival(ctx: Ctx, battle: BattleActivity, faction: FactionId): readonly GameEvent[] {
  const side = sideOf(battle, faction);
  if (side === null || !isPlanning(battle) || isSeenWhole(battle, faction)) return [];
  if (!ctx.rules.gholaLeaderFightsAtOnce) return [];
  const isShown = isBound(ctx, side) && hasShownNobody(side);
  if (!isShown && side.leaderless !== 'announced') return [];
  return [
    ...(hasCommitted(battle.plans, faction) ? [planWithdrawn(battle, faction, 'corrected')] : []),
    ...reopened(battle, isShown ? 'prescience' : 'announcements', [faction]),
  ];
}

const hasShownNobody = ({ shown }: BattleSide): boolean =>
  shown?.element.element === 'leader' && shown.element.leader === null;

/** Returns the effects of corrected forces on a shown dial. */
export function reopenedByForces(ctx: Ctx, battle: BattleActivity): readonly GameEvent[] {
  const dials = sidesOf(battle).filter((side) => isBound(ctx, side) && side.shown?.element.element === 'dial');
  if (dials.length === 0 || !isPlanning(battle)) return [];
  return reopened(
    battle,
    'prescience',
    dials.map((side) => side.faction),
  );
}

const isPlanning = ({ step }: BattleActivity): boolean => step === 'announcements' || step === 'plans';

const isBound = (ctx: Pick<Ctx, 'rules'>, side: BattleSide): boolean =>
  ctx.rules.planChangeAfterProbe === 'all-but-shown' && side.shown !== null;

const reopened = (
  battle: BattleActivity,
  at: 'prescience' | 'announcements',
  sides: readonly FactionId[],
): readonly GameEvent[] => [battleReopened(battle, at, sides)];
