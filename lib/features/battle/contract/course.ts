/** The contract of the battle phase, and of a battle from its choice to its end. */
import type { AdvantageId } from '../../../model/advantages.ts';
import type { BattleId, BattleSite, PendingBattle } from '../../../model/battle.ts';
import type { FactionId } from '../../../model/factions.ts';

/** The battle phase. `aggressors` lists the factions that still have battles, the present aggressor first. */
export interface BattlePhaseActivity {
  readonly kind: 'battle-phase';
  readonly id: 'battles';
  readonly aggressors: readonly FactionId[];
  /** The powers that were cancelled in earlier battles of this phase. */
  readonly cancelledInPhase: readonly AdvantageId[];
}

/** The events between battles. */
export type CourseEvent =
  | { readonly type: 'BattlesBegan'; readonly aggressors: readonly FactionId[] }
  /** A correction changed the order of aggressors. */
  | { readonly type: 'AggressorsOrdered'; readonly aggressors: readonly FactionId[] }
  /** This aggressor has no battle left; the next aggressor follows. */
  | { readonly type: 'AggressorDone'; readonly faction: FactionId }
  | ({
      readonly type: 'BattleChosen';
      readonly battle: BattleId;
      readonly aggressor: FactionId;
      readonly defender: FactionId;
      /**
       * Powers that a Karama cancelled in an earlier battle and that stay cancelled here. The field is missing if there
       * are no such powers.
       */
      readonly stillCancelled?: readonly AdvantageId[];
    } & BattleSite)
  /**
   * A correction or a newly declared hand may have made an announcement or a shown element untrue. These sides are
   * asked again, from the step `at`.
   */
  | {
      readonly type: 'BattleReopened';
      readonly battle: BattleId;
      readonly at: 'prescience' | 'announcements';
      readonly sides: readonly FactionId[];
    }
  /** The forces of this faction count more in this battle. */
  | {
      readonly type: 'ForcesStrengthened';
      readonly battle: BattleId;
      readonly faction: FactionId;
      readonly power: AdvantageId;
    }
  /** An owner declared a different hand after answers that depended on the old hand. */
  | { readonly type: 'HandDeclaredAgain'; readonly battle: BattleId; readonly faction: FactionId }
  | { readonly type: 'BattleDone'; readonly battle: BattleId; readonly faction: FactionId }
  | { readonly type: 'BattleEnded'; readonly battle: BattleId }
  /** The battle phase ends. Leaders may fight in any territory again. */
  | { readonly type: 'BattlesEnded'; readonly unfought: number };

/** The prompts around the battles. */
export type CoursePrompt =
  /** The aggressor chooses the next battle: the index of one of `battles`, from 0. */
  | {
      readonly kind: 'choose-battle';
      readonly battles: readonly PendingBattle[];
      /** Set if the aggressor may also fight no battle, with the answer `none`. */
      readonly mayStop?: boolean;
    }
  /** Both sides confirm with `true` that the board is right. Then the table can continue. */
  | { readonly kind: 'battle-done'; readonly battle: BattleId };

/** The log lines of this part. */
export type CourseLogFact =
  | { readonly code: 'battles-began'; readonly first: FactionId }
  | ({
      readonly code: 'battle-chosen';
      readonly battle: BattleId;
      readonly aggressor: FactionId;
      readonly defender: FactionId;
    } & BattleSite)
  | { readonly code: 'forces-strengthened'; readonly faction: FactionId; readonly power: AdvantageId }
  /** An owner declared its hand again. Answers that depended on the old hand reopen. */
  | { readonly code: 'hand-declared-again'; readonly faction: FactionId }
  /** After a correction, there was no longer a battle in this territory. */
  | ({ readonly code: 'battle-void' } & BattleSite)
  | { readonly code: 'battles-ended'; readonly unfought: number };

/** The commands of the phase. */
export type CourseCommand =
  /** The moderator opens the phase. */
  | { readonly type: 'BeginBattles' }
  /** The moderator ends the phase between two battles. The remaining battles are not fought. */
  | { readonly type: 'EndBattles' };
