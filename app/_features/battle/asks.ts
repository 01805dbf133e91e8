import type { PromptPages } from '#app/_components/prompt/prompt-pages.ts';

export const asks: PromptPages<'battle'> = {
  presentation: {
    'consent-no-leader': { tone: 'warm', rank: 'proposal' },
    'see-plan': { tone: 'warm', rank: 'in-between' },
    'show-element': { tone: 'secret', rank: 'in-between' },
    prescience: { tone: 'warm', rank: 'in-between' },
    'announce-no-leader': { tone: 'secret', rank: 'in-between' },
    'traitor-call': { tone: 'warm', rank: 'everybody' },
    'battle-plan': {
      tone: 'secret',
      rank: 'turn',
      sealed: 'your sealed plan',
      // A plan asked again keeps its page and what is laid there; sealed and open are two pages.
      page: ({ battle, sealed }) => `${battle} ${sealed}`,
    },
    'choose-battle': { tone: 'warm', rank: 'turn' },
    'choose-losses': { tone: 'warm', rank: 'turn', tellsResult: true },
    'keep-cards': { tone: 'warm', rank: 'turn', tellsResult: true },
    'battle-done': { tone: 'warm', rank: 'turn', tellsResult: true },
  },
  pages: () => import('./pages.tsx'),
};
