/**
 * Compares the places of other players' cards on a phone with the actual places: a player with records never reads
 * anything false. The check uses only the page, not the code that made the page.
 */
import {
  TREACHERY_TITLES,
  type CardPlace,
  type FactionId,
  type GameState,
  type CardMemoryView,
  type RememberedHand,
  type TreacheryTitle,
} from '#engine';
import { removeFirst } from '#lib/core/remove-first.ts';

export const untruths = (state: GameState, of: FactionId, { hands, deck }: CardMemoryView): readonly string[] => [
  ...hands.flatMap((hand) => untrueHand(facesIn(state, hand.faction), hand)),
  ...TREACHERY_TITLES.flatMap((title) =>
    untruePlaces(state, of, title, deck.find(({ card }) => card === title)?.places ?? []),
  ),
];

function untrueHand(held: readonly string[], hand: RememberedHand): readonly string[] {
  const { faction, certain, possible, ofPossible, unseen } = hand;
  const rest = certain.reduce<readonly string[]>((left, { card }) => removeFirst(left, card), held);
  const open = unseen.reduce((sum, { count }) => sum + count, ofPossible);
  return [
    ...(rest.length === held.length - certain.length ? [] : [`${faction} holds ${held.join()}, not ${names(certain)}`]),
    ...(rest.length === open ? [] : [`${faction} holds ${rest.length} more, not ${open}`]),
    ...(possible.length > 0 && ofPossible === 0 ? [`${faction} may hold ${names(possible)}, but no card`] : []),
  ];
}

/**
 * What is wrong with the places of a title. Each card matches a hand that its place names. A title without a place can
 * only be where no player has looked.
 */
function untruePlaces(
  state: GameState,
  of: FactionId,
  card: TreacheryTitle,
  places: readonly CardPlace[],
): readonly string[] {
  const holders = state.factions.flatMap(({ faction, hand }) =>
    hand.filter((held) => held.card === card).map(() => faction),
  );
  const own = holders.filter((holder) => holder === of).length;
  const open = [...state.discards, ...state.removedCards, ...state.leaderCards.map((laid) => laid.card)].filter(
    (one) => one === card,
  ).length;
  const inHands = places.filter((place) => place.where === 'hand').sort((a, b) => a.in.length - b.in.length);
  const left = inHands.reduce<readonly FactionId[] | null>((there, place) => {
    const holder = there?.find((one) => place.in.includes(one));
    if (there === null) return null;
    if (holder !== undefined) return removeFirst(there, holder);
    return place.in.includes('gone') ? there : null;
  }, holders);
  return [
    ...(left === null ? [`${card} is with ${holders.join()}, not ${JSON.stringify(inHands)}`] : []),
    ...(countOf(places, 'own') === own ? [] : [`${card}: ${own} in the own hand`]),
    ...(countOf(places, 'gone') === open ? [] : [`${card}: ${open} lie open`]),
  ];
}

const countOf = (places: readonly CardPlace[], where: CardPlace['where']): number =>
  places.filter((place) => place.where === where).length;

const facesIn = (state: GameState, faction: FactionId): readonly string[] =>
  state.factions.find((own) => own.faction === faction)?.hand.map(({ card }) => card) ?? [];

const names = (cards: readonly { readonly card: string }[]): string => cards.map(({ card }) => card).join();
