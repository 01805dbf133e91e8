/** All cards of the deck, title by title, and where each of them is as far as one seat remembers. */
import type { Ctx } from '../../powers/ctx.ts';
import type { FactionId } from '../../table/factions.ts';
import { factionOf } from '../../table/position.ts';
import type { GameState } from '../../table/state.ts';
import { TREACHERY_TITLES, type TreacheryTitle } from '../../table/treachery.ts';
import type { CardPlace, Memory, RememberedHand } from './contract.ts';
import { looseIn } from './mixed.ts';

type Cards = readonly TreacheryTitle[];

/** What is known of hands and deck. */
interface Known {
  readonly hands: readonly RememberedHand[];
  readonly next: readonly (TreacheryTitle | null)[];
  readonly doubtful: Cards;
}

/** Every card that lies open. */
export const openCards = ({ discards, removedCards }: GameState): Cards => [...discards, ...removedCards];

/** Titles of which more would be certain than the deck has, since cardboard was moved where Mentat did not see it. */
export const doubtfulIn = (ctx: Ctx, state: GameState, hands: readonly RememberedHand[], faction: FactionId): Cards =>
  TREACHERY_TITLES.filter((title) => {
    const certain = [...seenByOwner(state, faction), ...hands.flatMap((hand) => hand.certain.map(({ card }) => card))];
    return countOf(certain, title) > ctx.rules.treacheryDeckSize[title];
  });

/** Where the cards of one title are: as many places as there are cards. */
export function placesOf(
  { rules }: Ctx,
  state: GameState,
  memory: Memory,
  { hands, next, doubtful }: Known,
  title: TreacheryTitle,
): readonly CardPlace[] {
  const holders = hands.flatMap(({ faction, certain }) =>
    certain.flatMap(({ card }) => (card === title ? [faction] : [])),
  );
  const places: readonly CardPlace[] = [
    ...times(countOf(ownHand(state, memory.faction), title), { where: 'own' }),
    ...holders.map((holder): CardPlace => ({
      where: 'hand',
      in: doubtful.includes(title) ? [holder, 'gone'] : [holder],
    })),
    ...memory.mixed.flatMap((group) => looseIn(group, title).map((held): CardPlace => ({ where: 'hand', in: held }))),
    ...times(next.filter((card) => card === title).length, { where: 'deck' }),
    ...times(countOf(openCards(state), title), { where: 'gone' }),
  ];
  const all = rules.treacheryDeckSize[title];
  return [...places, ...times(all - places.length, { where: 'not-seen' })].slice(0, all);
}

const seenByOwner = (state: GameState, faction: FactionId): Cards => [...openCards(state), ...ownHand(state, faction)];

const ownHand = (state: GameState, faction: FactionId): Cards =>
  factionOf(state, faction).hand.flatMap(({ card }) => (card === 'unknown' ? [] : [card]));

const countOf = (cards: Cards, title: TreacheryTitle): number => cards.filter((card) => card === title).length;

const times = (count: number, place: CardPlace): readonly CardPlace[] =>
  Array.from({ length: Math.max(0, count) }, () => place);
