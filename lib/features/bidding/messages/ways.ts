/** The ways of bidding, as the host or the desk chooses them. */
import { EDITION_WORDS } from '../../../messages/editions.ts';
import type { BiddingWay } from '../../../model/bidding.ts';
import type { EditionId } from '../../../model/editions.ts';

export const HOW_WE_BID = 'How we bid';

export const WAY: Readonly<Record<BiddingWay, { readonly name: string; readonly means: string }>> = {
  'on-the-table': {
    name: 'Without Mentat',
    means: 'You bid, pay and take your cards as always, and enter the result afterwards.',
  },
  aloud: { name: 'Aloud', means: 'You bid with your voices. One player taps price and buyer.' },
  open: { name: 'On phones, in turn', means: 'Each seat bids or passes in turn. All see every bid.' },
  silent: {
    name: 'Silent maximum',
    means: 'Each seat sets a limit in secret. Mentat raises by one up to the limits.',
  },
  sealed: { name: 'Sealed bids, a house rule', means: 'One bid each, turned over together. No rulebook has it.' },
};

/** Whether a rulebook prints a clock for this way of bidding. */
export const hasClock = (way: BiddingWay): boolean => way === 'open' || way === 'silent';

export const CLOCK = 'Clock as printed';

/** Returns the effect of the switch. The seconds stand in the rulebooks: 2019 Phase 4 "Time Limit", 1979 VIII.H. */
export const formatClock = (edition: EditionId): string =>
  `A seat that is silent for ${EDITION_WORDS[edition].timeToBid} has passed.`;

/** The effect of switching the clock off. */
export const NO_CLOCK = 'Mentat waits for every seat. The desk can pass for a seat after 20 seconds.';

/** The note next to bidding without Mentat, if Mentat deals the cards. */
export const SHOWN_TO_NOBODY =
  'Mentat deals each card only once it is sold, so Atreides cannot look at it first. In all other ways of bidding they can.';
export const FROM_NOW = 'Your choice holds from the next bidding on, and you can change it after each bidding.';
