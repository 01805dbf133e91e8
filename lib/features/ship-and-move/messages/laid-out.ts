/** The texts of a prepared turn, and of undoing a slip. */
import type { Done } from '../../../model/shipping-types.ts';
import type { TreacheryTitle } from '../../../model/treachery-cards.ts';
import { cardName } from '../../../messages/cards.ts';
import { capitalize } from '../../../messages/numbers.ts';

/** The texts on the page of the shipment. */
export const LAID_OUT = {
  goes: 'Send as planned',
  /**
   * `begun` is the label on a page of the own turn if the owner has begun a choice ahead and has not prepared the turn.
   */
  begun: 'Go on with what you had begun',
  goesNot: 'Your plan no longer works: the board has changed.',
  /** `what` is the name of the covered secret. */
  what: 'your plan',
  otherwise: 'Something else',
} as const;

/** Returns the text of the steps that one tap makes: `3 forces to Old Gap, then 6 from Carthag to Wind Pass.` */
export const formatAsLaidOut = (shipment: string, move: string | null, card: TreacheryTitle | null = null): string =>
  `${capitalize(shipment)}${card === null ? '' : ` at half price, with ${cardName(card)}`}${move === null ? '' : `, then ${move}`}.`;

/** The buttons that undo a slip. */
export const TAKE_BACK: Readonly<Record<Done['kind'], string>> = {
  shipment: 'Take the shipment back',
  move: 'Take the move back',
  'no-shipment': 'Ship after all',
  'no-move': 'Move after all',
};
