/** The battle phase, and a battle from its choice to its end. */
import type { AdvantageId } from '../../../model/advantages.ts';
import type { BattleId, BattleSite, PendingBattle } from '../../../model/battle.ts';
import type { FactionId } from '../../../model/factions.ts';

/** The battle phase. `aggressors` still to come, first one current; who has finished is gone from the list. */
export interface BattlePhaseActivity {
  readonly kind: 'battle-phase';
  readonly id: 'battles';
  readonly aggressors: readonly FactionId[];
  /** Powers that were stopped in earlier battles of this phase. */
  readonly cancelledInPhase: readonly AdvantageId[];
}

/** How it goes from battle to battle. */
export type CourseEvent =
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
      /** Powers that an earlier battle’s Karama stops here, too; left out where there is none. */
      readonly stillCancelled?: readonly AdvantageId[];
    } & BattleSite)
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
  /** A hand that differs from what was told of it, when answers rested on it. */
  | { readonly type: 'HandDeclaredAgain'; readonly battle: BattleId; readonly faction: FactionId }
  | { readonly type: 'BattleDone'; readonly battle: BattleId; readonly faction: FactionId }
  | { readonly type: 'BattleEnded'; readonly battle: BattleId }
  /** Leaders come home. */
  | { readonly type: 'BattlesEnded'; readonly unfought: number };

/** What it asks between what is fought. */
export type CoursePrompt =
  /** The aggressor picks the next battle: the index of one of `battles`, from 0. */
  | { readonly kind: 'choose-battle'; readonly battles: readonly PendingBattle[] }
  /** The result stands and the board is put right: `true` lets the table go on. Asked of both sides. */
  | { readonly kind: 'battle-done'; readonly battle: BattleId };

/** What is told of it. */
export type CourseLogFact =
  | { readonly code: 'battles-began'; readonly first: FactionId }
  | ({
      readonly code: 'battle-chosen';
      readonly battle: BattleId;
      readonly aggressor: FactionId;
      readonly defender: FactionId;
    } & BattleSite)
  /** What rested on the old one is asked again. */
  | { readonly code: 'hand-declared-again'; readonly faction: FactionId }
  /** A correction left nothing to fight there. */
  | ({ readonly code: 'battle-void' } & BattleSite)
  | { readonly code: 'battles-ended'; readonly unfought: number };

/** What is asked of the phase besides its questions. */
export type CourseCommand =
  /** Opens the phase. Moderator. */
  | { readonly type: 'BeginBattles' }
  /** Leaves the phase with battles unfought. Moderator, between battles. */
  | { readonly type: 'EndBattles' };
