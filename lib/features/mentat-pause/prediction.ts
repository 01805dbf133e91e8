/** The prediction that changes a win: the asked faction, its answers, and the result. */
import { assertNever } from '../../core/assert-never.ts';
import { type Grammar, oneOf } from '../../core/grammar.ts';
import type { FactionId } from '../../model/factions.ts';
import { isInPlay } from '../../model/selectors.ts';
import type { GameState } from '../../model/state.ts';
import type { Victory, VictoryHow } from '../../model/victory.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { Rules } from '../../powers/rules.ts';

/**
 * Returns the faction that is asked whether this win was predicted: the faction with the power to predict, whether or
 * not Mentat knows its prediction. Returns `null` if no prediction can change the win: a win by a power of the last
 * turn, or a win of the predicting faction itself.
 * @rules GF9-2019 Bene Gesserit sheet "Prediction" · AH79 Bene Gesserit shield ·
 */
export function predictor({ rules }: Ctx, state: GameState, { winners, how }: Victory): FactionId | null {
  const { prediction } = state;
  if (prediction === null || !isInPlay(state, prediction.by) || !canBePredicted(rules, how)) return null;
  return winners.some((winner) => winner !== prediction.by) ? prediction.by : null;
}

function canBePredicted({ winsEachTurn }: Rules, how: VictoryHow): boolean {
  switch (how.kind) {
    case 'strongholds':
    case 'most-strongholds':
      return true;
    case 'advantage':
      return winsEachTurn.includes(how.advantage);
    case 'last-in-play':
    case 'prediction':
      return false;
    default:
      return assertNever(how);
  }
}

/**
 * Returns the possible answers: the winner, if the win was predicted for this turn, or `null`. If Mentat knows the
 * prediction, only one answer is left. If the prediction is on a physical card, the program believes its owner; by
 * default the prediction stays closed.
 */
export function predictionAnswers({ prediction, turn }: GameState, { winners }: Victory): Grammar {
  if (prediction === null) return oneOf(null);
  const { by, told } = prediction;
  if (told === 'untold') return oneOf(null, ...winners.filter((winner) => winner !== by));
  return told.turn === turn && winners.includes(told.faction) ? oneOf(told.faction) : oneOf(null);
}

/** Returns the win of the predicting faction alone, in place of the other win. */
export const predictionVictory = ({ winners, turn }: Victory, by: FactionId, predicted: FactionId): Victory => ({
  winners: [by],
  turn,
  how: { kind: 'prediction', predicted, instead: winners },
});
