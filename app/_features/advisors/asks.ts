import type { Asks } from '#app/_components/question/asks.ts';

export const asks: Asks<'advisors'> = {
  manners: {
    'send-advisor': { tone: 'warm', rank: 'turn' },
    intrusion: { tone: 'warm', rank: 'turn' },
    'announce-battles': { tone: 'warm', rank: 'turn' },
  },
  pages: () => import('./pages.tsx'),
};
