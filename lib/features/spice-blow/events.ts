import type { GameState } from '../../model/state.ts';
import type { SpiceBlowEvent, WormPlacing } from './contract.ts';

/** A worm was called by somebody, and no card has brought it. */
export const WORM_SUMMONED = 'WormSummoned';

/** A worm is called, and no card has brought it: it comes as others do, and no nexus follows. */
export const wormSummoned = (
  { nextWorm }: GameState,
  placed: WormPlacing,
): Extract<SpiceBlowEvent, { readonly type: 'WormSummoned' }> => ({
  type: 'WormSummoned',
  worm: `worm${nextWorm}`,
  placed,
});
