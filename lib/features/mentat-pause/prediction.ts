/** The prediction that trumps a win: who is asked, what may be answered, and what it makes of the win. */
import { assertNever } from '../../core/assert-never.ts';
import { type Grammar, oneOf } from '../../core/grammar.ts';
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';
import type { Victory, VictoryHow } from '../../model/victory.ts';

/**
 * Who is asked whether this win was foretold: always whoever foretells at this table, in the same shape, whatever
 * Mentat has been told. Nobody where no prediction can trump it: a win by a power of the last turn, and one's own.
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
 * The winner who was foretold for this turn, or `null`. What Mentat was told leaves one answer; a prediction on
 * cardboard is believed, not opened first by default.
 */
export function predictionAnswers({ prediction, turn }: GameState, { winners }: Victory): Grammar {
  if (prediction === null) return oneOf(null);
  const { by, told } = prediction;
  if (told === 'untold') return oneOf(null, ...winners.filter((winner) => winner !== by));
  return told.turn === turn && winners.includes(told.faction) ? oneOf(told.faction) : oneOf(null);
}

/** Whoever foretold it wins alone; everybody else would have won. */
export const predictionVictory = ({ winners, turn }: Victory, by: FactionId, predicted: FactionId): Victory => ({
  winners: [by],
  turn,
  how: { kind: 'prediction', predicted, instead: winners },
});
