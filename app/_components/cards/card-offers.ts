import { asPlayedCard, type AnswerValue, type HandSlot, type TreacheryTitle } from '#client';
import { PLACES, type Offer, type PlanPlace } from '../../_features/battle/plan/plan-draft.ts';

export interface CardOffer extends Offer {
  readonly card: TreacheryTitle;
}

/** What the card of another place can be laid as, which takes it from there. */
export interface TakenCard {
  readonly from: PlanPlace;
  readonly unnamed: boolean;
  readonly offers: readonly CardOffer[];
}

/** What can be laid, as a hand shows it: cards the app knows one by one, and names for cards it has not been told. */
export interface CardOffers {
  readonly known: readonly CardOffer[];
  /** Each title once: all unknown cards look alike, so the first that can be it becomes it. */
  readonly unnamed: readonly CardOffer[];
  /** Never what an unknown card that is still free can be. */
  readonly taken: readonly TakenCard[];
  /** The empty place, where it may stay empty. */
  readonly none: Offer | null;
}

/** Sorts a field's offers by what its owner recognises. What takes nothing away stands for itself. */
export function cardOffers(offers: readonly Offer[], hand: readonly HandSlot[]): CardOffers {
  const named = offers.flatMap((offer) => {
    const played = asPlayedCard(offer.value);
    return played === null ? [] : [{ ...offer, card: played.card }];
  });
  const free = named.filter(({ takenFrom }) => takenFrom === null);
  const unnamed = free.filter(({ value }) => isUnnamed(value, hand));
  const isSpare = ({ value, card }: CardOffer) =>
    isUnnamed(value, hand) && unnamed.some((offer) => offer.card === card);
  const taken = PLACES.map((from) => {
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
  const slot = asPlayedCard(value)?.slot;
  return hand.some((held) => held.slot === slot && held.card === 'unknown');
}
