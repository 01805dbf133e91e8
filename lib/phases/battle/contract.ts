import type { AdvantageId } from '../../table/advantages.ts';
import type {
  Added,
  BattleId,
  BattleOutcome,
  BattlePlan,
  BattleSite,
  BattleStep,
  CardFate,
  OpenElement,
  OpenPlan,
  PendingBattle,
  PlaceBar,
  PlanElement,
  ShownElement,
  TreacheryCall,
} from '../../table/battle.ts';
import type { Forces } from '../../table/board.ts';
import type { Commitments } from '../../table/commitments.ts';
import type { FactionId } from '../../table/factions.ts';
import type { Stops } from '../../table/stops.ts';
import type { Dialled, FightingForces, Mix } from '../../table/strength.ts';

/** The battle phase. `aggressors` still to come, first one current; who has finished is gone from the list. */
export interface BattlePhaseActivity {
  readonly kind: 'battle-phase';
  readonly id: 'battles';
  readonly aggressors: readonly FactionId[];
}

/** One side of a running battle. */
export interface BattleSide {
  readonly faction: FactionId;
  /** What prescience has fixed, and who saw it. */
  readonly shown: { readonly to: FactionId; readonly element: ShownElement } | null;
  /** Announced: neither leader nor cheap hero, or by common consent none. */
  readonly leaderless: 'not-asked' | 'announced' | 'agreed' | 'not-announced';
}

/** How far prescience of a battle has come. */
export type ProbeState =
  | { readonly state: 'to-come' }
  | { readonly state: 'declined' }
  | {
      readonly state: 'ordered' | 'standing' | 'cancelled' | 'answered';
      readonly by: FactionId;
      /** The side in whose battle it was used: `by` or its ally. */
      readonly serves: FactionId;
      readonly target: FactionId;
      readonly order: PlanElement;
    };

/** How far the special look at a whole plan has come; the one seen is final. */
export type PlanLook =
  | { readonly state: 'to-come' | 'declined' }
  | { readonly state: 'ordered' | 'answered'; readonly by: FactionId; readonly target: FactionId };

/** A running battle; `step` is what happens now. */
export interface BattleActivity extends BattleSite, Stops {
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
    | 'treachery'
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
  readonly calls: readonly TreacheryCall[] | null;
  readonly outcome: BattleOutcome | null;
  /** Powers that have had their word, before plans were made or after the victory. */
  readonly offered: readonly AdvantageId[];
  /** Sides that have said that their part of the board is put right. */
  readonly doneBy: readonly FactionId[];
}

/** The battle phase, and one battle from its choice to its end. */
export type BattleEvent =
  | { readonly type: 'BattlesBegan'; readonly aggressors: readonly FactionId[] }
  /** A correction changed who attacks in which order. */
  | { readonly type: 'AggressorsOrdered'; readonly aggressors: readonly FactionId[] }
  /** This aggressor has no battle left; the next in order takes over. */
  | { readonly type: 'AggressorDone'; readonly faction: FactionId }
  | ({
      readonly type: 'BattleChosen';
      readonly battle: BattleId;
      readonly aggressor: FactionId;
      readonly defender: FactionId;
    } & BattleSite)
  /** No other power has its word before it. */
  | { readonly type: 'PrescienceOpened'; readonly battle: BattleId }
  | { readonly type: 'PrescienceDeclined'; readonly battle: BattleId; readonly by: FactionId | null }
  | {
      readonly type: 'PrescienceUsed';
      readonly battle: BattleId;
      readonly by: FactionId;
      readonly serves: FactionId;
      readonly target: FactionId;
      readonly element: PlanElement;
    }
  | { readonly type: 'PlanLookDeclined'; readonly battle: BattleId; readonly by: FactionId }
  | {
      readonly type: 'PlanLookOrdered';
      readonly battle: BattleId;
      readonly by: FactionId;
      readonly target: FactionId;
    }
  | {
      readonly type: 'PlanShown';
      readonly battle: BattleId;
      readonly faction: FactionId;
      readonly to: FactionId;
      readonly plan: BattlePlan;
    }
  | {
      readonly type: 'ElementShown';
      readonly battle: BattleId;
      readonly faction: FactionId;
      readonly to: FactionId;
      readonly shown: ShownElement;
    }
  | {
      readonly type: 'LeaderAnnounced';
      readonly battle: BattleId;
      readonly faction: FactionId;
      readonly leaderless: boolean;
    }
  | { readonly type: 'NoLeaderProposed'; readonly battle: BattleId; readonly faction: FactionId }
  | {
      readonly type: 'NoLeaderAnswered';
      readonly battle: BattleId;
      readonly faction: FactionId;
      readonly agreed: boolean;
    }
  /**
   * A correction or a newly told hand may have made an announcement or a shown element untrue: these sides are asked
   * again, from the step `at`.
   */
  | {
      readonly type: 'BattleReopened';
      readonly battle: BattleId;
      readonly at: 'prescience' | 'announcements';
      readonly sides: readonly FactionId[];
    }
  | { readonly type: 'PlansOpened'; readonly battle: BattleId }
  | {
      readonly type: 'PlanCommitted';
      readonly battle: BattleId;
      readonly faction: FactionId;
      readonly plan: BattlePlan;
    }
  /** `corrected` when a correction touched the battle; whether the plan was still possible is not told by it. */
  | {
      readonly type: 'PlanWithdrawn';
      readonly battle: BattleId;
      readonly faction: FactionId;
      readonly because: 'own-wish' | 'corrected' | 'other-seen';
    }
  | {
      readonly type: 'PlansRevealed';
      readonly battle: BattleId;
      readonly aggressor: BattlePlan;
      readonly defender: BattlePlan;
    }
  | { readonly type: 'TreacheryResolved'; readonly battle: BattleId; readonly calls: readonly TreacheryCall[] }
  | { readonly type: 'BattleResolved'; readonly battle: BattleId; readonly outcome: BattleOutcome }
  /** The winner's losses are taken, or there are none. */
  | { readonly type: 'LossesTaken'; readonly battle: BattleId }
  | {
      readonly type: 'CardsSettled';
      readonly battle: BattleId;
      readonly faction: FactionId;
      readonly fates: readonly CardFate[];
    }
  | { readonly type: 'BattleDone'; readonly battle: BattleId; readonly faction: FactionId }
  | { readonly type: 'BattleEnded'; readonly battle: BattleId }
  /** Leaders come home. */
  | { readonly type: 'BattlesEnded'; readonly unfought: number };

