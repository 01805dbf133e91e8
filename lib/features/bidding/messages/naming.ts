/** The texts for naming a physical card. Its buyer or a faction that saw it can name it. */
import type { TreacheryTitle } from '../../../model/treachery-cards.ts';
import { cardName } from '../../../messages/cards.ts';
import type { CardLeftToName } from '../contract.ts';

export const NAMING = {
  title: 'Which card is it?',
  lead: 'Only you and Mentat know. You may leave it unknown until it is played.',
  /** `what` is the name of the covered secret. */
  what: 'the card',
  all: 'All treachery cards',
  leave: 'Leave it unknown',
} as const;

/** Returns the label of the button: `It is Shield`. */
export const formatItIs = (card: TreacheryTitle): string => `It is ${cardName(card)}`;

/** Returns the label of the button to the sheet: `Say which card you bought: card 2`. */
export const formatToName = ({ lot, second, own }: CardLeftToName): string =>
  second
    ? 'Say which card you drew besides'
    : own
      ? `Say which card you bought: card ${lot}`
      : `Say which card you saw: card ${lot}`;
