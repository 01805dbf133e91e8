/** Deals as everybody reads them, and as two write them. */
import type { SpiceInFront } from '../../../pieces/contract.ts';
import type { DealMoment, DealPayment } from '../../../model/deals.ts';
import type { EditionId } from '../../../model/editions.ts';
import { FACTIONS, type FactionId } from '../../../model/factions.ts';
import { theFaction } from '../../../messages/names.ts';
import { capitalize, formatRow, formatList, formatSpice } from '../../../messages/numbers.ts';
import { phaseName } from '../../../messages/phases.ts';
import type { Deal, Proposal } from '../contract.ts';

type Two = Pick<Proposal, 'by' | 'to' | 'terms'>;

/** Who they are: `Harkonnen and the Guild`. */
export const formatTwo = ({ by, to }: Pick<Two, 'by' | 'to'>): string => formatList([by, to].map(theFaction));

/** Their own words, as a quotation. */
export const quoted = (words: string): string => `“${words}”`;

/** What two have agreed, as it is told: `Harkonnen and the Guild agreed on “I stay out of Arrakeen.”.` */
export const formatAgreed = ({ by, to, terms }: Two): string =>
  `${formatTwo({ by, to })} agreed on ${quoted(terms.words)}.`;

/** Spice of a deal, sentence by sentence: `The Guild pays Harkonnen 4 spice at once.` Whoever reads it may be one of them. */
export const formatSpiceOf = (
  deal: Spiced,
  turn: number,
  edition: EditionId,
  reader: FactionId | null = null,
): readonly string[] => [
  ...(deal.terms.now === null ? [] : [`${formatPays(deal, deal.terms.now, reader)} at once.`]),
  ...formatLaterSpiceOf(deal, turn, edition, reader),
];

type Spiced = Two & { readonly paid?: boolean };

/** Only what is promised for later: `The Guild pays Harkonnen 4 spice later: turn 5, Storm.` */
export function formatLaterSpiceOf(
  deal: Spiced,
  turn: number,
  edition: EditionId,
  reader: FactionId | null = null,
): readonly string[] {
  const { later, due } = deal.terms;
  if (later === null || due === null) return [];
  return [
    deal.paid === true
      ? `${formatPays(deal, later, reader, PAID)}, as promised.`
      : `${formatPays(deal, later, reader)} later: ${formatWhen(due, turn, edition)}.`,
  ];
}

const PAYS = { yours: 'pay', theirs: 'pays' } as const;
const PAID = { yours: 'paid', theirs: 'paid' } as const;

function formatPays(
  deal: Two,
  { by, amount }: DealPayment,
  reader: FactionId | null,
  verb: typeof PAYS | typeof PAID = PAYS,
) {
  const payee = by === deal.by ? deal.to : deal.by;
  const called = (faction: FactionId) => (faction === reader ? 'you' : theFaction(faction));
  return `${capitalize(called(by))} ${by === reader ? verb.yours : verb.theirs} ${called(payee)} ${formatSpice(amount)}`;
}

/** A moment, behind what happens then: `this turn, Bidding`, `turn 5, Storm`. */
const formatWhen = ({ turn: at, phase }: DealMoment, turn: number, edition: EditionId): string =>
  `${at === turn ? 'this turn' : `turn ${at}`}, ${phaseName(phase, edition)}`;

/** The same as a choice: `This turn: Bidding`. */
export const momentName = ({ turn: at, phase }: DealMoment, turn: number, edition: EditionId): string =>
  `${at === turn ? 'This turn' : `Turn ${at}`}: ${phaseName(phase, edition)}`;

/** A promise that is due, to whoever made it: `Pay the Guild 2 spice`. */
export const formatPayNow = ({ by, to }: Pick<Deal, 'by' | 'to'>, { by: payer, amount }: DealPayment): string =>
  `Pay ${theFaction(payer === by ? to : by)} ${formatSpice(amount)}`;

/** Spice before the shields, one after the other: `Harkonnen 4 spice, the Guild 2 spice`. */
export const formatInFront = (spice: readonly SpiceInFront[]): string =>
  formatRow(
    FACTIONS.flatMap((faction) =>
      spice
        .filter((one) => one.faction === faction)
        .map(({ amount }) => `${theFaction(faction)} ${formatSpice(amount)}`),
    ),
  );

/** Beneath a deal whose moment has come. */
export const DUE_NOW = 'Its moment has come.';

/** Spice that may not be spent yet: `In front of shields until the end of the turn: the Guild 4 spice.` */
export const formatLiesInFront = (spice: readonly SpiceInFront[]): string =>
  `In front of shields until the end of the turn: ${formatInFront(spice)}.`;

/** On a screen with more of them than it has room for: `2 more on the phones.` */
export const formatMoreDeals = (count: number): string => `${count} more on the phones.`;

/** The two of a deal, as a sentence. */
export const formatWhoDeal = (first: Deal): string => `${capitalize(formatTwo(first))}.`;
