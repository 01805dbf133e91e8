import type { FactionId } from '../factions.ts';
import type { PhaseId } from '../phases.ts';
import type { BoardWord, StrongholdCount, Victory } from '../victory.ts';

/** Turns and phases, and how a turn ends. */
export type TurnEvents =
  /** The phase is played on the board. */
  | { readonly type: 'PhaseBegan'; readonly phase: PhaseId }
  /** What lasts one turn is over. */
  | { readonly type: 'TurnBegan'; readonly turn: number }
  | { readonly type: 'MentatPauseBegan' }
  | { readonly type: 'BoardChecked'; readonly faction: FactionId; readonly says: BoardWord }
  | { readonly type: 'BoardCheckWithdrawn'; readonly faction: FactionId }
  | { readonly type: 'BoardAgreed' }
  /** `foretells` is asked whether the win was foretold; `null` when no prediction can trump it, or nobody wins. */
  | ({
      readonly type: 'StrongholdsCounted';
      readonly wouldWin: Victory | null;
      readonly foretells: FactionId | null;
    } & StrongholdCount)
  /** `foretold` is who was to win in this turn; `null` when this was not foretold. */
  | { readonly type: 'PredictionAnswered'; readonly by: FactionId; readonly foretold: FactionId | null }
  | { readonly type: 'GameWon'; readonly victory: Victory }
  /** A correction touched what was counted: it is counted anew. */
  | { readonly type: 'VictoryReopened' }
  | { readonly type: 'MentatPauseEnded' };
