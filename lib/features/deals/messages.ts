/** Messages of deals and bribes. */
import { explain } from '../../messages/explanation.ts';
import { theFaction } from '../../messages/names.ts';
import { capitalize, formatSpice } from '../../messages/numbers.ts';
import { phaseName } from '../../messages/phases.ts';
import type { EditionId } from '../../model/editions.ts';
import type { DealMoment, DealPayment, DealTerms } from '../../model/deals.ts';
import type { FactionId } from '../../model/factions.ts';
import type { Messages } from '../../messages/messages.ts';
import type { DealsContract } from './contract.ts';
import { quoted, formatAgreed, formatInFront, formatTwo } from './messages/said.ts';

export const dealsMessages: Messages<DealsContract> = {
  log: {
    'deal-made': ({ by, to, terms }, { edition }) =>
      [formatAgreed({ by, to, terms }), ...formatSpiceMade(by, to, terms, edition)].join(' '),
    'deal-due': ({ by, to, words, later }) =>
      [
        `the moment of a deal has come: ${formatTwo({ by, to })} agreed on ${quoted(words)}.`,
        ...(later === null ? [] : [`${formatOwes(by, to, later)}.`]),
      ].join(' '),
    'deal-paid': ({ by, to, amount }) =>
      `${theFaction(by)} paid ${theFaction(to)} ${formatSpice(amount)}, as they had agreed.`,
    'own-deal-made': ({ by, to, terms }, { edition }) =>
      [formatAgreed({ by, to, terms }), ...formatSpiceMade(by, to, terms, edition), NOBODY_ELSE].join(' '),
    'own-deal-due': ({ by, to, words, later }) =>
      [
        `the moment of a deal has come: ${formatTwo({ by, to })} agreed on ${quoted(words)}.`,
        ...(later === null ? [] : [`${formatOwes(by, to, later)}.`]),
        NOBODY_ELSE,
      ].join(' '),
    'own-deal-paid': ({ by, to, amount }) =>
      `${theFaction(by)} paid ${theFaction(to)} ${formatSpice(amount)}, as they had agreed. ${NOBODY_ELSE}`,
    'bribes-taken': ({ taken }) => `the spice paid in deals went behind the shields: ${formatInFront(taken)}.`,
  },
  covered: {
    'own-deal-made': () => 'you agreed on a deal that nobody else knows.',
    'own-deal-due': () => 'a deal that nobody else knows has come due.',
    'own-deal-paid': () => 'a deal that nobody else knows was paid.',
  },
  points: {
    'deal-made': (deal) => `${formatTwo(deal)} agreed on a deal`,
    'deal-due': (deal) => `a deal of ${formatTwo(deal)} came due`,
  },
  refusals: {
    'too-early-to-deal': () =>
      explain('The game has not begun, and players may still swap factions.', 'Deal once the game has begun.'),
    'deal-with-itself': () => explain('A deal needs two.', 'Choose another faction.'),
    'deals-are-public': () =>
      explain('In this game every deal is public.', 'Propose a deal that everybody may read, or propose none.'),
    'allies-do-not-deal': ({ ally }) =>
      explain(
        `${capitalize(theFaction(ally))} is your ally, and allies make no deals at this table.`,
        'Agree without a deal.',
      ),
    'stranger-pays': ({ faction }) =>
      explain(`${capitalize(theFaction(faction))} is not part of this deal.`, 'Only the two sides of a deal can pay.'),
    'later-needs-a-moment': () => explain('The deal does not say when the rest is paid.', 'Choose a moment for it.'),
    'moment-has-passed': () => explain('The moment of this deal has passed.', 'Agree on a later one.'),
    'purse-too-small': ({ holds }) =>
      explain(`You hold ${formatSpice(holds)}, as far as Mentat knows.`, 'Pay less, or set your spice right first.'),
    'no-such-proposal': () =>
      explain('This offer no longer exists.', 'It was answered, changed or withdrawn. Look at your offers again.'),
    'nothing-to-pay': () => explain('Everything in this deal has been paid.', 'Look at the deal again.'),
  },
};

const NOBODY_ELSE = 'Nobody else knows.';

const formatSpiceMade = (
  by: FactionId,
  to: FactionId,
  { now, later, due }: DealTerms,
  edition: EditionId,
): readonly string[] => [
  ...(now === null
    ? []
    : [`${capitalize(theFaction(now.by))} paid ${theFaction(now.by === by ? to : by)} ${formatSpice(now.amount)}.`]),
  ...(later === null || due === null ? [] : [`${formatOwes(by, to, later)}: ${formatAt(due, edition)}.`]),
];

const formatOwes = (by: FactionId, to: FactionId, later: DealPayment): string =>
  `${capitalize(theFaction(later.by))} owes ${theFaction(later.by === by ? to : by)} ${formatSpice(later.amount)}`;

const formatAt = ({ turn, phase }: DealMoment, edition: EditionId): string =>
  `turn ${turn}, ${phaseName(phase, edition)}`;
