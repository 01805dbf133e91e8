import { runningSetup } from '../../features/setup/api.ts';
import { isBetweenTurns } from '../../features/ship-and-move/steps.ts';
import { runningShipment } from '../../features/shipment/api.ts';
import { runningWorm } from '../../features/spice-blow/steps.ts';
import { isStormDistanceKnown } from '../../features/storm/api.ts';
import { currentBattle, currentWindow } from '../../model/selectors.ts';
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

/**
 * Whether a worm may be called now. It may be called between two turns of shipment and movement, but not during a turn.
 * It may not be called while reserves land, before a storm of known distance moves, during another worm, or during a
 * window.
 */
export const isWormMoment = (state: GameState): boolean =>
  isSpecialKaramaMoment(state) &&
  isBetweenTurns(state) &&
  runningShipment(state) === null &&
  !isStormDistanceKnown(state) &&
  runningWorm(state) === null &&
  currentWindow(state) === null;
