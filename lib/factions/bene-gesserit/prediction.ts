import { anyOf, oneOf, record } from '../../core/grammar.ts';
import { factionField, countField } from '../../model/fields.ts';
import type { SecretHandler } from '../../kernel/feature.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { requireInPlay, requireInRange } from '../../pieces/requirements.ts';
import type { FactionId } from '../../model/factions.ts';
import type { Refusal } from '../../model/refusals.ts';
import type { GameState } from '../../model/state.ts';
import type { PredictionSecret } from './contract.ts';

/**
 * The secret of the prediction before the game, for the faction that predicts at this table.
 * @rules GF9-2019 Bene Gesserit sheet "Prediction" · AH79 Bene Gesserit shield
 */
export const prediction: SecretHandler<PredictionSecret> = {
  input: { prediction: anyOf(record({ faction: factionField, turn: countField }), oneOf('untold')) },
  of: (state) => (state.prediction === null ? [] : [state.prediction.by]),
  now: (state) => ({ kind: 'prediction', prediction: state.prediction?.told ?? 'untold' }),
  validateOwner: (_ctx, state, faction) =>
    state.prediction?.by === faction ? null : { code: 'does-not-predict', faction },
  validate: whyNot,
  set: (state, by, { prediction: told }) => ({ ...state, prediction: { by, told } }),
};

function whyNot(
  { rules: { turnLimit } }: Ctx,
  state: GameState,
  faction: FactionId,
  { prediction: told }: PredictionSecret,
): Refusal | null {
  if (told === 'untold') return null;
  if (told.faction === faction) return { code: 'predicts-itself' };
  return requireInPlay(state, told.faction) ?? requireInRange(told.turn, 1, turnLimit);
}
