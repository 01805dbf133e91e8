import type { Manners } from '#app/_components/question/manner.ts';

export const manner: Manners<'advisors'> = {
  'send-advisor': { tone: 'warm', rank: 'turn' },
  intrusion: { tone: 'warm', rank: 'turn' },
  'announce-battles': { tone: 'warm', rank: 'turn' },
};
