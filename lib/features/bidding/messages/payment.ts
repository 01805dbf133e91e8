/** The texts about how a faction pays for cards. */
import type { FactionId } from '../../../model/factions.ts';
import type { TreacheryTitle } from '../../../model/treachery-cards.ts';
import { cardName } from '../../../messages/cards.ts';
import { capitalize } from '../../../messages/numbers.ts';
import { factionPossessive } from '../../../messages/names.ts';

export const HOW_YOU_PAY = 'How you pay';
/** The title of the cover, on every phone alike. */
export const WHAT_PAYS = 'how you pay';
export const IN_SPICE = 'In spice';
export const PAY_ACT = { before: 'Spice, or a Karama', after: 'Pay like this' } as const;
export const PAY_MISSING = 'Choose under the cover first.';

/** A card that pays: `With Karama`; `unnamed` if Mentat does not know the card. */
export const formatPaysWith = (card: TreacheryTitle, unnamed: boolean): string =>
  unnamed ? `With an unknown card: ${cardName(card)}` : `With ${cardName(card)}`;

/** The stepper of an ally’s share: `At most of the Emperor’s spice`. */
export const formatShareOf = (ally: FactionId): string => capitalize(`${factionPossessive(ally)} spice, at most`);
export const SHARE_MEANS = 'It is spent first. What is left of the price is yours to pay.';
export const KARAMA_MEANS = 'Nobody is paid, and you may bid more than you have. It pays the next card that you buy.';
