/** Messages of cards that change places. */
import { cardName } from '../../messages/cards.ts';
import { explain } from '../../messages/explanation.ts';
import { theFaction } from '../../messages/names.ts';
import { capitalize, formatCards } from '../../messages/numbers.ts';
import type { Messages } from '../../messages/messages.ts';
import type { HandChangesContract } from './contract.ts';

export const handChangesMessages: Messages<HandChangesContract> = {
  refusals: {
    'not-in-hand': ({ card }) => explain(`You do not hold ${cardName(card)}.`, 'Choose a card of your hand.'),
    'card-not-there': ({ card }) => explain(`${cardName(card)} does not lie there.`, 'Choose a card that lies there.'),
    'too-few-cards': ({ faction, have }) =>
      explain(
        `${capitalize(theFaction(faction))} holds ${formatCards(have)}.`,
        'Choose as many of them as change hands.',
      ),
  },
};
