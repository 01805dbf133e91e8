/** What somebody sees of a plan before it lies open: one element by prescience, or all of it by a special Karama. */
import type { BattleId, BattlePlan, OpenElement, OpenPlan, PlanElement, ShownElement } from '../../../model/battle.ts';
import type { Permission } from '../../permissions/contract.ts';
import type { FactionId } from '../../../model/factions.ts';

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

/** How it is used, and what is shown. */
export type PrescienceEvent =
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
  | {
      readonly type: 'ElementShown';
      readonly battle: BattleId;
      readonly faction: FactionId;
      readonly to: FactionId;
      readonly shown: ShownElement;
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
    };

/** What is asked of who may look, and of who must show. */
export type PresciencePrompt =
  /** A `PlanElement`, or `null` to look away. */
  | {
      readonly kind: 'prescience';
      readonly battle: BattleId;
      /** Whose prescience it is. */
      readonly of: FactionId;
      readonly target: FactionId;
      readonly onBehalfOf: FactionId;
      /** Whether its owner has left it to an ally, or refused it. */
      readonly leave: Permission;
    }
  /** The target shows the element as it will stand in the plan: that field's value, or `'none'` for no weapon or defense. */
  | {
      readonly kind: 'show-element';
      readonly battle: BattleId;
      readonly element: PlanElement;
      /** Who will see it. */
      readonly to: FactionId;
    }
  /** `{ play: false }`, or `{ play: true, slot, card, of }`: a Karama for the whole plan of one of `targets`. */
  | { readonly kind: 'see-plan'; readonly battle: BattleId; readonly targets: readonly FactionId[] };

/** What is told of it: that something was shown to all, what it was to those two. */
export type PrescienceLogFact =
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
  | { readonly code: 'plan-seen'; readonly faction: FactionId; readonly to: FactionId; readonly plan: OpenPlan };

/** Prescience of the running battle, once it is used. */
export interface ProbeView {
  readonly by: FactionId;
  readonly target: FactionId;
  readonly order: PlanElement;
  readonly state: 'ordered' | 'standing' | 'cancelled' | 'answered';
}

/** A use of prescience that a Karama may stop. */
export interface BattleUse {
  readonly kind: 'prescience';
  readonly by: FactionId;
  readonly target: FactionId;
  readonly element: PlanElement;
}
