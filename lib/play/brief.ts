import type { MachineContract } from '../table/machine.ts';
import { sayAdvantage } from '../words/what-powers-do.ts';
import type { Brief } from '../words/brief.ts';
import { nameOfCard } from '../words/cards.ts';
import { theFaction } from '../words/names.ts';
import { capital } from '../words/numbers.ts';

/** What the shell says of what is no single feature's. */
export const machineBrief: Brief<MachineContract> = {
  windows: {
    interfere: {
      occasion: ({ acts }, { announced }) => acts.map(announced).join(' '),
      asks: 'Does anyone interfere?',
      awaited: 'to pass or play',
    },
  },
  acts: {
    advantage: ({ advantage }) => sayAdvantage(advantage),
    'played-as-karama': ({ by, card }) => `${capital(theFaction(by))} plays ${nameOfCard(card)} as a Karama.`,
  },
};
