import type { AdvantageId } from './advantages.ts';
import type {
  BattleId,
  BattleOutcome,
  BattleSite,
  PlanElement,
  OpenElement,
  OpenPlan,
  TreacheryCall,
  CardFate,
  VoiceCommand,
} from './battle.ts';
import type { Components, EditionId, Layer } from './editions.ts';
import type { FactionId } from './factions.ts';
import type { OwnFact, OwnMatter, PublicFact } from './facts.ts';
import type { ForcesSide, Place, Sector, Troops } from './board.ts';
import type { LeaderId } from './leaders.ts';
import type { PhaseId } from './phases.ts';
import type { Prediction } from './prediction.ts';
import type { PromptKind } from './prompts.ts';
import type { DrawnMatter } from './setup.ts';
import type { StormDial } from './storm.ts';
import type { TerritoryId } from './territories.ts';
import type { Truth, TruthQuestion } from './truth.ts';
import type { TreacheryTitle } from './treachery.ts';
import type { BoardMatter, SideStanding, Victory } from './victory.ts';
import type { CancellableAct } from './windows.ts';

/** One line of the log as one audience may read it: a code and the facts it may know. `words/` makes the sentence. */
export type LogFact =
  | {
      readonly code: 'table-opened';
      readonly edition: EditionId;
      readonly layer: Layer;
      readonly components: Components;
    }
  | { readonly code: 'fact-corrected'; readonly fact: PublicFact; readonly was: PublicFact }
  | { readonly code: 'own-fact-entered'; readonly fact: OwnFact }
  | { readonly code: 'owner-asked'; readonly faction: FactionId; readonly matter: OwnMatter }
  | { readonly code: 'owner-checked'; readonly faction: FactionId; readonly matter: OwnMatter }
  | { readonly code: 'cards-dealt'; readonly faction: FactionId; readonly count: number }
  | { readonly code: 'own-cards-dealt'; readonly cards: readonly TreacheryTitle[] }
  | { readonly code: 'discards-reshuffled' }
  | { readonly code: 'hand-returned'; readonly faction: FactionId }
  | { readonly code: 'traitors-dealt'; readonly faction: FactionId }
  | { readonly code: 'traitors-chosen'; readonly faction: FactionId }
  | { readonly code: 'own-traitors'; readonly leaders: readonly LeaderId[] }
  | { readonly code: 'table-paused' }
  | { readonly code: 'table-resumed' }
  | { readonly code: 'hand-raised'; readonly faction: FactionId }
  | { readonly code: 'hand-lowered'; readonly faction: FactionId; readonly byModerator: boolean }
  | { readonly code: 'default-taken'; readonly faction: FactionId; readonly to: PromptKind }
  | { readonly code: 'setup-began' }
  | { readonly code: 'prediction-sealed'; readonly faction: FactionId }
  | { readonly code: 'own-prediction'; readonly prediction: Prediction | 'untold' }
  | { readonly code: 'own-drawn'; readonly faction: FactionId; readonly matter: DrawnMatter }
  | { readonly code: 'starting-spice'; readonly faction: FactionId; readonly amount: number }
  | ({ readonly code: 'forces-placed'; readonly faction: FactionId; readonly side: ForcesSide } & Troops & Place)
  | { readonly code: 'setup-ended' }
  /** `dialers` is `null` where a card steers it. */
  | { readonly code: 'storm-began'; readonly dialers: readonly [FactionId, FactionId] | null }
  /** A correction changed who dials, or how far. */
  | {
      readonly code: 'storm-dials-reset';
      readonly because: 'corrected' | 'stopped';
      readonly dialers: readonly [FactionId, FactionId] | null;
    }
  | { readonly code: 'storm-card-revealed'; readonly by: FactionId; readonly card: number }
  | { readonly code: 'storm-card-drawn'; readonly faction: FactionId }
  | { readonly code: 'own-storm-card'; readonly card: number }
  | { readonly code: 'weather-controlled'; readonly by: FactionId; readonly sectors: number }
  | { readonly code: 'storm-dial-committed'; readonly faction: FactionId }
  | { readonly code: 'storm-dial-withdrawn'; readonly faction: FactionId }
  | {
      readonly code: 'storm-dials-revealed';
      readonly dials: readonly [StormDial, StormDial];
      readonly sectors: number;
    }
  | { readonly code: 'shield-wall-destroyed'; readonly by: FactionId }
  | {
      readonly code: 'storm-moved';
      readonly from: Sector;
      readonly to: Sector;
      readonly sectors: number;
      readonly firstPlayer: FactionId;
    }
  | { readonly code: 'phase-began'; readonly phase: PhaseId }
  | { readonly code: 'turn-began'; readonly turn: number }
  | { readonly code: 'board-disputed'; readonly faction: FactionId; readonly matter: BoardMatter }
  | { readonly code: 'strongholds-counted'; readonly standings: readonly SideStanding[] }
  | { readonly code: 'prediction-opened'; readonly by: FactionId; readonly foretold: FactionId }
  | { readonly code: 'game-won'; readonly victory: Victory }
  | { readonly code: 'victory-reopened' }
  | { readonly code: 'nobody-won'; readonly turn: number }
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
  | { readonly code: 'act-stands'; readonly act: CancellableAct }
  | { readonly code: 'act-cancelled'; readonly act: CancellableAct; readonly by: FactionId }
  | {
      readonly code: 'played-as-karama';
      readonly by: FactionId;
      readonly card: TreacheryTitle;
      readonly act: CancellableAct;
    }
  | ({ readonly code: 'truth-asked' } & Pick<TruthQuestion, 'by' | 'of' | 'words'>)
  | ({ readonly code: 'truth-told'; readonly told: Truth } & Pick<TruthQuestion, 'of' | 'words'>)
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
  | ({ readonly code: 'forces-lost'; readonly faction: FactionId } & Troops & Place)
  | {
      readonly code: 'side-shown';
      readonly faction: FactionId;
      readonly territory: TerritoryId;
      readonly side: ForcesSide;
      readonly because: 'own-wish' | 'alone' | 'placed';
    }
  | { readonly code: 'leader-killed'; readonly leader: LeaderId }
  | { readonly code: 'leader-revived'; readonly leader: LeaderId; readonly resting: boolean }
  | ({ readonly code: 'forces-revived'; readonly faction: FactionId } & Troops)
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
  | {
      readonly code: 'captives-returned';
      readonly captor: FactionId;
      readonly count: number;
      readonly because: 'used' | 'no-leaders';
    }
  | { readonly code: 'kwisatz-haderach-killed' }
  | { readonly code: 'bounty-paid'; readonly faction: FactionId; readonly amount: number }
  /** Spice laid beside a dial, now in the bank. */
  | { readonly code: 'support-paid'; readonly faction: FactionId; readonly amount: number }
  | ({ readonly code: 'spice-lost'; readonly amount: number } & Place)
  | { readonly code: 'card-discarded'; readonly faction: FactionId; readonly card: TreacheryTitle }
  | { readonly code: 'card-removed'; readonly faction: FactionId; readonly card: TreacheryTitle }
  | { readonly code: 'cards-settled'; readonly faction: FactionId; readonly fates: readonly CardFate[] }
  /** A correction left nothing to fight there. */
  | ({ readonly code: 'battle-void' } & BattleSite)
  | { readonly code: 'battles-ended'; readonly unfought: number }
  /** `ownChanged`: this faction's own hand, spice or traitors are others than a moment ago. */
  | { readonly code: 'taken-back'; readonly to: number; readonly ownChanged: boolean };

/**
 * `position` counts the lines of this audience's own log from 0, so that nobody learns of events he may not see by the
 * gaps; `at` is server time in milliseconds.
 */
export interface LogLine {
  readonly position: number;
  readonly at: number;
  readonly fact: LogFact;
}
