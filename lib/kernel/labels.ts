import type { MachineContract } from '../model/machine.ts';
import { sayAdvantage } from '../messages/what-powers-do.ts';
import type { Brief } from '../messages/labels.ts';
import { nameOfCard } from '../messages/cards.ts';
import { theFaction } from '../messages/names.ts';
import { capital } from '../messages/numbers.ts';

/** What the shell says of what is no single feature's. */
export const machineBrief: Brief<MachineContract> = {
  windows: {
    interfere: {
      occasion: ({ uses: acts }, { announced }) => acts.map(announced).join(' '),
      asks: 'Does anyone interfere?',
      awaited: 'to pass or play',
    },
  },
  acts: {
    advantage: ({ advantage }) => sayAdvantage(advantage),
    'played-as-karama': ({ by, card }) => `${capital(theFaction(by))} plays ${nameOfCard(card)} as a Karama.`,
  },
};
