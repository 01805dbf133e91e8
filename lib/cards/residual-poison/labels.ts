import type { Labels } from '../../messages/labels.ts';
import { factionPossessive, theFaction } from '../../messages/names.ts';
import { capitalize, formatSpice } from '../../messages/numbers.ts';
import type { ResidualPoisonContract } from './contract.ts';

export const residualPoisonLabels: Labels<ResidualPoisonContract> = {
  prompts: {
    'pay-bribe': {
      title: ({ by, amount }) => `${capitalize(theFaction(by))} demands ${formatSpice(amount)}. Do you pay?`,
      awaited: 'to pay for the card before its shield',
    },
    'show-poison': {
      title: ({ against }) => `Show your card before ${factionPossessive(against)} shield`,
      awaited: 'to show its card before a shield',
    },
  },
};
