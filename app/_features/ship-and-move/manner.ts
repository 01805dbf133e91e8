import type { Manners } from '#app/_components/question/manner.ts';

export const manner: Manners<'shipAndMove'> = {
  'act-now': { tone: 'warm', rank: 'offer', atOnce: true },
  // What is laid out ahead is its owner's alone.
  'prepare-shipment': { tone: 'secret', rank: 'offer' },
  'prepare-move': { tone: 'secret', rank: 'offer' },
};
