import type { Commitments } from '../../model/commitments.ts';
import type { FactionId } from '../../model/factions.ts';
import type { OwnedAction } from '../../model/instructions.ts';
import type { BoardCheckItem, BoardCheckAnswer, SideStanding, StrongholdCount, Victory } from '../../model/victory.ts';

/** The end of a turn; `step` is what happens now. */
export interface MentatPauseActivity {
  readonly kind: 'mentat-pause';
  readonly id: 'mentat-pause';
  readonly step: 'board' | 'victory' | 'prediction';
  /** What players have said of the board so far. */
  readonly words: Commitments<BoardCheckAnswer>;
  /** The win that a prediction may still trump, on the step `prediction`. */
  readonly wouldWin: Victory | null;
}

/** The game is won: nothing more is asked, and what is corrected now may open it again. */
export interface EndingActivity {
  readonly kind: 'ending';
  readonly id: 'ending';
}

/** How a turn ends. */
export type PauseEvent =
  | { readonly type: 'MentatPauseBegan' }
  | { readonly type: 'BoardChecked'; readonly faction: FactionId; readonly says: BoardCheckAnswer }
  | { readonly type: 'BoardCheckWithdrawn'; readonly faction: FactionId }
  | { readonly type: 'BoardAgreed' }
  /** `foretells` is asked whether the win was foretold; `null` when no prediction can trump it, or nobody wins. */
  | ({
      readonly type: 'StrongholdsCounted';
      readonly wouldWin: Victory | null;
      readonly predicts: FactionId | null;
    } & StrongholdCount)
  /** `foretold` is who was to win in this turn; `null` when this was not foretold. */
  | { readonly type: 'PredictionAnswered'; readonly by: FactionId; readonly predicted: FactionId | null }
  | { readonly type: 'GameWon'; readonly victory: Victory }
  /** A correction touched what was counted: it is counted anew. */
  | { readonly type: 'VictoryReopened' }
  | { readonly type: 'MentatPauseEnded' };

/** What it asks beside the answers; the comment gives the shape of an answer. */
export type PausePrompt =
  /** The end of a turn: `'right'` when the board is as Mentat has it, else a `BoardCheckItem` that is off. */
  | { readonly kind: 'check-board'; readonly turn: number }
  /** Somebody would win: who of them was foretold to win in this turn; `null` when it was not this. */
  | { readonly kind: 'open-prediction'; readonly victory: Victory };

/** What is told of how a turn ends. */
export type PauseLogFact =
  | { readonly code: 'board-disputed'; readonly faction: FactionId; readonly matter: BoardCheckItem }
  /** The board stands as Mentat has it, so what nobody has ticked counts as done. */
  | { readonly code: 'moves-taken-as-done'; readonly moves: readonly OwnedAction[] }
  | { readonly code: 'strongholds-counted'; readonly standings: readonly SideStanding[] }
  | { readonly code: 'prediction-opened'; readonly by: FactionId; readonly predicted: FactionId }
  | { readonly code: 'game-won'; readonly victory: Victory }
  | { readonly code: 'victory-reopened' }
  | { readonly code: 'nobody-won'; readonly turn: number };

/** The end of a turn: the board compared, then a win that may have been foretold, then what was counted. */
export interface MentatPauseView {
  readonly step: 'board' | 'prediction' | 'counted';
  /** What players have said of the board. */
  readonly words: readonly { readonly faction: FactionId; readonly says: BoardCheckAnswer }[];
  /** Empty until it is counted. */
  readonly standings: readonly SideStanding[];
  readonly wouldWin: Victory | null;
}

/** What everybody sees of it. */
export interface PausePublicView {
  readonly mentatPause: MentatPauseView | null;
}

/** What the state has of it. */
export interface PauseSlice {
  /** The strongholds as they were counted at the end of each turn, one count for a turn. */
  readonly counts: readonly StrongholdCount[];
  /** How the game was won; `null` while it is played. */
  readonly victory: Victory | null;
}

/** The end of a turn, as the table knows it. */
export interface PauseContract {
  readonly slice: PauseSlice;
  readonly activity: MentatPauseActivity | EndingActivity;
  readonly event: PauseEvent;
  readonly prompt: PausePrompt;
  readonly logFact: PauseLogFact;
  readonly publicView: PausePublicView;
}
