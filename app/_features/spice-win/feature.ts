import type { Feature } from '#app/_components/feature/feature.ts';

export const spiceWin = {
  prompts: { 'show-spice': { tone: 'secret', rank: 'offer' } },
  phone: { tableEnd: 6 },
  screen: { panel: 24, news: 41 },
} as const satisfies Feature<'spiceWin'>;
