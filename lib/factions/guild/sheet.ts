import type { Advantage } from '../../powers/power.ts';
import { karamaCancel } from './karama-cancel.ts';
import { outOfTurn } from './out-of-turn.ts';
import { shipping } from './shipping.ts';

/** The Guild wins if nobody else has won by the end of the last turn. */
const nobodyWon: Advantage = {
  id: 'guild/last-turn',
  faction: 'guild',
  rules: ['GF9-2019 Spacing Guild sheet "Special victory condition"', 'AH79 Guild shield', 'R-12'],
  wins: () => true,
};

/** The powers of the Spacing Guild over shipments, over turns, and at the end of the game. */
export const guild: readonly Advantage[] = [...shipping, outOfTurn, karamaCancel, nobodyWon];
