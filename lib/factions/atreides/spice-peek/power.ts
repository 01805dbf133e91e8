import { anySpiceCard, cardsLeft, FIRST_PILE, isSpiceDeckKept } from '../../../features/spice-blow/api.ts';
import type { AtShipping } from '../../../features/ship-and-move/steps.ts';
import type { Random } from '../../../core/random.ts';
import type { Advantage } from '../../../powers/power.ts';
import type { SpiceCard } from '../../../model/spice-blow.ts';
import type { GameEvent } from '../../../model/events.ts';

const ATREIDES = 'atreides';

/**
 * Atreides see the top card of the spice deck before the first shipment or move, or in Dune Squad after all shipments
 * before the first move. No other faction learns the card.
 */
export const peekSpice: Advantage = {
  id: 'atreides/peek-spice',
  faction: ATREIDES,
  rules: ['GF9-2019 Atreides sheet "Movement"', 'AH79 Atreides shield', 'Dune Squad VIII.A.2', 'R-172'],
  beforeFirstShipment: (at) => (at.rules.nextSpiceCardSeen === 'before-shipments' ? lookedAt(at) : []),
  beforeFirstMove: (at) => (at.rules.nextSpiceCardSeen === 'before-moves' ? lookedAt(at) : []),
  // If the table plays on the board, Atreides look at the physical deck themselves. Only Mentat can show them the card
  // of Mentat's own deck.
  showsBesideBoard: (state, { rules, round }) =>
    isSpiceDeckKept(state) && (round === 'moves') === (rules.nextSpiceCardSeen === 'before-moves'),
  cancellable: { at: 'before-shipments', isAtWork: () => true },
};

/** Returns the look, if a card is left. With a physical deck, Mentat does not ask for the card. */
function lookedAt({ random, ...at }: AtShipping & { readonly random: Random }): readonly GameEvent[] {
  const seen = (card: SpiceCard | 'untold'): readonly GameEvent[] => [
    { type: 'SpiceCardSeen', faction: ATREIDES, card, ...(at.rules.deckForEachPile ? { ofFirstDeck: true } : {}) },
  ];
  if (!isSpiceDeckKept(at.state)) return seen('untold');
  return cardsLeft(at, at.state, FIRST_PILE).length === 0 ? [] : seen(anySpiceCard(at, at.state, FIRST_PILE, random));
}
