/** The Bene Gesserit powers that need their own step: forces with two sides, and the prediction. */
import { territoryField, sideField } from '../../model/fields.ts';
import type { Feature } from '../../kernel/feature.ts';
import { decideFlip } from './coexistence.ts';
import type { BeneGesseritContract } from './contract.ts';
import { prediction } from './prediction.ts';

export const beneGesseritPowers: Feature<BeneGesseritContract> = {
  openingPayload: ({ advantages }, seating) => ({
    predictor:
      advantages.find(({ predicts, faction }) => predicts === true && seating.some((seat) => seat.faction === faction))
        ?.faction ?? null,
  }),
  initialSlice: ({ predictor: by }) => ({ prediction: by === null ? null : { by, told: 'untold' } }),
  secrets: { prediction },
  ownView: (_ctx, state, faction) => ({
    prediction: state.prediction?.by === faction ? state.prediction.told : null,
  }),
  commands: {
    FlipForces: {
      from: 'seat',
      input: { territory: territoryField, side: sideField },
      decide: (ctx, state, { territory, side }, { by }) => decideFlip(ctx, state, by, territory, side),
    },
  },
};
