import type { Manners } from '#app/_components/question/manner.ts';

export const manner: Manners<'storm'> = {
  'storm-dial': { tone: 'secret', rank: 'turn', sealed: 'your sealed dial' },
  'storm-losses': { tone: 'warm', rank: 'turn' },
  'weather-control': { tone: 'warm', rank: 'everybody' },
  'family-atomics': { tone: 'warm', rank: 'everybody' },
};
