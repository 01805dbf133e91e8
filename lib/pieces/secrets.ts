/** What owners tell of their spice, their hands and their traitors. */
import { anyOf, oneOf, list } from '../core/grammar.ts';
import { leaderField, cardField, countField } from '../model/fields.ts';
import { removeFirst } from '../core/remove-first.ts';
import type { Feature } from '../kernel/feature.ts';
import { withFaction, withSpiceCounted } from './changes.ts';
import type { Ctx } from '../powers/ctx.ts';
import { currentHandLimit } from './playing.ts';
import { isBeforeTheCards } from '../features/setup/api.ts';
import { cardsInHand, cardsLaidDown, spiceLaidDown } from '../features/battle/api/laid-down.ts';
import { factionState } from '../model/selectors.ts';
import { requireLeaderInPlay, moreThanInDeck, requireInRange } from './requirements.ts';
import { canKeepTraitor, traitorsKeptBy } from './traitors.ts';
import type { FactionId } from '../model/factions.ts';
import type { OwnFactOf } from '../model/facts.ts';
import type { LeaderId } from '../model/leaders.ts';
import type { Refusal } from '../model/refusals.ts';
import type { GameState } from '../model/state.ts';
import type { HandSlot, SlotId } from '../model/treachery-cards.ts';
import type { PiecesContract } from './contract.ts';

type Card = HandSlot['card'];

/** More than the bank holds; it only keeps a slip of the finger out. */
const MAX_SPICE = 999;

const everybody = (state: GameState): readonly FactionId[] => state.factions.map(({ faction }) => faction);

/** Each kind of secret that owners have about their own pieces. */
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
    // Nobody has less than what lies open beside a dial until it is paid, so that what is paid tells nothing of the purse.
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
    // Cards that lie on the table in a revealed plan are told of, too, but keep their slots until they are settled.
    toRecord: (state, faction, { kind, cards }) => {
      const { laid, rest } = handTold(state, faction, cards);
      return { fact: { kind, cards: rest }, laid: laid.map(({ slot }) => slot) };
    },
    // Slots keep their names, and what rests on them stays.
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
 * `kept-by-app`, `phase-runs`, `hand-too-large`, or `too-many-cards` of a title. Piles and hands of others are not looked
 * at: people shuffle cardboard before they say so, and nobody may learn from a refusal what others hold.
 */
function whyNoHand(ctx: Ctx, state: GameState, faction: FactionId, { cards }: OwnFactOf<'hand'>): Refusal | null {
  if (state.choices.components.treachery === 'app') return { code: 'kept-by-app' };
  if (isBeforeTheCards(ctx, state)) return { code: 'phase-runs', phase: 'setup' };
  const limit = currentHandLimit(ctx, state, faction);
  const { laid, rest } = handTold(state, faction, cards);
  if (laid.length + rest.length > limit) return { code: 'hand-too-large', limit };
  return moreThanInDeck(ctx, [...laid.map(({ card }) => card), ...rest]);
}

/** A hand as it was told, parted into what lies on the table and what is still held. */
function handTold(
  state: GameState,
  faction: FactionId,
  cards: readonly Card[],
): { readonly laid: readonly HandSlot[]; readonly rest: readonly Card[] } {
  const laid = cardsLaidDown(state, faction);
  return { laid, rest: laid.reduce((left, { card }) => removeFirst(left, card), cards) };
}

/** The same cards, in whatever order. */
const isSameHand = (one: readonly Card[], other: readonly Card[]): boolean =>
  one.length === other.length && one.reduce((left, card) => removeFirst(left, card), other).length === 0;

/** A new hand gets new slots, but for cards that lie on the table. */
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
    if (!canKeepTraitor(ctx, faction, leader)) return { code: 'own-leader-no-traitor', leader };
  }
  return null;
}
