import type { Feature } from '#app/_components/feature/feature.ts';
import { battleReadOut } from './reading.ts';

export const battle = {
  prompts: {
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
      // A question that is asked again for the same plan keeps its page and the choices on it. A sealed plan and an
      // open plan are two pages.
      page: ({ battle, sealed }) => `${battle} ${sealed}`,
    },
    'choose-battle': { tone: 'warm', rank: 'turn' },
    'choose-losses': { tone: 'warm', rank: 'turn', tellsResult: true },
    'keep-cards': { tone: 'warm', rank: 'turn', tellsResult: true },
    'battle-done': { tone: 'warm', rank: 'turn', tellsResult: true },
  },
  asking: { progress: 10, course: 10, drafts: 10, readingOut: 10 },
  phone: { banner: 50, seen: 20, outcome: 20, tableStart: 10 },
  screen: { useScene: 10, limb: 10 },
  desk: { panel: 100, placeNote: 10, leaderEnd: 10, readingOut: 10 },
  readsOut: battleReadOut,
} as const satisfies Feature<'battle'>;
