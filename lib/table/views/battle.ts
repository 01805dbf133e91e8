import type { PlanLook } from '../activities.ts';
import type { AdvantageId } from '../advantages.ts';
import type {
  BattleId,
  BattleOutcome,
  BattleSite,
  BattleStep,
  OpenPlan,
  PlanElement,
  TreacheryCall,
  VoiceCommand,
} from '../battle.ts';
import type { Troops } from '../board.ts';
import type { FactionId } from '../factions.ts';

/** A commitment that exists and is covered: its own type, never a zero or a default plan. */
export type SealedPlan =
  { readonly state: 'open' } | { readonly state: 'sealed' } | { readonly state: 'shown'; readonly plan: OpenPlan };

/** One side of the running battle, as the table sees it. */
export interface BattleSideView {
  readonly faction: FactionId;
  /** Forces that take part. */
  readonly forces: Troops;
  readonly plan: SealedPlan;
  readonly leaderless: boolean;
}

/** The Voice or prescience of the running battle, once it is used. */
export interface ProbeView<Order> {
  readonly by: FactionId;
  readonly target: FactionId;
  readonly order: Order;
  readonly state: 'ordered' | 'standing' | 'cancelled' | 'answered';
}

/** A battle as the whole table may see it. */
export interface BattleView extends BattleSite {
  readonly id: BattleId;
  readonly step: BattleStep;
  readonly aggressor: BattleSideView;
  readonly defender: BattleSideView;
  readonly voice: ProbeView<VoiceCommand> | null;
  readonly prescience: ProbeView<PlanElement> | null;
  /** `null` until the window has closed. */
  readonly calls: readonly TreacheryCall[] | null;
  readonly outcome: BattleOutcome | null;
  /** Whose whole plan somebody sees by a special Karama. */
  readonly look: Extract<PlanLook, { readonly by: FactionId }> | null;
  /** Powers that a Karama has stopped for this battle. */
  readonly cancelled: readonly AdvantageId[];
}
