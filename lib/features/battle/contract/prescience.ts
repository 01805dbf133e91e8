/**
 * The contract of looks into a plan before the reveal. Prescience shows one element; a special Karama shows the whole
 * plan.
 */
import type { BattleId, BattlePlan, OpenElement, OpenPlan, PlanElement, ShownElement } from '../../../model/battle.ts';
import type { Permission } from '../../permissions/contract.ts';
import type { FactionId } from '../../../model/factions.ts';

/** The state of prescience in a battle. */
export type ProbeState =
  | { readonly state: 'to-come' }
  | { readonly state: 'declined' }
  | {
      readonly state: 'ordered' | 'standing' | 'cancelled' | 'answered';
      readonly by: FactionId;
      /** The side in whose battle the power is used: `by` or its ally. */
      readonly serves: FactionId;
      readonly target: FactionId;
      readonly order: PlanElement;
    };

/** The state of the special look at a whole plan. A seen plan is final. */
export type PlanLook =
  | { readonly state: 'to-come' | 'declined' }
  | { readonly state: 'ordered' | 'answered'; readonly by: FactionId; readonly target: FactionId };

/** The events of prescience. */
export type PrescienceEvent =
  /** No other power acts before prescience. */
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

/** The prompts of the looking faction and of the shown side. */
export type PresciencePrompt =
  /** The choice of an element: a `PlanElement`, or `null` to decline. */
  | {
      readonly kind: 'prescience';
      readonly battle: BattleId;
      /** The owner of prescience. */
      readonly of: FactionId;
      readonly target: FactionId;
      readonly onBehalfOf: FactionId;
      /** Whether the owner of prescience has left the choice to an ally, or refused it. */
      readonly leave: Permission;
    }
  /**
   * The question to the target, which shows the element of its plan: the value of that field, or `'none'` for no weapon
   * or defense.
   */
  | {
      readonly kind: 'show-element';
      readonly battle: BattleId;
      readonly element: PlanElement;
      /** The faction that will see the element. */
      readonly to: FactionId;
    }
  /**
   * The choice of a whole plan: `{ play: false }`, or `{ play: true, slot, card, of }` with a Karama for one of
   * `targets`.
   */
  | { readonly kind: 'see-plan'; readonly battle: BattleId; readonly targets: readonly FactionId[] };

/** The log lines of this part. Everybody reads that an element was shown. Only the two sides read its value. */
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

/** Prescience in the current battle, after it was used. */
export interface ProbeView {
  readonly by: FactionId;
  readonly target: FactionId;
  readonly order: PlanElement;
  readonly state: 'ordered' | 'standing' | 'cancelled' | 'answered';
}

/** A use of prescience that a Karama may cancel. */
export interface BattleUse {
  readonly kind: 'prescience';
  readonly by: FactionId;
  readonly target: FactionId;
  readonly element: PlanElement;
}
