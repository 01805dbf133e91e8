import type { Manners } from '#app/_components/question/manner.ts';

export const manner: Manners<'nexus'> = {
  talk: { tone: 'warm', rank: 'turn', sealed: 'the nexus' },
  'choose-allies': { tone: 'secret', rank: 'offer' },
};
