/** What is said of deals and bribes. */
import { because } from '../../messages/explanation.ts';
import { theFaction } from '../../messages/names.ts';
import { capital, saySpice } from '../../messages/numbers.ts';
import { nameOfPhase } from '../../messages/phases.ts';
import type { EditionId } from '../../model/editions.ts';
import type { DealMoment, DealPayment, DealTerms } from '../../model/deals.ts';
import type { FactionId } from '../../model/factions.ts';
import type { Words } from '../../messages/messages.ts';
import type { DealsContract } from './contract.ts';
import { quoted, sayAgreed, sayInFront, sayTwo } from './messages/said.ts';

export const dealsWords: Words<DealsContract> = {
  told: {
    'deal-made': ({ by, to, terms }, { edition }) =>
      [sayAgreed({ by, to, terms }), ...saySpiceMade(by, to, terms, edition)].join(' '),
    'deal-due': ({ by, to, words, later }) =>
      [
        `the moment of a deal has come: ${sayTwo({ by, to })} agreed on ${quoted(words)}.`,
        ...(later === null ? [] : [`${sayOwes(by, to, later)}.`]),
      ].join(' '),
    'deal-paid': ({ by, to, amount }) =>
      `${theFaction(by)} paid ${theFaction(to)} ${saySpice(amount)}, as they had agreed.`,
    'bribes-taken': ({ taken }) => `what was paid in deals went behind the shields: ${sayInFront(taken)}.`,
  },
  points: {
    'deal-made': (deal) => `${sayTwo(deal)} agreed on a deal`,
    'deal-due': (deal) => `a deal of ${sayTwo(deal)} came due`,
  },
  refusals: {
    'too-early-to-deal': () =>
      because('Nothing is played yet, and factions may still change hands.', 'Deal once the game has begun.'),
    'deal-with-itself': () => because('A deal needs two.', 'Choose another faction.'),
    'allies-do-not-deal': ({ ally }) =>
      because(`${capital(theFaction(ally))} is your ally, and allies make no deals at this table.`, 'Talk it over.'),
    'stranger-pays': ({ faction }) =>
      because(`${capital(theFaction(faction))} is not part of this deal.`, 'One of the two who agree pays.'),
    'later-needs-a-moment': () => because('It is not said when the rest is paid.', 'Choose a moment for it.'),
    'moment-has-passed': () => because('The moment of this deal has passed.', 'Agree on a later one.'),
    'purse-too-small': ({ holds }) =>
      because(`You hold ${saySpice(holds)}, as far as Mentat was told.`, 'Pay less, or set your spice right first.'),
    'no-such-proposal': () =>
      because('This is not proposed any more.', 'It was answered, changed or taken back. Look again.'),
    'nothing-to-pay': () => because('Nothing is left to be paid in this deal.', 'Look again.'),
  },
};

const saySpiceMade = (
  by: FactionId,
  to: FactionId,
  { now, later, due }: DealTerms,
  edition: EditionId,
): readonly string[] => [
  ...(now === null
    ? []
    : [`${capital(theFaction(now.by))} paid ${theFaction(now.by === by ? to : by)} ${saySpice(now.amount)}.`]),
  ...(later === null || due === null ? [] : [`${sayOwes(by, to, later)}: ${sayAt(due, edition)}.`]),
];

const sayOwes = (by: FactionId, to: FactionId, later: DealPayment): string =>
  `${capital(theFaction(later.by))} owes ${theFaction(later.by === by ? to : by)} ${saySpice(later.amount)}`;

const sayAt = ({ turn, phase }: DealMoment, edition: EditionId): string =>
  `turn ${turn}, ${nameOfPhase(phase, edition)}`;
