/** A few values that many examples use. */
import { sector } from '#lib/model/board.ts';
import type { PromptPayload } from '#lib/model/prompts.ts';

export const carthag = { territory: 'carthag', sector: sector(10) } as const;
export const voiceAct = {
  kind: 'voice',
  by: 'bene-gesserit',
  target: 'atreides',
  command: { play: false, kind: 'lasgun' },
} as const;
export const crysknife = { slot: 'h1', card: 'crysknife' } as const;
export const leads = (leader: 'stilgar' | 'feyd-rautha') => ({ kind: 'leader', leader }) as const;

/** The text that a seat reads during its shipment and its move. */
export const SHIPPING: Omit<Extract<PromptPayload, { readonly kind: 'ship' }>, 'kind'> = {
  terms: [
    {
      way: 'down',
      landings: [{ territory: 'carthag', sector: sector(10), inStorm: false, each: 1 }],
      each: 0,
      reach: null,
      reserves: { count: 8, special: 0 },
      stacks: [],
      halved: false,
      payee: 'guild',
      payeesShareTo: 'bank',
    },
  ],
  halfByKarama: false,
  pledged: [],
  stormTakes: [0, 1, 2, 3, 4, 5, 6, 7, 8],
  range: 1,
  rangeOnFoot: 1,
  rangeByAir: 3,
  ornithoptersAt: ['arrakeen', 'carthag'],
};
export const MOVING: Omit<Extract<PromptPayload, { readonly kind: 'move' }>, 'kind'> = {
  stacks: [{ faction: 'emperor', territory: 'tueks-sietch', sector: sector(5), count: 4, special: 1 }],
  range: 1,
  fliesFrom: [],
  walksFrom: [],
  rangeOnFoot: 1,
  full: [],
  allied: [],
  mustLeave: [],
  mayStay: [],
  left: 1,
};
