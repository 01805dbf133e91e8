/** The contract of the battle phase and of every battle, composed of its parts. */
import type { AdvantageId } from '../../model/advantages.ts';
import type {
  BattleId,
  BattleOutcome,
  BattlePlan,
  BattleSite,
  BattleStepId,
  OpenElement,
  OpenPlan,
  PendingBattle,
  PlanLeader,
  ShownElement,
  TraitorCall,
} from '../../model/battle.ts';
import type { Forces } from '../../model/board.ts';
import type { Commitments } from '../../model/commitments.ts';
import type { FactionId } from '../../model/factions.ts';
import type { CancelState } from '../../model/cancel-state.ts';
import type { TerritoryId } from '../../model/territories.ts';
import type {
  BattlePhaseActivity,
  CourseEvent,
  CourseCommand,
  CoursePrompt,
  CourseLogFact,
} from './contract/course.ts';
import type { BattleWindow, OutcomeEvent, OutcomePrompt, OutcomeLogFact } from './contract/outcome.ts';
import type { PlansEvent, PlansCommand, PlansPrompt, PlansLogFact, SealedPlan } from './contract/plans.ts';
import type {
  BattleUse,
  PlanLook,
  PrescienceEvent,
  PresciencePrompt,
  PrescienceLogFact,
  ProbeState,
  ProbeView,
} from './contract/prescience.ts';

export type { BattlePhaseActivity, ProbeState, ProbeView, SealedPlan };

/** One side of a running battle. */
export interface BattleSide {
  readonly faction: FactionId;
  /** The element of the side's plan that prescience has fixed, and the faction that saw the element. */
  readonly shown: { readonly to: FactionId; readonly element: ShownElement } | null;
  /**
   * Whether the side has announced that it has neither leader nor cheap hero, or the two sides have agreed on a plan
   * without a leader.
   */
  readonly leaderless: 'not-asked' | 'announced' | 'agreed' | 'not-announced';
}

/** A leader, or a cheap hero, that stays in the plan of a side. */
export interface LeaderHeld {
  readonly faction: FactionId;
  readonly leader: PlanLeader;
}

/** A running battle; `step` is its present step. */
export interface BattleActivity extends BattleSite, CancelState {
  readonly kind: 'battle';
  readonly id: BattleId;
  readonly aggressor: BattleSide;
  readonly defender: BattleSide;
  readonly plans: Commitments<BattlePlan>;
  readonly step:
    | 'before-plans'
    | 'prescience'
    | 'announcements'
    | 'plans'
    | 'traitor-call'
    | 'resolution'
    | 'losses'
    | 'cards'
    | 'over';
  readonly prescience: ProbeState;
  readonly look: PlanLook;
  /** How often a side has asked to fight without a leader. */
  readonly noLeaderAsked: number;
  /** The side that asks to fight without a leader, and waits for the other side. */
  readonly noLeaderProposedBy: FactionId | null;
  readonly revealed: { readonly aggressor: BattlePlan; readonly defender: BattlePlan } | null;
  /** The traitor calls; `null` until the traitor window has closed. */
  readonly calls: readonly TraitorCall[] | null;
  readonly outcome: BattleOutcome | null;
  /** Powers by which forces count more in this battle. Missing if there are none. */
  readonly strengthened?: readonly AdvantageId[];
  /** Leaders of sealed plans that a card holds there. Secret like the plans. Missing if there are none. */
  readonly leadersHeld?: readonly LeaderHeld[];
  /** Powers that have already acted before the plans or after the victory. */
  readonly offered: readonly AdvantageId[];
  /** Sides that have confirmed that the board is right. */
  readonly doneBy: readonly FactionId[];
}

/** The events of the battle phase and of a battle, from its choice to its end. */
export type BattleEvent = CourseEvent | PrescienceEvent | PlansEvent | OutcomeEvent;

/** The log lines of the battle phase and of a battle, from its choice to its end. */
export type BattleLogFact = CourseLogFact | PrescienceLogFact | PlansLogFact | OutcomeLogFact;

/** One side of the current battle, as the table sees it. */
export interface BattleSideView {
  readonly faction: FactionId;
  /** The side's forces in the battle. */
  readonly forces: Forces;
  readonly plan: SealedPlan;
  readonly leaderless: boolean;
}

/** The public view of a battle. */
export interface BattleView extends BattleSite {
  readonly id: BattleId;
  readonly step: BattleStepId;
  readonly aggressor: BattleSideView;
  readonly defender: BattleSideView;
  readonly prescience: ProbeView | null;
  /** The traitor calls; `null` until the traitor window has closed. */
  readonly calls: readonly TraitorCall[] | null;
  readonly outcome: BattleOutcome | null;
  /** The faction that sees a whole plan by a special Karama. */
  readonly look: Extract<PlanLook, { readonly by: FactionId }> | null;
  /** Powers that a Karama has cancelled for this battle. */
  readonly cancelled: readonly AdvantageId[];
  /** Powers by which forces count more in this battle. */
  readonly strengthened: readonly AdvantageId[];
}

/** The public view of this feature. */
export interface BattlePublicView {
  readonly battle: BattleView | null;
  /** The battles on the board now, without the running battle. */
  readonly battles: readonly PendingBattle[];
  /** The finished battles of this phase, in order; empty in other phases. */
  readonly fought: readonly FoughtBattle[];
}

/** A finished battle. */
export interface FoughtBattle {
  readonly territory: TerritoryId;
  readonly sides: readonly [FactionId, FactionId];
  /** The winner; `null` if nobody won. */
  readonly winner: FactionId | null;
}

/** The own view of this feature. */
export interface BattleOwnView {
  /** The plan that this faction has committed in the running battle. */
  readonly plan: BattlePlan | null;
  /** The element that prescience showed this faction in the current battle. */
  readonly seen: OpenElement | null;
  /** The whole plan of another side that this faction saw in the current battle. */
  readonly seenPlan: OpenPlan | null;
  /** The element that this faction had to show. */
  readonly shown: ShownElement | null;
}

/** The refusals of this feature. */
export type BattleRefusal =
  { readonly code: 'battles-not-running' } | { readonly code: 'no-battles' } | { readonly code: 'not-offered' };

/** The slice of this feature. */
export interface BattleSlice {
  readonly nextBattle: number;
  /** The battles of the last battle phase, in order. */
  readonly fought: readonly FoughtBattle[];
}

/** The contract of this feature. The comments of its prompts give the shape of an answer. */
export interface BattleContract {
  readonly refusal: BattleRefusal;
  readonly slice: BattleSlice;
  readonly activity: BattlePhaseActivity | BattleActivity;
  readonly event: BattleEvent;
  readonly prompt: CoursePrompt | PresciencePrompt | PlansPrompt | OutcomePrompt;
  readonly logFact: BattleLogFact;
  readonly window: BattleWindow;
  readonly use: BattleUse;
  readonly command: CourseCommand | PlansCommand;
  readonly publicView: BattlePublicView;
  readonly ownView: BattleOwnView;
}
