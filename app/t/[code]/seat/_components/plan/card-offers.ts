import { asPlayedCard, type AnswerValue, type HandSlot, type TreacheryTitle } from '../../../../../../lib/client.ts';
import type { Offer } from './plan-draft.ts';

export interface CardOffer extends Offer {
  readonly card: TreacheryTitle;
}

/** What can be laid, as a hand shows it: cards the app knows one by one, and names for cards it has not been told. */
export interface CardOffers {
  readonly known: readonly CardOffer[];
  /** Each title once: all unknown cards look alike, so the first that can be it becomes it. */
  readonly unnamed: readonly CardOffer[];
  /** The empty place, where it may stay empty. */
  readonly none: Offer | null;
}

/** Sorts a field's offers by what its owner recognises. `offers` come with the fitting ones first. */
export function cardOffers(offers: readonly Offer[], hand: readonly HandSlot[]): CardOffers {
  const named = offers.flatMap((offer) => {
    const played = asPlayedCard(offer.value);
    return played === null ? [] : [{ ...offer, card: played.card }];
  });
  const unnamed = named.filter(({ value }) => isUnnamed(value, hand));
  return {
    known: named.filter(({ value }) => !isUnnamed(value, hand)),
    unnamed: unnamed.filter(({ card }, i) => unnamed.findIndex((other) => other.card === card) === i),
    none: offers.find(({ value }) => value === null) ?? null,
  };
}

/** Whether this plays a card that the app has not been told, and names it. */
export function isUnnamed(value: AnswerValue, hand: readonly HandSlot[]): boolean {
  const slot = asPlayedCard(value)?.slot;
  return hand.some((held) => held.slot === slot && held.card === 'unknown');
}
