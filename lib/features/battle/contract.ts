/** The battle phase and every battle in it, as the table knows them: put together from what each part of it says. */
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
  /** What prescience has fixed, and who saw it. */
  readonly shown: { readonly to: FactionId; readonly element: ShownElement } | null;
  /** Announced: neither leader nor cheap hero, or by common consent none. */
  readonly leaderless: 'not-asked' | 'announced' | 'agreed' | 'not-announced';
}

/** A running battle; `step` is what happens now. */
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
  /** Times leave to play no leader was asked. */
  readonly noLeaderAsked: number;
  /** Who asks leave to play no leader, and waits for the other side. */
  readonly noLeaderProposedBy: FactionId | null;
  readonly revealed: { readonly aggressor: BattlePlan; readonly defender: BattlePlan } | null;
  /** `null` until the treachery window has closed. */
  readonly calls: readonly TraitorCall[] | null;
  readonly outcome: BattleOutcome | null;
  /** Powers that have had their word, before plans were made or after the victory. */
  readonly offered: readonly AdvantageId[];
  /** Sides that have said that their part of the board is put right. */
  readonly doneBy: readonly FactionId[];
}

/** The battle phase, and one battle from its choice to its end. */
export type BattleEvent = CourseEvent | PrescienceEvent | PlansEvent | OutcomeEvent;

/** What is told of the battle phase, and of one battle from its choice to its end. */
export type BattleLogFact = CourseLogFact | PrescienceLogFact | PlansLogFact | OutcomeLogFact;

/** One side of the running battle, as the table sees it. */
export interface BattleSideView {
  readonly faction: FactionId;
  /** Forces that take part. */
  readonly forces: Forces;
  readonly plan: SealedPlan;
  readonly leaderless: boolean;
}

/** A battle as the whole table may see it. */
export interface BattleView extends BattleSite {
  readonly id: BattleId;
  readonly step: BattleStepId;
  readonly aggressor: BattleSideView;
  readonly defender: BattleSideView;
  readonly prescience: ProbeView | null;
  /** `null` until the window has closed. */
  readonly calls: readonly TraitorCall[] | null;
  readonly outcome: BattleOutcome | null;
  /** Whose whole plan somebody sees by a special Karama. */
  readonly look: Extract<PlanLook, { readonly by: FactionId }> | null;
  /** Powers that a Karama has stopped for this battle. */
  readonly cancelled: readonly AdvantageId[];
}

/** What everybody sees of it. */
export interface BattlePublicView {
  readonly battle: BattleView | null;
  /** Battles that the board asks for now, the running one left out. */
  readonly battles: readonly PendingBattle[];
  /** Battles of this phase that are over, in their order; empty in other phases. */
  readonly fought: readonly FoughtBattle[];
}

/** A battle that was fought to its end. */
export interface FoughtBattle {
  readonly territory: TerritoryId;
  readonly sides: readonly [FactionId, FactionId];
  /** `null` where nobody won. */
  readonly winner: FactionId | null;
}

/** What one faction alone sees of it. */
export interface BattleOwnView {
  /** Its own committed plan in the running battle. */
  readonly plan: BattlePlan | null;
  /** What prescience showed this faction in the running battle. */
  readonly seen: OpenElement | null;
  /** The whole plan of another that this faction was shown in the running battle. */
  readonly seenPlan: OpenPlan | null;
  /** What this faction had to show. */
  readonly shown: ShownElement | null;
}

/** What battles refuse. */
export type BattleRefusal =
  { readonly code: 'battles-not-running' } | { readonly code: 'no-battles' } | { readonly code: 'not-offered' };

/** What the state has of it. */
export interface BattleSlice {
  readonly nextBattle: number;
  /** Of the battle phase that began last. */
  readonly fought: readonly FoughtBattle[];
}

/** All of it. The comments of its questions give the shape of an answer. */
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
