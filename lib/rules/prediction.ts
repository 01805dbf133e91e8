import type { FactionId } from '../table/factions.ts';
import type { Prediction } from '../table/prediction.ts';
import type { Refusal } from '../table/refusals.ts';
import type { GameState } from '../table/state.ts';
import type { Ctx } from './ctx.ts';
import { isInPlay } from './position.ts';

/**
 * Why this faction may not say that it has foretold this; `null` where it may.
 * @rules GF9-2019 Bene Gesserit sheet "Prediction" · AH79 Bene Gesserit shield
 */
export function whyNoPrediction(
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  prediction: Prediction | 'untold',
): Refusal | null {
  if (state.prediction?.by !== faction) return { code: 'does-not-predict', faction };
  if (prediction === 'untold') return null;
  if (prediction.faction === faction) return { code: 'predicts-itself' };
  if (!isInPlay(state, prediction.faction)) return { code: 'faction-not-in-play', faction: prediction.faction };
  const { turnLimit } = ctx.rules;
  return Number.isInteger(prediction.turn) && prediction.turn >= 1 && prediction.turn <= turnLimit
    ? null
    : { code: 'number-out-of-range', from: 1, to: turnLimit };
}
