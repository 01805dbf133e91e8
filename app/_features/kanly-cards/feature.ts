import type { Feature } from '#app/_components/feature/feature.ts';

export const kanlyCards = {
  prompts: { 'look-at-kanly-card': { tone: 'secret', rank: 'in-between', sealed: 'your card' } },
  phone: { secrets: 55, seatAction: 60 },
  screen: { news: 20 },
} as const satisfies Feature<'kanlyCards'>;
