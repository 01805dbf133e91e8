import type {
  BattleId,
  BattleOutcome,
  BattleSite,
  CardFate,
  OpenElement,
  OpenPlan,
  PlanElement,
  TreacheryCall,
  VoiceCommand,
} from '../battle.ts';
import type { FactionId } from '../factions.ts';
import type { LeaderId } from '../leaders.ts';

/** What is told of the battle phase, and of one battle from its choice to its end. */
export type BattleLogFact =
  | { readonly code: 'battles-began'; readonly first: FactionId }
  | ({
      readonly code: 'battle-chosen';
      readonly battle: BattleId;
      readonly aggressor: FactionId;
      readonly defender: FactionId;
    } & BattleSite)
  | { readonly code: 'voice-declined'; readonly by: FactionId }
  | { readonly code: 'voice-used'; readonly by: FactionId; readonly target: FactionId; readonly command: VoiceCommand }
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
  | { readonly code: 'capture-declined'; readonly by: FactionId }
  /** `leader` is `null` for all but captor and owner. */
  | {
      readonly code: 'leader-captured';
      readonly captor: FactionId;
      readonly owner: FactionId;
      readonly leader: LeaderId | null;
    }
  | {
      readonly code: 'captive-killed';
      readonly captor: FactionId;
      readonly owner: FactionId;
      readonly leader: LeaderId | null;
    }
  | { readonly code: 'captive-kept'; readonly captor: FactionId }
  | { readonly code: 'cards-settled'; readonly faction: FactionId; readonly fates: readonly CardFate[] }
  /** A correction left nothing to fight there. */
  | ({ readonly code: 'battle-void' } & BattleSite)
  | { readonly code: 'battles-ended'; readonly unfought: number };
