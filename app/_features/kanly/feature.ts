import type { Feature } from '#app/_components/feature/feature.ts';

export const kanly = {
  prompts: {
    'kanly-champion': { tone: 'secret', rank: 'in-between', sealed: 'your leader' },
    'place-champion': { tone: 'warm', rank: 'in-between' },
    'back-champion': { tone: 'secret', rank: 'in-between', sealed: 'your backing' },
    'send-second': { tone: 'secret', rank: 'in-between', sealed: 'your second' },
    'arena-move': { tone: 'secret', rank: 'in-between' },
    'answer-attack': { tone: 'secret', rank: 'in-between', sealed: 'your answer' },
    'collect-second': { tone: 'warm', rank: 'in-between' },
  },
  asking: { course: 15 },
  phone: { seen: 5, holding: 70, seatAction: 15, tableStart: 15 },
  screen: { useScene: 5, panel: 84 },
  desk: { panel: 15, turnEntry: 45 },
} as const satisfies Feature<'kanly'>;
