/** The texts on the phones of bidders. */
import { heldCardName } from '../../../messages/cards.ts';
import { formatSpice } from '../../../messages/numbers.ts';
import type { CardForSale } from '../contract.ts';

export const DIAL = 'Bid';
export const PASS = 'Pass';
export const STAY_OUT = 'Stay out';
export const SENDING = 'Sending';
/** The text in the hub of the wheel above the spice that the faction can pay. The wheel itself does not stop there. */
export const TOO_MUCH = 'More than you can pay';

/** Returns the bid in the hub of the wheel: `Bid 5`. */
export const formatBid = (amount: number): string => `Bid ${amount}`;
export const SET_LIMIT = 'Set my limit';
export const SEAL_BID = 'Seal my bid';

export const MAY_BID_AGAIN = 'A player who passes may bid again.';

/** The name of the covered secret. It is the same on every phone. */
export const WHAT_IS_YOURS = 'the card and your spice';
/** Returns the card on auction for a faction that may look at it; `null` means that it has not seen the card. */
export const formatCardSeen = (card: CardForSale | null): string =>
  card === null ? 'Card unseen' : card === 'unknown' ? 'Seen on the table' : heldCardName(card);
/** Returns the text about the own spice, or says that it is not counted. */
export const formatPurse = (spice: number | 'uncounted'): string =>
  spice === 'uncounted' ? 'not counted' : formatSpice(spice);
/** Returns the spice that allies have pledged for cards. */
export const formatHelp = (helped: number): string => `up to ${helped} more from allies`;
/** Returns the text about the spice that open offers would take, so that the player cannot bid it. */
export const formatOffered = (offered: number): string => `${offered} of it offered in deals`;
/** The text for a faction that may look at a physical card before the bids. */
export const LOOK_AT_IT = 'look at it first';

/** The title of the choice that says how long a limit holds. */
export const HOW_LONG = 'How long it stands';
export const FOR_THIS_CARD = 'For this card';
export const FOR_EVERY_CARD = 'For every card';
export const SPARE_ALLY = 'Not above my ally';

/** The texts about the own last bid. Its owner may withdraw it until the next bid. */
export const SAID = {
  bid: (amount: number): string => `You bid ${amount}.`,
  pass: 'You passed.',
  lead: 'You can take it back until the next seat has answered.',
  takeBack: 'Take it back',
} as const;

export const LIMIT_IN = {
  title: 'Mentat bids for you.',
  lead: 'You may change it until the card is sold. Nobody else sees it.',
  change: 'Change it',
  what: 'your limit',
} as const;

/** The state next to the own name, only on the own phone. On other phones every bidder seems to think. */
export const LIMIT_IS_SET = 'limit set';

/** The text for a later card, if a limit holds for every card. */
export const LIMIT_STANDS = 'Your limit still holds if you give no answer.';

export const BID_IN = {
  title: 'Sealed.',
  lead: 'All bids are turned over together. You may change yours until the last is in.',
  change: 'Change your bid',
  what: 'your bid',
} as const;

/** Returns the text about the committed bid, which is under a cover. */
export const formatLaid = (limit: number): string => (limit === 0 ? 'Nothing' : formatSpice(limit));
/** Returns the own limit: `Up to 5`. */
export const formatLimit = (limit: number): string => (limit === 0 ? 'You stay out' : `Up to ${limit}`);
