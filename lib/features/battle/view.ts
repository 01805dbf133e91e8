import type { Ctx } from '../../powers/ctx.ts';
import { openElement, openPlan } from './face-up.ts';
import { currentBattle, sideOf, sidesOf, forcesAt } from '../../model/selectors.ts';
import { BATTLE_STEPS, type BattlePlan, type BattleStepId, type OpenPlan } from '../../model/battle.ts';
import { commitmentOf, hasCommitted } from '../../model/commitments.ts';
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';
import type {
  BattleActivity,
  BattleOwnView,
  BattlePublicView,
  BattleSide,
  BattleSideView,
  BattleView,
  ProbeState,
  ProbeView,
  SealedPlan,
} from './contract.ts';
import { isFoughtIn, pendingBattles } from './sites.ts';

/** The first step includes the powers that act before the plans. */
const [FIRST_STEP] = BATTLE_STEPS;

const STEP_OF: Readonly<Record<BattleActivity['step'], BattleStepId>> = {
  'before-plans': FIRST_STEP,
  prescience: 'prescience',
  announcements: 'plans',
  plans: 'plans',
  'traitor-call': 'traitor-call',
  resolution: 'traitor-call',
  losses: 'result',
  cards: 'result',
  over: 'result',
};

/** Returns the current battle, and the other battles on the board. */
export function publicView(ctx: Ctx, state: GameState): BattlePublicView {
  const battle = currentBattle(state);
  return {
    battle: battle === null ? null : battleView(state, battle),
    battles: pendingBattles(ctx, state).filter((pending) => battle === null || !isFoughtIn(battle, pending)),
    fought: state.phase === 'battle' ? state.fought : [],
  };
}

/**
 * Returns the own plan, the elements of other plans that the faction has seen, and the own element that it has shown.
 */
export function ownView(_ctx: Ctx, state: GameState, faction: FactionId): BattleOwnView {
  const battle = currentBattle(state);
  const side = battle === null ? null : sideOf(battle, faction);
  const seen = battle === null ? null : (sidesOf(battle).find((other) => other.shown?.to === faction)?.shown ?? null);
  return {
    plan: battle === null ? null : commitmentOf(battle.plans, faction),
    seen: seen === null ? null : openElement(seen.element),
    seenPlan: battle === null ? null : planSeen(battle, faction),
    shown: side?.shown?.element ?? null,
  };
}

/** Returns the public view of the current battle. A sealed plan shows no number and no card. */
const battleView = (state: GameState, battle: BattleActivity): BattleView => ({
  id: battle.id,
  territory: battle.territory,
  sectors: battle.sectors,
  step: STEP_OF[battle.step],
  aggressor: sideView(state, battle, battle.aggressor, battle.revealed?.aggressor ?? null),
  defender: sideView(state, battle, battle.defender, battle.revealed?.defender ?? null),
  prescience: probeView(battle.prescience),
  calls: battle.calls,
  outcome: battle.outcome,
  look: battle.look.state === 'ordered' || battle.look.state === 'answered' ? battle.look : null,
  cancelled: battle.cancelled,
  strengthened: battle.strengthened ?? [],
});

/** Returns the whole plan that this faction was shown, during the battle. */
function planSeen(battle: BattleActivity, faction: FactionId): OpenPlan | null {
  const { look } = battle;
  if (look.state !== 'answered' || look.by !== faction) return null;
  const plan = commitmentOf(battle.plans, look.target);
  return plan === null ? null : openPlan(plan);
}

const sideView = (
  state: GameState,
  battle: BattleActivity,
  { faction, leaderless }: BattleSide,
  revealed: BattlePlan | null,
): BattleSideView => ({
  faction,
  forces: forcesAt(state, faction, battle),
  plan: sealedPlan(hasCommitted(battle.plans, faction), revealed),
  leaderless: leaderless === 'announced' || leaderless === 'agreed',
});

function sealedPlan(isCommitted: boolean, revealed: BattlePlan | null): SealedPlan {
  if (revealed !== null) return { state: 'shown', plan: openPlan(revealed) };
  return { state: isCommitted ? 'sealed' : 'open' };
}

function probeView(probe: ProbeState): ProbeView | null {
  if (probe.state === 'to-come' || probe.state === 'declined') return null;
  const { state, by, target, order } = probe;
  return { by, target, order, state };
}
