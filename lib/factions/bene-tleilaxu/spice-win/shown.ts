/** How much spice the Bene Tleilaxu have, and when they have shown it. */
import { pledgedSum } from '../../../features/pledges/api.ts';
import { factionState, isInPlay } from '../../../model/selectors.ts';
import type { GameState } from '../../../model/state.ts';
import { BENE_TLEILAXU } from '../name.ts';

/** The number of spice that is shown, and that wins if it is still there after the next collection. */
const ENOUGH = 35;

/**
 * Whether the Bene Tleilaxu have enough spice; `null` if Mentat does not count it. Spice that is set aside for allies
 * counts too.
 */
export function hasEnough(state: GameState): boolean | null {
  if (!isInPlay(state, BENE_TLEILAXU)) return false;
  const { spice } = factionState(state, BENE_TLEILAXU);
  return spice === 'uncounted' ? null : spice + pledgedSum(state, BENE_TLEILAXU) >= ENOUGH;
}

/** Whether the spice was shown in this turn, or in the turn before it. */
export const isShown = ({ spiceShown, turn }: GameState, when: 'this-turn' | 'last-turn'): boolean =>
  spiceShown.includes(when === 'this-turn' ? turn : turn - 1);

/**
 * Whether the Bene Tleilaxu win at the end of this turn, if nobody else does: they showed the spice in the last turn,
 * and still have it. If Mentat does not count their spice, they must show it again.
 * @rules Nine-faction compendium XXXIV.4 · R-70
 */
export const wins = (state: GameState): boolean =>
  isShown(state, 'last-turn') && (hasEnough(state) ?? isShown(state, 'this-turn'));