/** What it asks beside the answers; the comment gives the shape of an answer. */
export type BattleQuestion =
  /** The aggressor picks the next battle: the index of one of `battles`, from 0. */
  | { readonly kind: 'choose-battle'; readonly battles: readonly PendingBattle[] }
  /** A `PlanElement`, or `null` to look away. */
  | {
      readonly kind: 'prescience';
      readonly battle: BattleId;
      readonly target: FactionId;
      readonly onBehalfOf: FactionId;
    }
  /** `{ play: false }`, or `{ play: true, slot, card, of }`: a Karama for the whole plan of one of `targets`. */
  | { readonly kind: 'see-plan'; readonly battle: BattleId; readonly targets: readonly FactionId[] }
  /** The target shows the element as it will stand in the plan: that field's value, or `'none'` for no weapon or defense. */
  | {
      readonly kind: 'show-element';
      readonly battle: BattleId;
      readonly element: PlanElement;
      /** Who will see it. */
      readonly to: FactionId;
    }
  /**
   * Perhaps no leader is free: `'leader'` or `'cheap-hero'` (nothing is announced), or `'none'` (announced to all, no
   * cards in the plan).
   */
  | { readonly kind: 'announce-no-leader'; readonly battle: BattleId }
  /** May the other side play without a leader? `true` or `false`. */
  | { readonly kind: 'consent-no-leader'; readonly battle: BattleId; readonly proposer: FactionId }
  /** A `BattlePlan`. For each field that powers add, what it would bring to the total; `null` where it stays empty. */
  | ({
      readonly kind: 'battle-plan';
      readonly battle: BattleId;
      readonly opponent: FactionId;
      /** One's own forces in the battle, and how they count. */
      readonly fighting: FightingForces;
      /** What this side has shown and can no longer change. */
      readonly shown: ShownElement | null;
      /** What this side has seen of the opponent's plan. */
      readonly seen: OpenElement | null;
      /** Why no card of the hand may lie in a place where one could; `null` where one may, or none could anyway. */
      readonly barred: Readonly<Record<'weapon' | 'defense', PlaceBar | null>>;
      /** Who has seen this side's whole plan, which is final by that. */
      readonly seenBy: FactionId | null;
      /** By common consent this side may choose to play no leader; it asks with `ProposeNoLeader`. */
      readonly mayProposeNoLeader: boolean;
    } & Added<number | null>)
  /**
   * Where the winner's losses come from: a record of part name (`"carthag@10"`) to its plain forces lost, and, where
   * special ones fight, of `specialName` of it to those. Together they are one of the `mixes` that make up the dial.
   */
  | ({ readonly kind: 'choose-losses'; readonly battle: BattleId; readonly mixes: readonly Mix[] } & Dialled)
  /** What becomes of the winner's weapon and defense: a record of slot to `true` (keep) or `false` (discard). */
  | { readonly kind: 'keep-cards'; readonly battle: BattleId }
  /** The result stands and the board is put right: `true` lets the table go on. Asked of both sides. */
  | { readonly kind: 'battle-done'; readonly battle: BattleId };

