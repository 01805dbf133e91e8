/** What a deal may be, read a second time. @rules GF9-2019 "Bribery" · AH79 XIII.C–D · */
import type { GameEvent, GameState } from '#engine';

/** Whether allies dealt where they may not, a stranger pays, or something is paid twice. */
export function dealWrong(before: GameState, event: GameEvent): readonly string[] {
  switch (event.type) {
    case 'DealMade': {
      const { by, to, terms } = event;
      const allied = before.alliances.some((alliance) => alliance.includes(by) && alliance.includes(to));
      const payers = [terms.now, terms.later].flatMap((paid) => (paid === null ? [] : [paid.by]));
      return [
        ...(allied && before.choices.edition === 'gf9-2019' ? [`allies made a deal: ${by}, ${to}`] : []),
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
