/** The prediction that changes a win: the asked faction, its answers, and the result. */
import { assertNever } from '../../core/assert-never.ts';
import { type Grammar, oneOf } from '../../core/grammar.ts';
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';
import type { Victory, VictoryHow } from '../../model/victory.ts';

/**
 * Returns the faction that is asked whether this win was predicted: always the predicting faction, in the same shape,
 * whatever Mentat knows. Returns `null` if no prediction can change the win: a win by a power of the last turn, or the
 * faction's own.
 * @rules GF9-2019 Bene Gesserit sheet "Prediction" · AH79 Bene Gesserit shield · R-16
 */
export function predictor({ prediction }: GameState, { winners, how }: Victory): FactionId | null {
  if (prediction === null || !isRealWin(how)) return null;
  return winners.some((winner) => winner !== prediction.by) ? prediction.by : null;
}

function isRealWin({ kind }: VictoryHow): boolean {
  switch (kind) {
    case 'strongholds':
    case 'most-strongholds':
      return true;
    case 'advantage':
    case 'prediction':
      return false;
    default:
      return assertNever(kind);
  }
}

/**
 * Returns the answers: the winner that was predicted for this turn, or `null`. A prediction that Mentat knows leaves
 * one answer. The program believes a physical prediction; by default it stays closed.
 */
export function predictionAnswers({ prediction, turn }: GameState, { winners }: Victory): Grammar {
  if (prediction === null) return oneOf(null);
  const { by, told } = prediction;
  if (told === 'untold') return oneOf(null, ...winners.filter((winner) => winner !== by));
  return told.turn === turn && winners.includes(told.faction) ? oneOf(told.faction) : oneOf(null);
}

/** Returns the win of the predicting faction alone, in place of the others. */
export const predictionVictory = ({ winners, turn }: Victory, by: FactionId, predicted: FactionId): Victory => ({
  winners: [by],
  turn,
  how: { kind: 'prediction', predicted, instead: winners },
});
