/** The texts about how a faction pays for cards. */
import type { FactionId } from '../../../model/factions.ts';
import type { TreacheryTitle } from '../../../model/treachery-cards.ts';
import { cardName } from '../../../messages/cards.ts';
import { capitalize } from '../../../messages/numbers.ts';
import { factionPossessive } from '../../../messages/names.ts';

export const HOW_YOU_PAY = 'How you pay';
/** The name of the covered secret. It is the same on every phone. */
export const WHAT_PAYS = 'how you pay';
export const IN_SPICE = 'In spice';
export const PAY_ACT = { before: 'Spice, or a Karama', after: 'Pay like this' } as const;
export const PAY_MISSING = 'Choose under the cover first.';

/** Returns the choice of a card that pays: `With Karama`. `unnamed` means that Mentat does not know the card. */
export const formatPaysWith = (card: TreacheryTitle, unnamed: boolean): string =>
  unnamed ? `With an unknown card: ${cardName(card)}` : `With ${cardName(card)}`;

/** Returns the label of the stepper for an ally’s share: `The Emperor’s spice, at most`. */
export const formatShareOf = (ally: FactionId): string => capitalize(`${factionPossessive(ally)} spice, at most`);
export const SHARE_MEANS = 'This spice is spent first. You pay the rest of the price.';
export const KARAMA_MEANS =
  'Your Karama pays the next card that you buy. Nobody receives spice, and you may bid more than you have.';
