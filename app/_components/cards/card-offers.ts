import { parsePlayedCard, type AnswerValue, type HandSlot, type TreacheryTitle } from '#client';

/** Something that can be laid or played. Where cards lie in several places, one may be taken from another. */
export interface Offer<Place extends string = never> {
  readonly value: AnswerValue;
  /** The other place where this very card lies; laid here, it is taken from there. */
  readonly takenFrom: Place | null;
}

export interface CardOffer<Place extends string = never> extends Offer<Place> {
  readonly card: TreacheryTitle;
}

/** What the card of another place can be laid as, which takes it from there. */
export interface TakenCard<Place extends string> {
  readonly from: Place;
  readonly unnamed: boolean;
  readonly offers: readonly CardOffer<Place>[];
}

/** What can be laid, as a hand shows it: cards the app knows one by one, and names for cards it has not been told. */
export interface CardOffers<Place extends string> {
  readonly known: readonly CardOffer<Place>[];
  /** Each title once: all unknown cards look alike, so the first that can be it becomes it. */
  readonly unnamed: readonly CardOffer<Place>[];
  /** Never what an unknown card that is still free can be. */
  readonly taken: readonly TakenCard<Place>[];
  /** The empty place, where it may stay empty. */
  readonly none: Offer<Place> | null;
}

/**
 * Sorts offers by what the owner of a hand recognises, and those that take from other places in the order of these.
 * What takes nothing away stands for itself.
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

/** Whether this plays a card that the app has not been told, and names it. */
export function isUnnamed(value: AnswerValue, hand: readonly HandSlot[]): boolean {
  const slot = parsePlayedCard(value)?.slot;
  return hand.some((held) => held.slot === slot && held.card === 'unknown');
}
