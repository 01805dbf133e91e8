/** The secrets of spice, hands and traitors. */
import { anyOf, oneOf, list } from '../core/grammar.ts';
import { leaderField, cardField, countField } from '../model/fields.ts';
import { removeFirst } from '../core/remove-first.ts';
import type { Feature } from '../kernel/feature.ts';
import { withFaction, withSpiceCounted } from './changes.ts';
import type { Ctx } from '../powers/ctx.ts';
import { currentHandLimit } from './playing.ts';
import { cardsInHand, cardsLaidDown, spiceLaidDown } from './laid-down.ts';
import { factionState } from '../model/selectors.ts';
import { requireLeaderInPlay, moreThanInDeck, requireInRange } from './requirements.ts';
import { canKeepTraitor, traitorsKeptBy } from './traitors.ts';
import type { FactionId } from '../model/factions.ts';
import type { OwnFactOf } from '../model/facts.ts';
import { isMainCharacter, type LeaderId } from '../model/leaders.ts';
import type { Refusal } from '../model/refusals.ts';
import { findActivity } from '../model/stack.ts';
import type { GameState } from '../model/state.ts';
import type { HandSlot, SlotId } from '../model/treachery-cards.ts';
import type { PiecesContract } from './contract.ts';

type Card = HandSlot['card'];

/**
 * The largest number that an owner can enter, which is more than the bank holds. The limit only stops typing errors.
 */
const MAX_SPICE = 999;

const everybody = (state: GameState): readonly FactionId[] => state.factions.map(({ faction }) => faction);

/** The handlers of secrets about pieces. */
export const secrets: Feature<PiecesContract>['secrets'] = {
  spice: {
    shift: (told, found, now) =>
      [told, found, now].some(({ spice }) => spice === 'uncounted')
        ? told
        : { ...told, spice: Number(told.spice) + Number(now.spice) - Number(found.spice) },
    input: { spice: anyOf(countField, oneOf('uncounted')) },
    of: everybody,
    now: (state, faction) => ({ kind: 'spice', spice: factionState(state, faction).spice }),
    found: (state, faction) => {
      const { spice, debt } = factionState(state, faction);
      return { kind: 'spice', spice: spice === 'uncounted' ? spice : spice - debt };
    },
    validate: (_ctx, _state, _faction, { spice }) =>
      spice === 'uncounted' ? null : requireInRange(spice, 0, MAX_SPICE),
    // The spice of an open plan belongs to the owner until it is paid, so the declared count is at least that much.
    // Otherwise the payment would show how much spice the owner has.
    toRecord: (state, faction, { kind, spice }) => ({
      fact: { kind, spice: spice === 'uncounted' ? spice : Math.max(spice, spiceLaidDown(state, faction)) },
      laid: [],
    }),
    set: (state, faction, { spice }) => withSpiceCounted(state, faction, spice),
  },
  hand: {
    input: { cards: list(anyOf(cardField, oneOf('unknown')), { most: 12 }) },
    of: everybody,
    now: (state, faction) => ({ kind: 'hand', cards: factionState(state, faction).hand.map(({ card }) => card) }),
    validate: whyNoHand,
    // The owner also declares the cards of a revealed plan, but these cards keep their slots until they are settled.
    toRecord: (state, faction, { kind, cards }) => {
      const { laid, rest } = handTold(state, faction, cards);
      return { fact: { kind, cards: rest }, laid: laid.map(({ slot }) => slot) };
    },
    // The slots keep their names, so answers that depend on these slots stay.
    isUnchanged: (state, faction, { cards }) =>
      isSameHand(
        handTold(state, faction, cards).rest,
        cardsInHand(state, faction).map(({ card }) => card),
      ),
    set: withHand,
    affectsWindowAnswers: true,
  },
  traitors: {
    input: { leaders: anyOf(list(leaderField, { most: 12 }), oneOf('unknown')) },
    of: everybody,
    now: (state, faction) => ({ kind: 'traitors', leaders: factionState(state, faction).traitors }),
    validate: (ctx, state, faction, { leaders }) =>
      state.choices.components.traitors === 'app'
        ? { code: 'kept-by-app' }
        : whyNoTraitors(ctx, state, faction, leaders),
    set: (state, faction, { leaders }) => withFaction(state, faction, () => ({ traitors: leaders })),
    affectsWindowAnswers: true,
  },
};

/**
 * Refuses `kept-by-app`, `phase-runs`, `hand-too-large`, or `too-many-cards` of a title. It ignores piles and other
 * hands: the table may have shuffled physical cards without entering it, and a refusal must not reveal other hands.
 */
function whyNoHand(ctx: Ctx, state: GameState, faction: FactionId, { cards }: OwnFactOf<'hand'>): Refusal | null {
  if (state.choices.components.treachery === 'app') return { code: 'kept-by-app' };
  if (isBeforeTheCards(ctx, state)) return { code: 'phase-runs', phase: 'setup' };
  const limit = currentHandLimit(ctx, state, faction);
  const { laid, rest } = handTold(state, faction, cards);
  if (laid.length + rest.length > limit) return { code: 'hand-too-large', limit };
  return moreThanInDeck(ctx, [...laid.map(({ card }) => card), ...rest]);
}

/** Splits a declared hand into the cards on the table and the cards still in the hand. */
function handTold(
  state: GameState,
  faction: FactionId,
  cards: readonly Card[],
): { readonly laid: readonly HandSlot[]; readonly rest: readonly Card[] } {
  const laid = cardsLaidDown(state, faction);
  return { laid, rest: laid.reduce((left, { card }) => removeFirst(left, card), cards) };
}

/** Whether two hands hold the same cards, in any order. */
const isSameHand = (one: readonly Card[], other: readonly Card[]): boolean =>
  one.length === other.length && one.reduce((left, card) => removeFirst(left, card), other).length === 0;

/** Sets a new hand with new slots. Cards on the table keep their slots. */
function withHand(
  state: GameState,
  faction: FactionId,
  { cards }: OwnFactOf<'hand'>,
  laid: readonly SlotId[],
): GameState {
  return withFaction(state, faction, ({ hand, nextSlot }) => ({
    hand: [
      ...hand.filter(({ slot }) => laid.includes(slot)),
      ...cards.map((card, index): HandSlot => ({ slot: `h${nextSlot + index}`, card })),
    ],
    nextSlot: nextSlot + cards.length,
  }));
}

function whyNoTraitors(
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  leaders: readonly LeaderId[] | 'unknown',
): Refusal | null {
  if (leaders === 'unknown') return null;
  const limit = traitorsKeptBy(ctx, faction);
  if (leaders.length > limit) return { code: 'too-many-traitors', limit };
  for (const [index, leader] of leaders.entries()) {
    const missing = requireLeaderInPlay(state, leader);
    if (missing !== null) return missing;
    if (leaders.indexOf(leader) !== index) return { code: 'duplicate-traitor', leader };
    if (isMainCharacter(leader)) return { code: 'main-character-no-traitor', leader };
    if (!canKeepTraitor(ctx, faction, leader)) return { code: 'own-leader-no-traitor', leader };
  }
  return null;
}

/** Whether the treachery cards are not dealt yet in the set-up, so that no hand can be entered. */
function isBeforeTheCards({ rules: { setupOrder } }: Ctx, state: GameState): boolean {
  const setup = findActivity(state, 'setup');
  return setup !== null && setup.step !== 'board' && setupOrder.indexOf(setup.step) < setupOrder.indexOf('treachery');
}
