import type { Manners } from '#app/_components/question/manner.ts';

export const manner: Manners<'shipment'> = {
  'bring-reserves': { tone: 'warm', rank: 'offer' },
  ship: { tone: 'warm', rank: 'turn' },
};
