import type { Commitments } from '../../model/commitments.ts';
import type { FactionId } from '../../model/factions.ts';
import type { OwnedAction } from '../../model/instructions.ts';
import type { BoardCheckItem, BoardCheckAnswer, SideStanding, StrongholdCount, Victory } from '../../model/victory.ts';

/**
 * The moment of a count: the end of a turn, where all wins are checked; or the two moments of a table that counts
 * strongholds before the collection: `strongholds` right after the battles, and `others` at the end of the turn.
 */
export type Check = 'all' | 'strongholds' | 'others';

/** The count of strongholds and the end of a turn; `step` is its present step. */
export interface MentatPauseActivity {
  readonly kind: 'mentat-pause';
  readonly id: 'mentat-pause';
  readonly check: Check;
  readonly step: 'board' | 'victory' | 'prediction';
  /** The players' answers about the board so far. */
  readonly words: Commitments<BoardCheckAnswer>;
  /** The win that a prediction may still change, at the step `prediction`. */
  readonly wouldWin: Victory | null;
}

/** The game is won and there are no more prompts. A correction may open the game again. */
export interface EndingActivity {
  readonly kind: 'ending';
  readonly id: 'ending';
}

/** The events of the end of a turn. */
export type PauseEvent =
  /** `check` is missing if all wins are checked at the end of the turn. */
  | { readonly type: 'MentatPauseBegan'; readonly check?: Exclude<Check, 'all'> }
  | { readonly type: 'BoardChecked'; readonly faction: FactionId; readonly says: BoardCheckAnswer }
  | { readonly type: 'BoardCheckWithdrawn'; readonly faction: FactionId }
  | { readonly type: 'BoardAgreed' }
  /**
   * `predictor` is the faction that is asked whether it predicted the win; `null` if no prediction can change the win,
   * or if nobody wins.
   */
  | ({
      readonly type: 'StrongholdsCounted';
      readonly wouldWin: Victory | null;
      readonly predicts: FactionId | null;
    } & StrongholdCount)
  /** `predicted` is the winner that was predicted for this turn; `null` if no win was predicted for this turn. */
  | { readonly type: 'PredictionAnswered'; readonly by: FactionId; readonly predicted: FactionId | null }
  | { readonly type: 'GameWon'; readonly victory: Victory }
  /** A correction of the board. The strongholds must be counted again. */
  | { readonly type: 'VictoryReopened' }
  | { readonly type: 'MentatPauseEnded' };

/** The prompts of this feature; each comment gives the shape of an answer. */
export type PausePrompt =
  /** Whether the board is as Mentat shows it: `'right'`, or the `BoardCheckItem` that is different. */
  | { readonly kind: 'check-board'; readonly turn: number }
  /**
   * A side would win, and this faction may have predicted that. The answer is the winner that the faction predicted for
   * this turn, or `null`.
   */
  | { readonly kind: 'open-prediction'; readonly victory: Victory };

/** The log lines of the end of a turn. */
export type PauseLogFact =
  | { readonly code: 'board-disputed'; readonly faction: FactionId; readonly matter: BoardCheckItem }
  /** The players agree that the board is as Mentat shows it, so unticked instructions count as done. */
  | { readonly code: 'moves-taken-as-done'; readonly moves: readonly OwnedAction[] }
  /** `early` is set if the strongholds are counted before the collection. */
  | { readonly code: 'strongholds-counted'; readonly standings: readonly SideStanding[]; readonly early?: true }
  | { readonly code: 'prediction-opened'; readonly by: FactionId; readonly predicted: FactionId }
  | { readonly code: 'game-won'; readonly victory: Victory }
  | { readonly code: 'victory-reopened' }
  | { readonly code: 'nobody-won'; readonly turn: number }
  /** No side has enough strongholds, and the turn goes on. */
  | { readonly code: 'nobody-won-yet'; readonly turn: number };

/**
 * The public view of the end of a turn: first the comparison, then a win that a prediction may change, then the count.
 */
export interface MentatPauseView {
  readonly step: 'board' | 'prediction' | 'counted';
  /** The players' answers about the board. */
  readonly words: readonly { readonly faction: FactionId; readonly says: BoardCheckAnswer }[];
  /** The strongholds of each side; empty before the count. */
  readonly standings: readonly SideStanding[];
  readonly wouldWin: Victory | null;
}

/** The public view of this feature. */
export interface PausePublicView {
  readonly mentatPause: MentatPauseView | null;
}

/** The slice of this feature. */
export interface PauseSlice {
  /** The counts of strongholds, one for the end of each turn. */
  readonly counts: readonly StrongholdCount[];
  /** The last turn whose end came after a count before the collection; `null` before the first. */
  readonly lastEnd: number | null;
  /** The win of the game; `null` before a win. */
  readonly victory: Victory | null;
}

/** The contract of the end of a turn. */
export interface PauseContract {
  readonly slice: PauseSlice;
  readonly activity: MentatPauseActivity | EndingActivity;
  readonly event: PauseEvent;
  readonly prompt: PausePrompt;
  readonly logFact: PauseLogFact;
  readonly publicView: PausePublicView;
}
