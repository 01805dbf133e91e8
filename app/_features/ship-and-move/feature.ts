import type { Feature } from '#app/_components/feature/feature.ts';

export const shipAndMove = {
  prompts: {
    'act-now': { tone: 'warm', rank: 'offer', atOnce: true },
    // Only the owner sees a prepared shipment.
    'prepare-shipment': { tone: 'secret', rank: 'offer' },
    'prepare-move': { tone: 'secret', rank: 'offer' },
  },
  asking: { drafts: 20 },
  phone: { banner: 40, seen: 60 },
  screen: { panel: 60, ground: 10 },
  desk: { panel: 80, choice: 40, early: 10 },
  opening: { at: 'components', load: () => import('./choice.tsx').then((part) => part.MovesChoice) },
} as const satisfies Feature<'shipAndMove'>;
