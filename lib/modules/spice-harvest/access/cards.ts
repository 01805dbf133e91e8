/** Access cards: their faces, and the hands of the factions. */
import type { AnswerValue } from '../../../core/answer.ts';
import { must } from '../../../core/assert-never.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { GameState } from '../../../model/state.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import type { AccessCard, TroopCard } from '../rules.ts';
import type { AccessId, AccessSlice, HeldAccessCard, HeldAccessId } from './contract.ts';

type Access = NonNullable<AccessSlice['access']>;

/** Returns the cards of a whole deck, in the order of the rules. */
export const wholeDeck = <Card>(deck: readonly { readonly card: Card; readonly count: number }[]): readonly Card[] =>
  deck.flatMap(({ card, count }) => Array.from({ length: count }, () => card));

/** Returns the id of the card at this place of the shuffled deck. */
export const accessIdAt = (index: number): AccessId => `a${index + 1}`;

/** Returns the face of a card. */
export const faceOf = ({ access }: Pick<GameState, 'access'>, id: AccessId): AccessCard =>
  must(access?.faces[Number(id.slice(1)) - 1], `access card ${id}`);

/** Returns the number of troops on a card; 0 for a stronghold. */
export const troopsOn = (card: AccessCard): number => (isTroops(card) ? Number(card.slice(TROOPS.length)) : 0);

/** Returns the strongholds to which a card gives access. A card of an optional sietch gives access to one of them. */
export const strongholdsOn = (card: AccessCard, sietches: readonly TerritoryId[]): readonly TerritoryId[] =>
  isTroops(card) ? [] : card === 'optional-sietch' ? sietches : [card];

const TROOPS = 'troops-';
const isTroops = (card: AccessCard): card is TroopCard => card.startsWith(TROOPS);

/** Returns the ids of the cards that a faction holds. */
export const accessIdsOf = ({ access }: Pick<GameState, 'access'>, faction: FactionId): readonly AccessId[] =>
  access?.hands.find((hand) => hand.faction === faction)?.cards ?? [];

/** Returns the cards that a faction holds, as its owner sees them. */
export const accessHandOf = (state: GameState, faction: FactionId): readonly HeldAccessCard[] =>
  asHeld(state, accessIdsOf(state, faction));

/** Returns cards as a reader of their faces sees them: strongholds, then troops, with names that tell only faces. */
export const asHeld = (state: GameState, ids: readonly AccessId[]): readonly HeldAccessCard[] =>
  named(state, ids).map(({ id, card }) => ({ id, card }));

/** Returns those of the cards that have these names, in the order of `asHeld`. It leaves unknown names out. */
export const cardsNamed = (
  state: GameState,
  ids: readonly AccessId[],
  names: readonly AnswerValue[],
): readonly AccessId[] =>
  named(state, ids)
    .filter(({ id }) => names.includes(id))
    .map(({ card: _card, of }) => of);

/** Returns the names of some of the cards that a faction holds. */
export const namesOf = (state: GameState, faction: FactionId, some: readonly AccessId[]): readonly HeldAccessId[] =>
  named(state, accessIdsOf(state, faction))
    .filter(({ of }) => some.includes(of))
    .map(({ id }) => id);

/**
 * Names cards by their faces. Everybody knows the buyer of each number of the deck, so the number of a traded card
 * would tell where the card came from. Two cards with the same face are the first and the second of it.
 */
function named(state: GameState, ids: readonly AccessId[]): readonly (HeldAccessCard & { readonly of: AccessId })[] {
  const faces = ids.map((of) => ({ of, card: faceOf(state, of) })).sort((one, other) => byFace(one.card, other.card));
  return faces.map(({ of, card }, at) => {
    const copy = faces.slice(0, at).filter((one) => one.card === card).length + 1;
    return { of, card, id: `${card}-${copy}` as const };
  });
}

const byFace = (one: AccessCard, other: AccessCard): number =>
  troopsOn(one) - troopsOn(other) || (one < other ? -1 : Number(one > other));

/** Returns the state with changed access cards. A table without access cards stays unchanged. */
export const withAccess = (state: GameState, change: (access: Access) => Partial<Access>): GameState =>
  state.access === null ? state : { ...state, access: { ...state.access, ...change(state.access) } };

/** Returns the hands after a faction received and lost these cards. */
export const handsAfter = (
  hands: Access['hands'],
  faction: FactionId,
  received: readonly AccessId[],
  lost: readonly AccessId[] = [],
): Access['hands'] => {
  const cards = hands.find((hand) => hand.faction === faction)?.cards ?? [];
  const now = { faction, cards: [...cards.filter((id) => !lost.includes(id)), ...received] };
  return [...hands.filter((hand) => hand.faction !== faction), now];
};
