import type { Advantage } from '../../powers/power.ts';
import { findActivity } from '../../model/stack.ts';
import { advisors } from './advisors/power.ts';
import { coexistence } from './coexisting/power.ts';
import { voices } from './voice/power.ts';

/** The powers of the Bene Gesserit over set-up, charity and battles. */
export const beneGesserit: readonly Advantage[] = [
  {
    id: 'bene-gesserit/prediction',
    faction: 'bene-gesserit',
    rules: ['GF9-2019 Bene Gesserit sheet "Prediction"', 'AH79 Bene Gesserit shield'],
    predicts: true,
  },
  {
    id: 'bene-gesserit/start-anywhere',
    faction: 'bene-gesserit',
    rules: ['GF9-2019 Bene Gesserit sheet "Start of game"'],
    startingForces: () => ({ kind: 'anywhere', count: 1 }),
  },
  ...advisors,
  coexistence,
  {
    id: 'bene-gesserit/charity',
    faction: 'bene-gesserit',
    rules: ['GF9-2019 Bene Gesserit sheet "Charity"', 'R-172'],
    alwaysReceivesCharity: true,
    cancellable: { at: 'any-time', worksBefore: (state) => findActivity(state, 'charity')?.id ?? null },
  },
  ...voices,
  {
    id: 'bene-gesserit/worthless-karama',
    faction: 'bene-gesserit',
    rules: ['GF9-2019 Bene Gesserit sheet "Karama"', 'AH79 Questions and Answers A.7', 'R-117'],
    playsAsKarama: ['worthless'],
    // A worthless card that is played to cancel a power, or to pay for a card, opens a window before it takes effect.
    // For a shipment no window opens, because the shipment can be undone.
    cancellable: true,
  },
];
