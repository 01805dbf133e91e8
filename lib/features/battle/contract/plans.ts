/** Battle plans: whether a side has anybody to lead it, and how plans are made, sealed and turned over. */
import type {
  PerPower,
  BattleId,
  BattlePlan,
  OpenElement,
  OpenPlan,
  CardBan,
  ShownElement,
} from '../../../model/battle.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { FightingForces } from '../../../model/strength.ts';

/** How plans come about. */
export type PlansEvent =
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
    };

/** What is asked of the two sides. */
export type PlansPrompt =
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
      readonly barred: Readonly<Record<'weapon' | 'defense', CardBan | null>>;
      /** Who has seen this side's whole plan, which is final by that. */
      readonly seenBy: FactionId | null;
      /** By common consent this side may choose to play no leader; it asks with `ProposeNoLeader`. */
      readonly mayProposeNoLeader: boolean;
    } & PerPower<number | null>);

/** What is told of them. */
export type PlansLogFact =
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
    };

/** What is asked of a battle before its plans are sealed, besides its questions. */
export type PlansCommand =
  /** By common consent (an option of 1979): a combatant asks leave to play no leader. */
  { readonly type: 'ProposeNoLeader'; readonly battle: BattleId };

/** A commitment that exists and is covered: its own type, never a zero or a default plan. */
export type SealedPlan =
  { readonly state: 'open' } | { readonly state: 'sealed' } | { readonly state: 'shown'; readonly plan: OpenPlan };
