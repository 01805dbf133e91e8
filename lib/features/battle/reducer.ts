import type { Feature } from '../../kernel/feature.ts';
import { sideOf } from '../../model/selectors.ts';
import type { AdvantageId } from '../../model/advantages.ts';
import type { BattleOutcome } from '../../model/battle.ts';
import { NO_COMMITMENTS, withCommitment, withoutCommitted } from '../../model/commitments.ts';
import type { EventOf } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { TakenBack } from '../../model/machine.ts';
import { pushActivity, popActivity, updateActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import { inBattle, inSide, running } from './changes.ts';
import type { BattleActivity, BattleContract, BattleSide } from './contract.ts';
import { elementShown, planShown, plansRevealed, traitorCallsResolved } from './disclosures.ts';

/** The reducers of the battle phase. */
export const reducer: Feature<BattleContract>['reducer'] = {
  BattlesBegan: (state, { aggressors }) =>
    pushActivity(
      { ...state, phase: 'battle', fought: [] },
      { kind: 'battle-phase', id: 'battles', aggressors, cancelledInPhase: [] },
    ),
  AggressorsOrdered: (state, { aggressors }) => withAggressors(state, () => aggressors),
  AggressorDone: (state, { faction }) =>
    withAggressors(state, (aggressors) => aggressors.filter((other) => other !== faction)),
  BattleChosen: (state, event) => pushActivity({ ...state, nextBattle: state.nextBattle + 1 }, newBattle(event)),
  PrescienceOpened: (state) => inBattle(state, { step: 'prescience' }),
  PrescienceDeclined: (state) => inBattle(state, { prescience: { state: 'declined' }, step: 'announcements' }),
  PrescienceUsed: (state, { by, serves, target, element: order }) =>
    inBattle(state, { prescience: { state: 'ordered', by, serves, target, order } }),
  ElementShown: elementShown,
  LeaderAnnounced: (state, { faction, leaderless }) =>
    inSide(state, faction, { leaderless: leaderless ? 'announced' : 'not-announced' }),
  NoLeaderProposed: (state, { faction }) =>
    inBattle(state, { noLeaderProposedBy: faction, noLeaderAsked: running(state).noLeaderAsked + 1 }),
  NoLeaderAnswered: noLeaderAnswered,
  BattleReopened: battleReopened,
  HandDeclaredAgain: (state) => state,
  ForcesStrengthened: (state, { power }) =>
    inBattle(state, { strengthened: [...(running(state).strengthened ?? []), power] }),
  PlansOpened: (state) => inBattle(state, { step: 'plans' }),
  PlanCommitted: (state, { faction, plan }) =>
    inBattle(state, { plans: withCommitment(running(state).plans, faction, plan) }),
  PlanLookDeclined: (state) => inBattle(state, { look: { state: 'declined' } }),
  PlanLookOrdered: (state, { by, target }) => inBattle(state, { look: { state: 'ordered', by, target } }),
  PlanShown: planShown,
  PlanWithdrawn: planWithdrawn,
  PlansRevealed: plansRevealed,
  TraitorCallsResolved: traitorCallsResolved,
  BattleResolved: (state, { outcome }) =>
    inBattle(state, { outcome, step: isWonBySide(running(state), outcome) ? 'losses' : 'over' }),
  LossesTaken: (state) => inBattle(state, { step: 'cards' }),
  CardsSettled: (state) => inBattle(state, { step: 'over' }),
  BattleDone: (state, { faction }) => inBattle(state, { doneBy: [...running(state).doneBy, faction] }),
  BattleEnded: (state, { battle }) => withCancelled(popActivity(withFought(state), battle), running(state).cancelled),
  BattlesEnded: battlesEnded,
};

/** Records a finished battle. A battle without a result does not count. */
function withFought(state: GameState): GameState {
  const { outcome, territory, aggressor, defender } = running(state);
  if (outcome === null) return state;
  const sides = [aggressor.faction, defender.faction] as const;
  return { ...state, fought: [...state.fought, { territory, sides, winner: outcome.winner }] };
}

/** Whether one of the two sides won. Only a side has losses to take and cards to keep. */
const isWonBySide = (battle: BattleActivity, { winner }: BattleOutcome): boolean =>
  winner !== null && sideOf(battle, winner) !== null;

/** Records the powers that were cancelled in this battle, for the later battles of the phase. */
const withCancelled = (state: GameState, cancelled: readonly AdvantageId[]): GameState =>
  cancelled.length === 0
    ? state
    : updateActivity(state, 'battle-phase', 'battles', ({ cancelledInPhase: before }) => ({
        cancelledInPhase: [...before, ...cancelled],
      }));

function newBattle({ battle: id, stillCancelled = [], ...chosen }: EventOf<'BattleChosen'>): BattleActivity {
  const { territory, sectors, aggressor, defender } = chosen;
  return {
    // The table is not asked again about powers that are already cancelled.
    settled: stillCancelled,
    cancelled: stillCancelled,
    kind: 'battle',
    id,
    territory,
    sectors,
    aggressor: newSide(aggressor),
    defender: newSide(defender),
    plans: NO_COMMITMENTS,
    step: 'before-plans',
    prescience: { state: 'to-come' },
    look: { state: 'to-come' },
    noLeaderAsked: 0,
    noLeaderProposedBy: null,
    revealed: null,
    calls: null,
    outcome: null,
    offered: [],
    doneBy: [],
  };
}

const newSide = (faction: FactionId): BattleSide => ({
  faction,
  shown: null,
  leaderless: 'not-asked',
});

const withAggressors = (
  state: GameState,
  change: (aggressors: readonly FactionId[]) => readonly FactionId[],
): GameState =>
  updateActivity(state, 'battle-phase', 'battles', ({ aggressors }) => ({ aggressors: change(aggressors) }));

/** Settles a use of prescience. If a Karama has cancelled the use, the step ends. Otherwise the target must answer. */
export function probeSettled(state: GameState, outcome: 'standing' | 'cancelled'): GameState {
  const { prescience, step } = running(state);
  if (prescience.state === 'to-come' || prescience.state === 'declined') return state;
  return inBattle(state, {
    prescience: { ...prescience, state: outcome },
    step: outcome === 'cancelled' ? 'announcements' : step,
  });
}

/**
 * Reopens the announcements of these sides. With the step `prescience` or a later one, it also reopens their shown
 * elements.
 */
function battleReopened(state: GameState, { at, sides }: EventOf<'BattleReopened'>): GameState {
  const { prescience } = running(state);
  const asked = sides.reduce((next, faction) => {
    // No announcement is needed if both sides have agreed on a plan without a leader.
    const isAgreed = sideOf(running(next), faction)?.leaderless === 'agreed';
    const unshown: Partial<BattleSide> = at === 'prescience' ? { shown: null } : {};
    return inSide(next, faction, { ...unshown, ...(isAgreed ? {} : { leaderless: 'not-asked' }) });
  }, state);
  return at === 'prescience' && prescience.state === 'answered'
    ? inBattle(asked, { step: at, prescience: { ...prescience, state: 'standing' } })
    : inBattle(asked, { step: 'announcements' });
}

/** Withdraws a plan. If another faction has seen the whole plan, it also sees the new plan once that is sealed. */
function planWithdrawn(state: GameState, { faction }: EventOf<'PlanWithdrawn'>): GameState {
  const { look } = running(state);
  const opened = withoutPlan(state, faction);
  return look.state === 'answered' && look.target === faction
    ? inBattle(opened, { look: { ...look, state: 'ordered' } })
    : opened;
}

function noLeaderAnswered(state: GameState, { faction, agreed }: EventOf<'NoLeaderAnswered'>): GameState {
  const asked = inBattle(state, { noLeaderProposedBy: null });
  return agreed ? withoutPlan(inSide(asked, faction, { leaderless: 'agreed' }), faction) : asked;
}

/** Ends the battles. The leaders return home. */
function battlesEnded(state: GameState): GameState {
  return {
    ...popActivity(state, 'battles'),
    leaders: state.leaders.map((disc) => ({ ...disc, foughtIn: null, diedIn: [], resting: false })),
  };
}

/**
 * Withdraws both plans after a take-back if the table has seen them. Otherwise one side would plan against a known
 * plan.
 */
export function onTakeBack(battle: BattleActivity, { seen }: TakenBack): BattleActivity {
  const wasSeen = seen.some(({ secret }) => secret.kind === 'plan' && secret.battle === battle.id);
  if (!wasSeen) return battle;
  const { look } = battle;
  return {
    ...battle,
    look: look.state === 'answered' ? { ...look, state: 'ordered' } : look,
    plans: NO_COMMITMENTS,
  };
}

const withoutPlan = (state: GameState, faction: FactionId): GameState =>
  inBattle(state, { plans: withoutCommitted(running(state).plans, faction) });
