import { isYetToAct } from '../../features/ship-and-move/steps.ts';
import type { Advantage } from '../../powers/power.ts';

/**
 * The Guild takes its whole turn, shipment and move, before all other factions, after all of them, or between two of
 * them, without announcement. If a Karama cancels the power, the Guild acts in its normal place.
 */
export const outOfTurn: Advantage = {
  id: 'guild/out-of-turn',
  faction: 'guild',
  rules: ['GF9-2019 Spacing Guild sheet "Ship and move when you wish"', 'R-172, R-176'],
  actsOutOfTurn: true,
  cancellable: { at: 'any-time', worksBefore: (state) => (isYetToAct(state, 'guild') ? 'ship-and-move' : null) },
};