/** What is told of the battle phase, and of one battle from its choice to its end. */
export type BattleTold =
  | { readonly code: 'battles-began'; readonly first: FactionId }
  | ({
      readonly code: 'battle-chosen';
      readonly battle: BattleId;
      readonly aggressor: FactionId;
      readonly defender: FactionId;
    } & BattleSite)
  | { readonly code: 'prescience-declined'; readonly by: FactionId }
  | {
      readonly code: 'prescience-used';
      readonly by: FactionId;
      readonly target: FactionId;
      readonly element: PlanElement;
    }
  | {
      readonly code: 'element-shown';
      readonly faction: FactionId;
      readonly to: FactionId;
      readonly element: PlanElement;
    }
  | { readonly code: 'element-seen'; readonly faction: FactionId; readonly to: FactionId; readonly shown: OpenElement }
  | { readonly code: 'plan-look-declined'; readonly by: FactionId }
  | { readonly code: 'plan-look-ordered'; readonly by: FactionId; readonly target: FactionId }
  | { readonly code: 'plan-shown'; readonly faction: FactionId; readonly to: FactionId }
  | { readonly code: 'plan-seen'; readonly faction: FactionId; readonly to: FactionId; readonly plan: OpenPlan }
  | { readonly code: 'no-leader-announced'; readonly faction: FactionId }
  | { readonly code: 'no-leader-proposed'; readonly faction: FactionId }
  | { readonly code: 'no-leader-answered'; readonly faction: FactionId; readonly agreed: boolean }
  | { readonly code: 'plan-committed'; readonly faction: FactionId }
  | {
      readonly code: 'plan-withdrawn';
      readonly faction: FactionId;
      readonly because: 'own-wish' | 'corrected' | 'other-seen';
    }
  | {
      readonly code: 'plans-revealed';
      readonly aggressor: FactionId;
      readonly defender: FactionId;
      readonly plans: readonly [OpenPlan, OpenPlan];
    }
  | { readonly code: 'treachery-called'; readonly calls: readonly TreacheryCall[] }
  | { readonly code: 'no-treachery' }
  | { readonly code: 'battle-resolved'; readonly outcome: BattleOutcome }
  | { readonly code: 'cards-settled'; readonly faction: FactionId; readonly fates: readonly CardFate[] }
  /** A correction left nothing to fight there. */
  | ({ readonly code: 'battle-void' } & BattleSite)
  | { readonly code: 'battles-ended'; readonly unfought: number };

/** A commitment that exists and is covered: its own type, never a zero or a default plan. */
export type SealedPlan =
  { readonly state: 'open' } | { readonly state: 'sealed' } | { readonly state: 'shown'; readonly plan: OpenPlan };

/** One side of the running battle, as the table sees it. */
export interface BattleSideView {
  readonly faction: FactionId;
  /** Forces that take part. */
  readonly forces: Forces;
  readonly plan: SealedPlan;
  readonly leaderless: boolean;
}

/** Prescience of the running battle, once it is used. */
export interface ProbeView {
  readonly by: FactionId;
  readonly target: FactionId;
  readonly order: PlanElement;
  readonly state: 'ordered' | 'standing' | 'cancelled' | 'answered';
}

/** A battle as the whole table may see it. */
export interface BattleView extends BattleSite {
  readonly id: BattleId;
  readonly step: BattleStep;
  readonly aggressor: BattleSideView;
  readonly defender: BattleSideView;
  readonly prescience: ProbeView | null;
  /** `null` until the window has closed. */
  readonly calls: readonly TreacheryCall[] | null;
  readonly outcome: BattleOutcome | null;
  /** Whose whole plan somebody sees by a special Karama. */
  readonly look: Extract<PlanLook, { readonly by: FactionId }> | null;
  /** Powers that a Karama has stopped for this battle. */
  readonly cancelled: readonly AdvantageId[];
}

/** What it asks of everybody at once. `{ call: false }`, or `{ call: true, leader }`. */
export interface BattleWindow {
  readonly kind: 'treachery';
  readonly battle: BattleId;
}

/** A use of prescience that a Karama may stop. */
export interface BattleAct {
  readonly kind: 'prescience';
  readonly by: FactionId;
  readonly target: FactionId;
  readonly element: PlanElement;
}

/** What is asked of the battle phase besides its questions. */
export type BattleIntent =
  /** Opens the phase. Moderator. */
  | { readonly type: 'BeginBattles' }
  /** Leaves the phase with battles unfought. Moderator, between battles. */
  | { readonly type: 'EndBattles' }
  /** By common consent (an option of 1979): a combatant asks leave to play no leader. */
  | { readonly type: 'ProposeNoLeader'; readonly battle: BattleId };

/** What everybody sees of it. */
export interface BattleSeen {
  readonly battle: BattleView | null;
  /** Battles that the board asks for now, the running one left out. */
  readonly battles: readonly PendingBattle[];
}

/** What one faction alone sees of it. */
export interface BattleMine {
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
}

/** The battle phase, as the table knows it. */
export interface BattleContract {
  readonly refusal: BattleRefusal;
  readonly slice: BattleSlice;
  readonly activity: BattlePhaseActivity | BattleActivity;
  readonly event: BattleEvent;
  readonly question: BattleQuestion;
  readonly told: BattleTold;
  readonly window: BattleWindow;
  readonly act: BattleAct;
  readonly intent: BattleIntent;
  readonly seen: BattleSeen;
  readonly mine: BattleMine;
}
