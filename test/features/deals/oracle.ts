/** The limits of a deal by a second reading. @rules GF9-2019 "Bribery" · AH79 XIII.C–D · */
import type { DealPayment, FactionId, GameEvent, GameState } from '#engine';

/** What is wrong with a deal: its terms are not allowed, a faction outside it pays, or a faction pays twice. */
export function dealWrong(before: GameState, event: GameEvent): readonly string[] {
  switch (event.type) {
    case 'DealMade': {
      const { by, to, terms } = event;
      const allied = before.alliances.some((alliance) => alliance.includes(by) && alliance.includes(to));
      const payers = [terms.now, terms.later].flatMap((paid) => (paid === null ? [] : [paid.by]));
      return [
        ...(allied && before.choices.edition === 'gf9-2019' && !before.choices.options.includes('allies-may-deal')
          ? [`allies made a deal: ${by}, ${to}`]
          : []),
        // 000 XIII.C: deals may be stated aloud. 001 and 002: they must be.
        ...(terms.quiet === true && before.choices.edition !== 'nine-faction'
          ? [`a deal of ${by} and ${to} is not public`]
          : []),
        ...payers.filter((payer) => payer !== by && payer !== to).map((payer) => `${payer} pays for ${by} and ${to}`),
        ...(before.proposals.some((one) => one.by === by && one.to === to && !one.declined)
          ? []
          : [`${to} accepted what ${by} had not proposed`]),
      ];
    }
    case 'DealPaid': {
      const deal = before.deals.find(({ id }) => id === event.deal);
      return deal === undefined || deal.paid || deal.terms.later === null
        ? ['something was paid that nobody owed']
        : [];
    }
    case 'BribesTaken':
      return before.phase === 'mentat-pause' ? [] : [`bribes were taken in ${before.phase}`];
    default:
      return [];
  }
}

/** Returns the agreed payments that are missing among the transfers right after a deal; `state` has the deals. */
export const unpaidDeals = (state: GameState, events: readonly GameEvent[]): readonly string[] =>
  events.flatMap((event, at) => {
    const [payment, deal] =
      event.type === 'DealMade'
        ? [event.terms.now, event]
        : event.type === 'DealPaid'
          ? [state.deals.find(({ id }) => id === event.deal)?.terms.later ?? null, dealOf(state, event.deal)]
          : [null, null];
    if (payment === null || deal === null) return [];
    const next = events[at + 1];
    const isPaid =
      next?.type === 'SpiceMoved' &&
      next.from === payment.by &&
      next.amount === payment.amount &&
      JSON.stringify(next.to) === JSON.stringify(payeeOf(state, deal, payment));
    return isPaid ? [] : [`a deal between ${deal.by} and ${deal.to} is not paid: ${JSON.stringify(next)}`];
  });

interface Between {
  readonly by: FactionId;
  readonly to: FactionId;
}

const dealOf = ({ deals }: GameState, deal: number): Between | null => deals.find(({ id }) => id === deal) ?? null;

/**
 * Returns where the spice goes. By a choice of the table, it stays in front of the shield until the next Mentat Pause
 * (R-186).
 */
function payeeOf({ choices: { options } }: GameState, { by, to }: Between, payment: DealPayment) {
  const payee = payment.by === by ? to : by;
  return options.includes('bribes-from-the-next-mentat-pause') ? { inFrontOf: payee } : payee;
}
