import type { Manners } from '#app/_components/question/manner.ts';

export const manner: Manners<'mentatPause'> = {
  'check-board': { tone: 'warm', rank: 'turn', sealed: 'the board' },
  'open-prediction': { tone: 'secret', rank: 'turn' },
};
