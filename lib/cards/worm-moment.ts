import { isBetweenTurns } from '../features/ship-and-move/steps.ts';
import { runningShipment } from '../features/shipment/api.ts';
import { runningWorm } from '../features/spice-blow/steps.ts';
import { isStormDistanceKnown } from '../features/storm/api.ts';
import { currentWindow } from '../model/selectors.ts';
import type { GameState } from '../model/state.ts';
import { isSpecialKaramaMoment } from './special-karama/api.ts';

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
