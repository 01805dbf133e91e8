/** What others may ask of shipment and movement once it is over. */
import type { GameState } from '../../model/state.ts';
import { isStep } from './put-back.ts';
import { lastTurn } from './reopening.ts';

/** Whether something was shipped or moved in the turn that ended last, and can still be stopped or taken back. @rules */
export const canStillBeUndone = (state: GameState): boolean => lastTurn(state)?.done.some(isStep) ?? false;
