import type { Feature } from '#app/_components/feature/feature.ts';
import { voteReadOut } from './harvest-beat.ts';

export const harvests = {
  prompts: {
    'manager-sum': { tone: 'secret', rank: 'setup', sealed: 'your sum' },
    'offer-harvest-card': { tone: 'warm', rank: 'setup' },
    'buy-harvest-card': { tone: 'secret', rank: 'setup' },
    'announce-harvest': { tone: 'secret', rank: 'setup' },
    'hand-out-shares': { tone: 'secret', rank: 'setup' },
    'look-at-share': { tone: 'secret', rank: 'offer' },
    'harvest-vote': { tone: 'warm', rank: 'setup', sealed: 'your vote' },
    'split-harvest': { tone: 'secret', rank: 'setup', sealed: 'your division', tellsResult: true },
    'pass-over-manager': { tone: 'warm', rank: 'setup' },
  },
  asking: { course: 20 },
  phone: { banner: 5 },
  desk: { turnEntry: 40 },
  screen: { useScene: 15, panel: 20 },
  readsOut: voteReadOut,
} as const satisfies Feature<'harvests'>;
