/** The contract of battle plans: whether a side has a leader, and how plans are made, sealed and revealed. */
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

/** The events of plans. */
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
  /**
   * A side's plan is withdrawn; `corrected` if a correction affected the battle. The event does not show whether the
   * plan was still possible.
   */
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

/** The prompts of the two sides. */
export type PlansPrompt =
  /**
   * The side says whether it has a free leader. With `'leader'` or `'cheap-hero'` nothing is announced. With `'none'`
   * all players are told, and the plan has no cards.
   */
  | { readonly kind: 'announce-no-leader'; readonly battle: BattleId }
  /** The other side agrees (`true`) or does not agree (`false`) to fight without a leader. */
  | { readonly kind: 'consent-no-leader'; readonly battle: BattleId; readonly proposer: FactionId }
  /**
   * The battle plan: a `BattlePlan`. Each field that a power adds has its value in the total, or `null` if the field is
   * empty.
   */
  | ({
      readonly kind: 'battle-plan';
      readonly battle: BattleId;
      readonly opponent: FactionId;
      /** The side's forces in the battle, and their worth. */
      readonly fighting: FightingForces;
      /** The element that this side has shown and can no longer change. */
      readonly shown: ShownElement | null;
      /** The element of the opponent's plan that this side has seen. */
      readonly seen: OpenElement | null;
      /**
       * For each place, why no card of the hand may lie there; `null` if some card may lie there, or if the hand has no
       * matching card.
       */
      readonly barred: Readonly<Record<'weapon' | 'defense', CardBan | null>>;
      /** The faction that has seen this side's whole plan. The plan is then final. */
      readonly seenBy: FactionId | null;
      /** Whether this side may fight without a leader if the other side agrees. It asks with `ProposeNoLeader`. */
      readonly mayProposeNoLeader: boolean;
    } & PerPower<number | null>);

/** The log lines of this part. */
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

/** The commands before the plans are sealed. */
export type PlansCommand =
  /** Asks the opponent to agree to a fight without a leader (an option of 1979). Combatant. */
  { readonly type: 'ProposeNoLeader'; readonly battle: BattleId };

/** A sealed plan, without its content. It has its own type, so that no code mistakes it for a plan with dial 0. */
export type SealedPlan =
  { readonly state: 'open' } | { readonly state: 'sealed' } | { readonly state: 'shown'; readonly plan: OpenPlan };
