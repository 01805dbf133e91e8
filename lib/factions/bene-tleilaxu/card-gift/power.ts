import type { Advantage } from '../../../powers/power.ts';
import { BENE_TLEILAXU } from '../name.ts';

/**
 * When the cards of a bidding round lie on the table and nobody has bid, the Bene Tleilaxu may give cards of their hand
 * to others, who cannot refuse them. No hand grows beyond its limit.
 */
export const giftOfCards: Advantage = {
  id: 'bene-tleilaxu/card-gift',
  faction: BENE_TLEILAXU,
  rules: ['Nine-faction compendium XXXIV "Additional character advantages" 2', 'R-302'],
  beforeFirstCard: ({ state }) =>
    state.cardGifts.askedIn === state.turn ? [] : [{ type: 'CardGiftAsked', turn: state.turn }],
};
