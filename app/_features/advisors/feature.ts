import type { Feature } from '#app/_components/feature/feature.ts';

export const advisors = {
  prompts: {
    'send-advisor': { tone: 'warm', rank: 'turn' },
    intrusion: { tone: 'warm', rank: 'turn' },
    'announce-battles': { tone: 'warm', rank: 'turn' },
  },
  phone: { boardAction: 30 },
} as const satisfies Feature<'advisors'>;
