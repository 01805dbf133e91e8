/** Forces, leaders, spice and cards: what becomes of them, in whatever phase. */
import type { Feature } from '../kernel/feature.ts';
import type { PiecesContract } from './contract.ts';
import { facts } from './facts.ts';
import { moves } from './actions.ts';
import { records } from './reducer.ts';
import { secrets } from './secrets.ts';
import { tells } from './log.ts';
import { seesOwn } from './view.ts';

export const pieces: Feature<PiecesContract> = {
  slice: () => ({ spiceInFront: [] }),
  sees: (_ctx, { spiceInFront }) => ({ spiceInFront }),
  records,
  tells,
  moves,
  facts,
  secrets,
  seesOwn,
};
