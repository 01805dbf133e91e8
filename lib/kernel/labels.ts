import type { MachineContract } from '../model/machine.ts';
import { formatAdvantage } from '../messages/what-powers-do.ts';
import type { Labels } from '../messages/labels.ts';
import { cardName } from '../messages/cards.ts';
import { theFaction } from '../messages/names.ts';
import { capitalize } from '../messages/numbers.ts';

/** The labels of the kernel for the page shell. */
export const kernelLabels: Labels<MachineContract> = {
  windows: {
    cancel: {
      occasion: ({ uses: acts }, { announced }) => acts.map(announced).join(' '),
      asks: 'Anyone play Karama?',
      awaited: 'to pass or play',
    },
  },
  uses: {
    advantage: ({ advantage }) => formatAdvantage(advantage),
    'played-as-karama': ({ by, card }) => `${capitalize(theFaction(by))} plays ${cardName(card)} as a Karama.`,
  },
};
