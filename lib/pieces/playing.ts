/** The cards that a seat may play from its hand in a window. */
import { type Grammar, oneOf, record } from '../core/grammar.ts';
import { memoize } from '../core/memoize.ts';
import type { WindowActivity, WindowPlay } from '../model/activities.ts';
import type { FactionId } from '../model/factions.ts';
import type { GameState } from '../model/state.ts';
import { type CardKind, kindOf, type SlotId, titlesOf, type TreacheryTitle } from '../model/treachery-cards.ts';
import { type Ctx, handLimitOf } from '../powers/ctx.ts';
import { activePowersOf } from '../powers/in-force.ts';
import { openCards } from './leader-cards.ts';
import { titlesInHand } from './hands.ts';
import type { CardsOwed } from './steps.ts';
import { slotsReservedForBid } from '../features/bidding/api.ts';
import { cardsInHand, slotsSealed } from './laid-down.ts';
import { factionState, stormOrder } from '../model/selectors.ts';
import type { CardPower } from '../powers/power.ts';

/** The answer that plays no card. */
export const PASS: Grammar = record({ play: oneOf(false) });

/** Returns the kinds of card with this power. */
export const cardKindsWith = (ctx: Ctx, power: (card: CardPower) => boolean): readonly CardKind[] =>
  ctx.cards.filter(power).map((card) => card.kind);

/** Returns the kinds of card that this faction may play for such an effect of a Karama. Nothing cancels such a play. */
export const karamaKindsOf = (
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  effect: (card: CardPower) => boolean = ({ cancelsAdvantage }) => cancelsAdvantage === true,
): readonly CardKind[] => [
  ...cardKindsWith(ctx, effect),
  ...activePowersOf(ctx, state, faction).flatMap(({ countsAsKarama }) => countsAsKarama ?? []),
];

/** A card from a hand, as fields of an answer. */
export interface CardNamed {
  readonly slot: Grammar<SlotId>;
  readonly card: Grammar<TreacheryTitle>;
}

/**
 * Returns each card of these kinds in the hand, except those of `without`, and with one of `titles`, if they are given. With a physical deck the owner may name an
 * unknown card, because the owner knows the card.
 */
export function cardsOfKinds(
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  kinds: readonly CardKind[],
  without: readonly SlotId[] = [],
  titles?: readonly TreacheryTitle[],
): readonly CardNamed[] {
  const titlesIn = titlesInHand(ctx, state, faction);
  return cardsInHand(state, faction).flatMap(({ slot, card }): readonly CardNamed[] => {
    const named = without.includes(slot)
      ? []
      : titlesIn(card).filter((title) => kinds.includes(kindOf(title)) && titles?.includes(title) !== false);
    return named.length === 0 ? [] : [{ slot: oneOf(slot), card: oneOf(...named) }];
  });
}

/** Returns an answer for each of these cards, with the other fields of the play. */
export const cardPlays = (
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  kinds: readonly CardKind[],
  also: { readonly [field: string]: Grammar } = {},
  without: readonly SlotId[] = [],
  titles?: readonly TreacheryTitle[],
): readonly Grammar[] =>
  cardsOfKinds(ctx, state, faction, kinds, without, titles).map((named) =>
    record({ play: oneOf(true), ...named, ...also }),
  );

/** Returns the cards that powers have taken from hands and not returned yet. */
const cardsOwed = ({ powers }: Ctx, state: GameState): readonly CardsOwed[] =>
  owing(powers).flatMap((owesCards) => owesCards(state) ?? []);
const owing = memoize((powers: Ctx['powers']) => powers.flatMap(({ owesCards }) => owesCards ?? []));

/** Returns how many cards a hand may hold now: its limit minus the cards that it will get back. */
export const currentHandLimit = (ctx: Ctx, state: GameState, faction: FactionId): number =>
  cardsOwed(ctx, state)
    .filter(({ to }) => to === faction)
    .reduce((most, { cards }) => most - cards, handLimitOf(ctx, faction));

/**
 * Returns the slots whose cards must stay in the hand for now: a card that pays for the leading bid, and cards
 * of a hand that owes cards.
 */
export const slotsKept = (ctx: Ctx, state: GameState, faction: FactionId): readonly SlotId[] => [
  ...slotsReservedForBid(state, faction),
  ...(cardsOwed(ctx, state).some(({ by }) => by === faction) ? slotsIn(state, faction) : []),
];

const slotsIn = (state: GameState, faction: FactionId): readonly SlotId[] =>
  factionState(state, faction).hand.map(({ slot }) => slot);

/**
 * Returns the plays of cards of these kinds. Excluded are cards of this faction's sealed plan, and cards that must stay
 * in the hand. Both plans may be sealed when a window opens.
 */
export const cardPlaysBesidePlan = (
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  kinds: readonly CardKind[],
  also: { readonly [field: string]: Grammar },
): readonly Grammar[] =>
  cardPlays(ctx, state, faction, kinds, also, [...slotsSealed(state, faction), ...slotsKept(ctx, state, faction)]);

/** Whether no hand can have one of these cards. With the app’s deck this is public if all of these cards lie open. */
export function nobodyCanHold(ctx: Ctx, state: GameState, kinds: readonly CardKind[]): boolean {
  if (state.choices.components.treachery !== 'app') return false;
  const inGame = titlesOf(...kinds).reduce((sum, title) => sum + ctx.rules.treacheryDeck[title], 0);
  const open = openCards(state).filter((title) => kinds.includes(kindOf(title)));
  return open.length >= inGame;
}

/** A card that was played in a window, and its faction. */
export interface CardPlayed extends WindowPlay {
  readonly faction: FactionId;
}

/** Returns every card that was played in a window, in storm order: the first faction's card counts first. */
export const cardsPlayedIn = (state: GameState, window: WindowActivity): readonly CardPlayed[] =>
  stormOrder(state).flatMap((faction) =>
    window.answers.flatMap(({ faction: by, value: answer }) =>
      by === faction && answer.kind === 'play'
        ? [{ faction, slot: answer.slot, card: answer.card, number: answer.number }]
        : [],
    ),
  );
