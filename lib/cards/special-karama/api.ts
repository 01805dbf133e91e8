import { runningSetup } from '../../features/setup/api.ts';
import { currentBattle } from '../../model/selectors.ts';
import { findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';

/**
 * Whether the special power that a Karama has for its owner may be used now, where its text names no moment: outside a
 * battle and the bidding, by what everybody can see. @rules GF9-2019 Advanced Karama Cards · R-160
 */
export const isSpecialKaramaMoment = (state: GameState): boolean =>
  state.victory === null &&
  runningSetup(state) === null &&
  currentBattle(state) === null &&
  findActivity(state, 'bidding') === null;
