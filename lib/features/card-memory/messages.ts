/** What is said of cards that are remembered. */
import { because } from '../../messages/explanation.ts';
import type { Words } from '../../messages/messages.ts';
import type { CardMemoryContract } from './contract.ts';

export const memoryWords: Words<CardMemoryContract> = {
  refusals: {
    'keeps-no-records': () =>
      because('Your faction keeps no records of cards at this table.', 'Remember the cards yourself.'),
    'marks-others': () => because('You know your own hand.', 'Mark the hand of somebody else.'),
  },
};
