/** All cards of the deck by title, with the place of each card as far as one seat remembers it. */
import type { Ctx } from '../../powers/ctx.ts';
import type { FactionId } from '../../model/factions.ts';
import { cardsLaidBy } from '../../model/laid-cards.ts';
import { factionState } from '../../model/selectors.ts';
import type { GameState } from '../../model/state.ts';
import { TREACHERY_TITLES, type TreacheryTitle } from '../../model/treachery-cards.ts';
import { openCards } from '../../pieces/leader-cards.ts';
import type { CardPlace, CardMemory, RememberedHand } from './contract.ts';
import { looseIn } from './mixed.ts';

type Cards = readonly TreacheryTitle[];

/** The hands and the deck as a seat knows them. */
interface Known {
  readonly hands: readonly RememberedHand[];
  readonly next: readonly (TreacheryTitle | null)[];
  readonly doubtful: readonly Doubtful[];
}

/** A title with more certain cards than the deck has. `mayBeHeld` is true unless all of its cards are open. */
export interface Doubtful {
  readonly title: TreacheryTitle;
  readonly mayBeHeld: boolean;
}

/** Returns the doubtful titles. Players have moved physical cards of these titles without Mentat. */
export function doubtfulIn(
  ctx: Ctx,
  state: GameState,
  hands: readonly RememberedHand[],
  faction: FactionId,
): readonly Doubtful[] {
  const seen = [...openCards(state), ...ownHand(state, faction)];
  const certain = hands.flatMap((hand) => hand.certain.map(({ card }) => card));
  return TREACHERY_TITLES.flatMap((title) => {
    const left = ctx.rules.treacheryDeck[title] - countOf(seen, title);
    return countOf(certain, title) > left ? [{ title, mayBeHeld: left > 0 }] : [];
  });
}

/** Returns the known places of the cards of one title. There are never more places than cards. */
export function placesOf(
  { rules }: Ctx,
  state: GameState,
  memory: CardMemory,
  { hands, next, doubtful }: Known,
  title: TreacheryTitle,
): readonly CardPlace[] {
  const holders = hands.flatMap(({ faction, certain }) =>
    certain.flatMap(({ card }) => (card === title ? [faction] : [])),
  );
  const places: readonly CardPlace[] = [
    ...times(countOf(ownHand(state, memory.faction), title), { where: 'own' }),
    ...times(countOf(openCards(state), title), { where: 'gone' }),
    ...holders.map((holder): CardPlace => ({
      where: 'hand',
      in: doubtful.some((one) => one.title === title) ? [holder, 'gone'] : [holder],
    })),
    ...memory.mixed.flatMap((group) => looseIn(group, title).map((held): CardPlace => ({ where: 'hand', in: held }))),
    ...times(next.filter((card) => card === title).length, { where: 'deck' }),
  ];
  return places.slice(0, rules.treacheryDeck[title]);
}

/** Returns the cards of a faction, including cards that it has laid face down. */
const ownHand = (state: GameState, faction: FactionId): Cards =>
  [...factionState(state, faction).hand, ...cardsLaidBy(state, faction).map(({ card }) => card)].flatMap(({ card }) =>
    card === 'unknown' ? [] : [card],
  );

const countOf = (cards: Cards, title: TreacheryTitle): number => cards.filter((card) => card === title).length;

const times = (count: number, place: CardPlace): readonly CardPlace[] =>
  Array.from({ length: Math.max(0, count) }, () => place);
