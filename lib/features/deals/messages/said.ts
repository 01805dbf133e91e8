/** Texts of deals, for everybody and for the two sides. */
import type { SpiceInFront } from '../../../pieces/contract.ts';
import type { DealMoment, DealPayment } from '../../../model/deals.ts';
import type { EditionId } from '../../../model/editions.ts';
import { FACTIONS, type FactionId } from '../../../model/factions.ts';
import { theFaction } from '../../../messages/names.ts';
import { capitalize, formatRow, formatList, formatSpice } from '../../../messages/numbers.ts';
import { phaseName } from '../../../messages/phases.ts';
import type { Deal, Proposal } from '../contract.ts';

type Two = Pick<Proposal, 'by' | 'to' | 'terms'>;

/** Returns the two sides: `Harkonnen and the Guild`. */
export const formatTwo = ({ by, to }: Pick<Two, 'by' | 'to'>): string => formatList([by, to].map(theFaction));

/** Returns the players' own words as a quotation. */
export const quoted = (words: string): string => `“${words}”`;

/** Returns the agreement: `Harkonnen and the Guild agreed on “I stay out of Arrakeen.”.` */
export const formatAgreed = ({ by, to, terms }: Two): string =>
  `${formatTwo({ by, to })} agreed on ${quoted(terms.words)}.`;

/**
 * Returns the spice of a deal in sentences: `The Guild pays Harkonnen 4 spice at once.` If the reader is one of the two
 * sides, the text says “you”.
 */
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

/** Returns the text of the later payment only: `The Guild pays Harkonnen 4 spice later: turn 5, Storm.` */
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

/** Returns the moment of a payment: `this turn, Bidding`, `turn 5, Storm`. */
const formatWhen = ({ turn: at, phase }: DealMoment, turn: number, edition: EditionId): string =>
  `${at === turn ? 'this turn' : `turn ${at}`}, ${phaseName(phase, edition)}`;

/** Returns the moment as a choice: `This turn: Bidding`. */
export const momentName = ({ turn: at, phase }: DealMoment, turn: number, edition: EditionId): string =>
  `${at === turn ? 'This turn' : `Turn ${at}`}: ${phaseName(phase, edition)}`;

/** Returns the text of the button for a due promise, for the payer: `Pay the Guild 2 spice`. */
export const formatPayNow = ({ by, to }: Pick<Deal, 'by' | 'to'>, { by: payer, amount }: DealPayment): string =>
  `Pay ${theFaction(payer === by ? to : by)} ${formatSpice(amount)}`;

/** Returns the spice in front of the shields, in order: `Harkonnen 4 spice, the Guild 2 spice`. */
export const formatInFront = (spice: readonly SpiceInFront[]): string =>
  formatRow(
    FACTIONS.flatMap((faction) =>
      spice
        .filter((one) => one.faction === faction)
        .map(({ amount }) => `${theFaction(faction)} ${formatSpice(amount)}`),
    ),
  );

/** The line below a deal whose moment has come. */
export const DUE_NOW = 'Its moment has come.';

/** Returns the spice that cannot be spent yet: `In front of shields until the end of the turn: the Guild 4 spice.` */
export const formatLiesInFront = (spice: readonly SpiceInFront[]): string =>
  `In front of shields until the end of the turn: ${formatInFront(spice)}.`;

/** Returns the line on a screen without room for more deals: `2 more on the phones.` */
export const formatMoreDeals = (count: number): string => `${count} more on the phones.`;

/** Returns the two sides of a deal, as a sentence. */
export const formatWhoDeal = (first: Deal): string => `${capitalize(formatTwo(first))}.`;
