import { runningSetup } from '../../features/setup/api.ts';
import { currentBattle } from '../../model/selectors.ts';
import { findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';

/**
 * Whether a special Karama power without a fixed moment may be used now. It may be used outside battles and the
 * bidding. The answer is public.
 * @rules GF9-2019 Advanced Karama Cards · R-160
 */
export const isSpecialKaramaMoment = (state: GameState): boolean =>
  state.victory === null &&
  runningSetup(state) === null &&
  currentBattle(state) === null &&
  findActivity(state, 'bidding') === null;
