import { parsePlayedCard, type AnswerValue, type HandSlot, type TreacheryTitle } from '#client';

/** A card or leader that can be placed or played. A card may be taken from another place. */
export interface Offer<Place extends string = never> {
  readonly value: AnswerValue;
  /** The other place that has this card now, from which the choice would take it. */
  readonly takenFrom: Place | null;
}

export interface CardOffer<Place extends string = never> extends Offer<Place> {
  readonly card: TreacheryTitle;
}

/** A card in another place, and its possible uses here. */
export interface TakenCard<Place extends string> {
  readonly from: Place;
  readonly unnamed: boolean;
  readonly offers: readonly CardOffer<Place>[];
}

/** The possible plays, in the order of a hand: known cards one by one, and names for unknown cards. */
export interface CardOffers<Place extends string> {
  readonly known: readonly CardOffer<Place>[];
  /**
   * The titles that an unknown card may have, each once. All unknown cards look alike, so the first card that can have
   * the title gets the title.
   */
  readonly unnamed: readonly CardOffer<Place>[];
  /** The uses of cards in other places, never of a free unknown card. */
  readonly taken: readonly TakenCard<Place>[];
  /** The choice to leave the slot empty, if it may stay empty. */
  readonly none: Offer<Place> | null;
}

/**
 * Sorts plays by the cards that the owner recognises. Cards from other places follow in their order. Plays without a
 * card stand alone.
 */
export function cardOffers<Place extends string = never>(
  offers: readonly Offer<Place>[],
  hand: readonly HandSlot[],
  places: readonly Place[] = [],
): CardOffers<Place> {
  const named = offers.flatMap((offer) => {
    const played = parsePlayedCard(offer.value);
    return played === null ? [] : [{ ...offer, card: played.card }];
  });
  const free = named.filter(({ takenFrom }) => takenFrom === null);
  const unnamed = free.filter(({ value }) => isUnnamed(value, hand));
  const isSpare = ({ value, card }: CardOffer<Place>) =>
    isUnnamed(value, hand) && unnamed.some((offer) => offer.card === card);
  const taken = places.map((from) => {
    const lying = named.filter((offer) => offer.takenFrom === from && !isSpare(offer));
    return { from, unnamed: lying.some(({ value }) => isUnnamed(value, hand)), offers: lying };
  });
  return {
    known: free.filter(({ value }) => !isUnnamed(value, hand)),
    unnamed: unnamed.filter(({ card }, i) => unnamed.findIndex((other) => other.card === card) === i),
    taken: taken.filter((card) => card.offers.length > 0),
    none: offers.find(({ value }) => value === null) ?? null,
  };
}

/** Whether this answer plays an unknown card and thereby names the card. */
export function isUnnamed(value: AnswerValue, hand: readonly HandSlot[]): boolean {
  const slot = parsePlayedCard(value)?.slot;
  return hand.some((held) => held.slot === slot && held.card === 'unknown');
}
