/** What the phones of those who bid say. */
import { heldCardName } from '../../../messages/cards.ts';
import { formatSpice } from '../../../messages/numbers.ts';
import type { CardForSale } from '../contract.ts';

export const DIAL = 'Bid';
export const PASS = 'Pass';
export const STAY_OUT = 'Stay out';
export const SENDING = 'Sending';
/** In the hub of the wheel, past what one can pay: the wheel itself has no stop there. */
export const TOO_MUCH = 'More than you can pay';

/** In the hub: `Bid 5`. */
export const formatBid = (amount: number): string => `Bid ${amount}`;
export const SET_LIMIT = 'Set my limit';
export const SEAL_BID = 'Seal my bid';

export const MAY_BID_AGAIN = 'Who passes may bid again.';

/** Under the cover, on every phone alike. */
export const WHAT_IS_YOURS = 'the card and your spice';
export const formatCardSeen = (card: CardForSale | null): string =>
  card === null ? 'Card unseen' : card === 'unknown' ? 'Seen on the table' : heldCardName(card);
export const formatPurse = (spice: number | 'uncounted'): string =>
  spice === 'uncounted' ? 'not counted' : formatSpice(spice);
/** What allies have set aside for cards. */
export const formatHelp = (helped: number): string => `up to ${helped} more from allies`;
/** What goes as soon as somebody accepts a deal, and cannot be bid. */
export const formatOffered = (offered: number): string => `${offered} of it offered in deals`;
/** On cardboard, to whoever may look at it. */
export const LOOK_AT_IT = 'look at it first';

/** How long a limit stands. */
export const HOW_LONG = 'How long it stands';
export const FOR_THIS_CARD = 'For this card';
export const FOR_EVERY_CARD = 'For every card';
export const SPARE_ALLY = 'Not above my ally';

/** One's own last word, which may be taken back until the next has spoken. */
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

/** Beside one's own name, on one's own phone alone: all others see that everybody thinks. */
export const LIMIT_IS_SET = 'limit set';

/** With a later card, to whoever has set it for every card. */
export const LIMIT_STANDS = 'What you set stands if you say nothing.';

export const BID_IN = {
  title: 'Sealed.',
  lead: 'All bids are turned over together. You may change yours until the last is in.',
  change: 'Change your bid',
  what: 'your bid',
} as const;

/** What was laid down, under its cover. */
export const formatLaid = (limit: number): string => (limit === 0 ? 'Nothing' : formatSpice(limit));
export const formatLimit = (limit: number): string => (limit === 0 ? 'You stay out' : `Up to ${limit}`);
