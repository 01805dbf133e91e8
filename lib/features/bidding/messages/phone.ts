/** The texts on the phones of bidders. */
import { heldCardName } from '../../../messages/cards.ts';
import { formatSpice } from '../../../messages/numbers.ts';
import type { CardForSale } from '../contract.ts';

export const DIAL = 'Bid';
export const PASS = 'Pass';
export const STAY_OUT = 'Stay out';
export const SENDING = 'Sending';
/** In the hub of the wheel, above what the faction can pay. The wheel itself does not stop there. */
export const TOO_MUCH = 'More than you can pay';

/** In the hub: `Bid 5`. */
export const formatBid = (amount: number): string => `Bid ${amount}`;
export const SET_LIMIT = 'Set my limit';
export const SEAL_BID = 'Seal my bid';

export const MAY_BID_AGAIN = 'A player who passes may bid again.';

/** The title of the cover, on every phone alike. */
export const WHAT_IS_YOURS = 'the card and your spice';
export const formatCardSeen = (card: CardForSale | null): string =>
  card === null ? 'Card unseen' : card === 'unknown' ? 'Seen on the table' : heldCardName(card);
export const formatPurse = (spice: number | 'uncounted'): string =>
  spice === 'uncounted' ? 'not counted' : formatSpice(spice);
/** The pledges of allies for cards. */
export const formatHelp = (helped: number): string => `up to ${helped} more from allies`;
/** Spice that an accepted deal would take, so it cannot be bid. */
export const formatOffered = (offered: number): string => `${offered} of it offered in deals`;
/** With a physical deck, for the faction that may look at the card. */
export const LOOK_AT_IT = 'look at it first';

/** How long a limit holds. */
export const HOW_LONG = 'How long it stands';
export const FOR_THIS_CARD = 'For this card';
export const FOR_EVERY_CARD = 'For every card';
export const SPARE_ALLY = 'Not above my ally';

/** The own last bid, which may be withdrawn until the next bid. */
export const SAID = {
  bid: (amount: number): string => `You bid ${amount}.`,
  pass: 'You passed.',
  lead: 'A slip can be taken back until somebody has answered it.',
  takeBack: 'Take it back',
} as const;

export const LIMIT_IN = {
  title: 'Mentat bids for you.',
  lead: 'You may change it until the card is sold. Nobody else sees it.',
  change: 'Change it',
  what: 'your limit',
} as const;

/** Next to the own name, on the own phone only. On other phones every bidder still thinks. */
export const LIMIT_IS_SET = 'limit set';

/** For a later card, if a limit holds for every card. */
export const LIMIT_STANDS = 'What you set stands if you say nothing.';

export const BID_IN = {
  title: 'Sealed.',
  lead: 'All bids are turned over together. You may change yours until the last is in.',
  change: 'Change your bid',
  what: 'your bid',
} as const;

/** The committed bid, under its cover. */
export const formatLaid = (limit: number): string => (limit === 0 ? 'Nothing' : formatSpice(limit));
export const formatLimit = (limit: number): string => (limit === 0 ? 'You stay out' : `Up to ${limit}`);
