/** One example of every message of this feature. */
import { sector } from '#engine';
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'advisors'> = {
  prompts: {
    'send-advisor': {
      kind: 'send-advisor',
      shipper: 'emperor',
      at: { territory: 'carthag', sector: sector(10) },
      count: 3,
      special: 1,
      reserves: 12,
      mayGoAlong: true,
      fightersThere: false,
    },
    intrusion: {
      kind: 'intrusion',
      comer: 'guild',
      at: { territory: 'carthag', sector: sector(10) },
      own: 3,
      count: 2,
      special: 0,
    },
    'announce-battles': {
      kind: 'announce-battles',
      territories: [
        {
          territory: 'carthag',
          own: 2,
          others: [{ faction: 'emperor', territory: 'carthag', sector: sector(10), count: 4, special: 1 }],
        },
      ],
    },
  },
  logFacts: {
    'advisor-sent': {
      code: 'advisor-sent',
      faction: 'bene-gesserit',
      shipper: 'emperor',
      along: true,
      territory: 'carthag',
      sector: sector(10),
    },
    'advisor-sent-back': { code: 'advisor-sent-back', faction: 'bene-gesserit', territory: 'polar-sink', sector: null },
    'battles-announced': { code: 'battles-announced', faction: 'bene-gesserit', territories: ['carthag', 'arrakeen'] },
  },
};
