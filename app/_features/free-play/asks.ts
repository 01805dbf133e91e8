import type { Asks } from '#app/_components/question/asks.ts';

export const asks: Asks<'freePlay'> = {
  manners: {
    'free-play': { tone: 'secret', rank: 'offer' },
  },
};
