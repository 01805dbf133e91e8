/** Messages of card memory. */
import { explain } from '../../messages/explanation.ts';
import type { Messages } from '../../messages/messages.ts';
import type { CardMemoryContract } from './contract.ts';

export const cardMemoryMessages: Messages<CardMemoryContract> = {
  refusals: {
    'keeps-no-records': () =>
      explain('Your faction keeps no records of cards at this table.', 'Remember the cards yourself.'),
    'marks-others': () => explain('You know your own hand.', 'Mark the hand of another faction.'),
  },
};
