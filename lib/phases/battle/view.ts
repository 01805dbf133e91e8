import type { BattlePlan, BattleStep } from '../../model/battle.ts';
import type { BattleActivity, BattleSide, GameState, ProbeState } from '../../model/state.ts';
import type { BattleSideView, BattleView, ProbeView, SealedPlan } from '../../model/views.ts';
import { openPlan } from '../../rules/face-up.ts';
import { troopsAt } from '../../rules/position.ts';

const STEP_OF: Readonly<Record<BattleActivity['rung'], BattleStep>> = {
  voice: 'voice',
  prescience: 'prescience',
  announcements: 'plans',
  plans: 'plans',
  treachery: 'treachery',
  resolution: 'treachery',
  losses: 'result',
  cards: 'result',
  over: 'result',
};

/** The running battle as the whole table may see it: a sealed plan is a seal, without number or card. */
export const battleView = (state: GameState, battle: BattleActivity): BattleView => ({
  id: battle.id,
  territory: battle.territory,
  sectors: battle.sectors,
  step: STEP_OF[battle.rung],
  aggressor: sideView(state, battle, battle.aggressor, battle.revealed?.aggressor ?? null),
  defender: sideView(state, battle, battle.defender, battle.revealed?.defender ?? null),
  voice: probeView(battle.voice),
  prescience: probeView(battle.prescience),
  calls: battle.calls,
  outcome: battle.outcome,
  cancelled: battle.cancelled,
});

const sideView = (
  state: GameState,
  battle: BattleActivity,
  { faction, committed, leaderless }: BattleSide,
  revealed: BattlePlan | null,
): BattleSideView => ({
  faction,
  forces: troopsAt(state, faction, battle),
  plan: sealedPlan(committed !== null, revealed),
  leaderless: leaderless === 'announced' || leaderless === 'agreed',
});

function sealedPlan(isCommitted: boolean, revealed: BattlePlan | null): SealedPlan {
  if (revealed !== null) return { state: 'shown', plan: openPlan(revealed) };
  return { state: isCommitted ? 'sealed' : 'open' };
}

function probeView<Order>(probe: ProbeState<Order>): ProbeView<Order> | null {
  if (probe.state === 'to-come' || probe.state === 'declined') return null;
  const { state, by, target, order } = probe;
  return { by, target, order, state };
}
