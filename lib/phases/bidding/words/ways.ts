/** How a table bids, as it is chosen at its opening or at the desk. */
import type { BiddingWay } from '../../../table/bidding.ts';

export const HOW_WE_BID = 'How we bid';

export const WAY: Readonly<Record<BiddingWay, { readonly name: string; readonly means: string }>> = {
  'on-the-table': { name: 'Without Mentat', means: 'You bid, pay and take your cards as ever, and tell Mentat after.' },
  aloud: { name: 'Aloud', means: 'You bid with your voices. Somebody taps price and buyer.' },
  open: {
    name: 'On phones, in turn',
    means:
      'Everybody sees every bid. A clock passes for who is slow, after ten seconds, in 1979 after five; the desk can switch it off.',
  },
  silent: {
    name: 'Silent maximum',
    means: 'Everybody sets a limit in secret; Mentat raises by one. Ten seconds a card.',
  },
  sealed: { name: 'Sealed bids, a house rule', means: 'One bid each, turned over together. No rulebook has it.' },
};

export const CLOCK = 'A clock passes for who is slow';
/** Beside bidding without Mentat, where the cards are its own. */
export const SHOWN_TO_NOBODY =
  'Mentat deals each card only once it is sold, so Atreides cannot look at it first. In all other ways of bidding they can.';
export const FROM_NOW = 'It holds from the next bidding on, and can be chosen anew after each.';
