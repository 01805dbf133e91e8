/**
 * When a correction or a newly told hand may have made an answer of the running battle untrue, the side is asked again.
 * Always, not only where the answer really is impossible now: that would tell what it was.
 */
import type { BattleActivity, BattleSide } from '../contract.ts';
import { battleReopened, handDeclaredAgain, planWithdrawn } from '../events.ts';
import { isSeenWhole } from './plans.ts';
import { epochRaised } from '../../../kernel/events.ts';
import { hasCommitted } from '../../../model/commitments.ts';
import type { GameEvent } from '../../../model/events.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { sideOf, sidesOf } from '../../../model/selectors.ts';

/** A new hand touches what was announced, and the card or leader that was shown; all read that it was told. */
export function reopenedByHand(ctx: Ctx, battle: BattleActivity, faction: FactionId): readonly GameEvent[] {
  const side = sideOf(battle, faction);
  if (side === null || !isPlanning(battle)) return [];
  const isShown = isBound(ctx, side) && side.shown?.element.element !== 'dial';
  if (!isShown && side.leaderless === 'not-asked') return [];
  return [handDeclaredAgain(battle, faction), ...reopened(battle, isShown ? 'prescience' : 'announcements', [faction])];
}

/** Another purse touches the dial that was shown. */
export function reopenedBySpice(ctx: Ctx, battle: BattleActivity, faction: FactionId): readonly GameEvent[] {
  const side = sideOf(battle, faction);
  if (side === null || !isPlanning(battle) || !isBound(ctx, side)) return [];
  return side.shown?.element.element === 'dial' ? reopened(battle, 'prescience', [faction]) : [];
}

/**
 * A leader set alive, dead, used or captive touches what these factions announced, and the leader that was shown: they
 * are asked again at once, from the earlier of the two.
 */
export function reopenedByLeader(
  ctx: Ctx,
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

/** Every sealed plan of the battle is opened again, the possible ones too. */
export const plansWithdrawn = (battle: BattleActivity): readonly GameEvent[] =>
  sidesOf(battle)
    .filter(({ faction }) => hasCommitted(battle.plans, faction))
    .map(({ faction }) => planWithdrawn(battle, faction, 'corrected'));

/** Told anew who is captive, both sides plan anew, whosever leaders it is about: any difference would tell. */
export function reopenedByCaptives(ctx: Ctx, battle: BattleActivity): readonly GameEvent[] {
  const both = sidesOf(battle).map(({ faction }) => faction);
  return [...plansWithdrawn(battle), ...reopenedByLeader(ctx, battle, both), epochRaised()];
}

/**
 * Where nobody could lead, a leader come back from the tanks must, if he may fight at once: who has shown that nobody
 * leads is asked for it again, and who has announced it says so again; the plan that was sealed by it is opened.
 * Any other plan stays sealed, nothing in it has become impossible; and one that was seen whole is final.
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

/** Forces set anew touch the dial that was shown. */
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

const isBound = (ctx: Ctx, side: BattleSide): boolean =>
  ctx.rules.planChangeAfterProbe === 'all-but-shown' && side.shown !== null;

const reopened = (
  battle: BattleActivity,
  at: 'prescience' | 'announcements',
  sides: readonly FactionId[],
): readonly GameEvent[] => [battleReopened(battle, at, sides)];
