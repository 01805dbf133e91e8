import type { Feature } from '#app/_components/feature/feature.ts';

export const cardGift = {
  prompts: {
    // The bidders wait for this answer.
    'give-a-card': { tone: 'warm', rank: 'in-between' },
    'card-to-give': { tone: 'secret', rank: 'in-between' },
  },
  phone: { seen: 45, tableEnd: 5 },
  screen: { panel: 23, news: 40 },
} as const satisfies Feature<'cardGift'>;
