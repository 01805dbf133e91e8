/** A prepared turn, and the undo of a slip. */
import type { Done } from '../../../model/shipping-types.ts';
import type { TreacheryTitle } from '../../../model/treachery-cards.ts';
import { cardName } from '../../../messages/cards.ts';
import { capitalize } from '../../../messages/numbers.ts';

/** On the page of the shipment. */
export const LAID_OUT = {
  goes: 'Send as planned',
  /** On a page of the own turn: a choice that was begun but never prepared. */
  begun: 'Go on with what you had begun',
  goesNot: 'Your plan no longer works: the board has changed.',
  /** Under the cover, as its owner calls it. */
  what: 'your plan',
  otherwise: 'Something else',
} as const;

/** What goes with one tap: `3 forces to Old Gap, then 6 from Carthag to Wind Pass.` */
export const formatAsLaidOut = (shipment: string, move: string | null, card: TreacheryTitle | null = null): string =>
  `${capitalize(shipment)}${card === null ? '' : ` at half price, with ${cardName(card)}`}${move === null ? '' : `, then ${move}`}.`;

/** The undo of a slip. */
export const TAKE_BACK: Readonly<Record<Done['kind'], string>> = {
  shipment: 'Take the shipment back',
  move: 'Take the move back',
  'no-shipment': 'Ship after all',
  'no-move': 'Move after all',
};
