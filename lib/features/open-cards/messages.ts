/** Messages of card records. */
import { explain } from '../../messages/explanation.ts';
import type { Messages } from '../../messages/messages.ts';
import type { OpenCardsContract } from './contract.ts';

export const openCardsMessages: Messages<OpenCardsContract> = {
  log: { 'open-cards-looked-through': () => 'the moderator looks through all cards that lie open.' },
  points: { 'open-cards-looked-through': () => 'the moderator looked through the open cards' },
  refusals: {
    'look-through-first': () =>
      explain(
        'Cards of earlier turns lie there, and only some factions may read them.',
        'Look through the open cards first. Everybody sees that you do.',
      ),
  },
};
