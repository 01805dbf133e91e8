/** The powers of the Bene Gesserit that have a step of their own: forces that turn to their other side. */
import type { Feature } from '../../play/feature.ts';
import { decideFlip } from './coexistence.ts';
import type { BeneGesseritContract } from './contract.ts';

export const beneGesseritPowers: Feature<BeneGesseritContract> = {
  intents: {
    FlipForces: {
      from: 'seat',
      decided: (ctx, state, { territory, side }, { by }) => decideFlip(ctx, state, by, territory, side),
    },
  },
};
