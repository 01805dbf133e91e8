import { anySpiceCard, cardsLeft, isSpiceDeckKept } from '../../../features/spice-blow/api.ts';
import type { AtShipping } from '../../../features/ship-and-move/steps.ts';
import type { Random } from '../../../core/random.ts';
import type { Advantage } from '../../../powers/power.ts';
import type { GameEvent } from '../../../model/events.ts';

const ATREIDES = 'atreides';

/** The card on top of the spice deck, before anybody ships or moves; nobody else learns what it is. */
export const peekSpice: Advantage = {
  id: 'atreides/peek-spice',
  faction: ATREIDES,
  rules: ['GF9-2019 Atreides sheet "Movement"', 'AH79 Atreides shield', 'R-172'],
  beforeFirstShipment: lookedAt,
  // A deck of cardboard lies before Atreides; into Mentat’s nobody looks but here.
  showsBesideBoard: isSpiceDeckKept,
  cancellable: { at: 'before-shipments', isAtWork: () => true },
};

/** Where no card is left there is none to see; on cardboard its owner looks, and Mentat does not ask what it was. */
function lookedAt({ random, ...at }: AtShipping & { readonly random: Random }): readonly GameEvent[] {
  if (!isSpiceDeckKept(at.state)) return [{ type: 'SpiceCardSeen', faction: ATREIDES, card: 'untold' }];
  return cardsLeft(at, at.state).length === 0
    ? []
    : [{ type: 'SpiceCardSeen', faction: ATREIDES, card: anySpiceCard(at, at.state, random) }];
}
