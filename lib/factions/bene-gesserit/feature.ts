/** The powers of the Bene Gesserit that have a step of their own: forces that turn to their other side, and the prediction. */
import { aTerritory, aSide } from '../../table/fields.ts';
import type { Feature } from '../../play/feature.ts';
import { decideFlip } from './coexistence.ts';
import type { BeneGesseritContract } from './contract.ts';
import { prediction } from './prediction.ts';

export const beneGesseritPowers: Feature<BeneGesseritContract> = {
  opens: ({ advantages }, seating) => ({
    predictor:
      advantages.find(({ predicts, faction }) => predicts === true && seating.some((seat) => seat.faction === faction))
        ?.faction ?? null,
  }),
  slice: ({ predictor: by }) => ({ prediction: by === null ? null : { by, told: 'untold' } }),
  secrets: { prediction },
  seesOwn: (_ctx, state, faction) => ({
    prediction: state.prediction?.by === faction ? state.prediction.told : null,
  }),
  intents: {
    FlipForces: {
      from: 'seat',
      sent: { territory: aTerritory, side: aSide },
      decided: (ctx, state, { territory, side }, { by }) => decideFlip(ctx, state, by, territory, side),
    },
  },
};
