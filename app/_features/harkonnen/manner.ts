import type { Manners } from '#app/_components/question/manner.ts';

export const manner: Manners<'harkonnen'> = {
  capture: { tone: 'secret', rank: 'turn', tellsResult: true },
  captive: { tone: 'secret', rank: 'turn', tellsResult: true },
};
