import type {
  BattleId,
  BattleOutcome,
  BattlePlan,
  BattleSite,
  CardFate,
  PlanElement,
  ShownElement,
  TreacheryCall,
  VoiceCommand,
} from '../battle.ts';
import type { FactionId } from '../factions.ts';
import type { LeaderId } from '../leaders.ts';

/** The battle phase, and one battle from its choice to its end. */
export type BattleEvents =
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
  | { readonly type: 'VoiceDeclined'; readonly battle: BattleId; readonly by: FactionId | null }
  | {
      readonly type: 'VoiceUsed';
      readonly battle: BattleId;
      readonly by: FactionId;
      readonly serves: FactionId;
      readonly target: FactionId;
      readonly command: VoiceCommand;
    }
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
   * again, from the rung `at`.
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
  /** The winner draws none of the loser's leaders. */
  | { readonly type: 'CaptureDeclined'; readonly battle: BattleId; readonly by: FactionId }
  /** Drawn at random; captor and owner alone learn who it is. */
  | {
      readonly type: 'LeaderCaptured';
      readonly battle: BattleId;
      readonly captor: FactionId;
      readonly owner: FactionId;
      readonly leader: LeaderId;
    }
  /** Held for one battle. */
  | { readonly type: 'CaptiveKept'; readonly battle: BattleId; readonly captor: FactionId }
  /** Put face down into the tanks; the spice for it moves by an event of its own. */
  | {
      readonly type: 'CaptiveKilled';
      readonly battle: BattleId;
      readonly captor: FactionId;
      readonly owner: FactionId;
      readonly leader: LeaderId;
    }
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
