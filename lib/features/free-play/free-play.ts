/**
 * Cards that may be played at any time. Every seat has the same permanent prompt, whatever its hand holds, and the
 * table does not wait for an answer. So neither the prompt nor a missing answer reveals anything.
 */
import type { AnswerValue } from '../../core/answer.ts';
import { must } from '../../core/assert-never.ts';
import { contains, anyOf, type Grammar } from '../../core/grammar.ts';
import { planWithdrawn } from '../battle/events.ts';
import { cardDiscarded, isLeaderRevived } from '../../pieces/events.ts';
import { karamaContested, specialKaramaUsed, windowAnswerTakenBack } from '../../kernel/windows/events.ts';
import { createPrompt } from '../../model/create-prompt.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { activePowersOf } from '../../powers/in-force.ts';
import type { AnytimePlay, CardPower } from '../../powers/power.ts';
import { hasUsedSpecialKarama } from '../../powers/special-karama.ts';
import type { AdvantageId } from '../../model/advantages.ts';
import { type Decision, accepted } from '../../model/decision.ts';
import { isSeenWhole } from '../../model/plans.ts';
import { cardsInHand, slotsSealed } from '../../pieces/laid-down.ts';
import { cardPlays, karamaKindsOf, slotsKept } from '../../pieces/playing.ts';
import { isOnAuction } from '../bidding/api.ts';
import { currentBattle, isInPlay } from '../../model/selectors.ts';
import { reopenedByRevival } from '../battle/api/reopening.ts';
import { parsePlayedCard } from '../../model/answers.ts';
import { hasCommitted } from '../../model/commitments.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { Prompt } from '../../model/prompts.ts';
import type { GameState } from '../../model/state.ts';
import { isStackEmpty, topActivityKind } from '../../model/stack.ts';
import { CARD_KINDS, type CardKind, kindOf, type TreacheryTitle } from '../../model/treachery-cards.ts';

/** Returns the permanent prompt of one seat. It has no answers if the hand has no card to play now. */
export const freePlayPrompt = (ctx: Ctx, state: GameState, faction: FactionId): Prompt =>
  createPrompt(
    state,
    { kind: 'free-play' },
    {
      faction,
      about: 'any-time',
      answers: anyOf(...waysToPlay(ctx, state, faction).flatMap((way) => playsOf(ctx, state, faction, way))),
    },
  );

/** A way to play cards of certain kinds. */
interface WayToPlay extends AnytimePlay {
  readonly kinds: readonly CardKind[];
  /** The titles that are played like this; missing for all titles of the kinds. */
  readonly titles?: readonly TreacheryTitle[] | undefined;
  /** Whether a sealed plan of the player stays sealed. */
  readonly leavesPlans: boolean;
  /** The special power that is used with a Karama. */
  readonly special: AdvantageId | null;
  /** Whether the card stays face down on the table after its effect. */
  readonly isLaidDown: boolean;
  /**
   * Whether the card is played as another card, so that a Karama may cancel it. The card lies open until the table has
   * decided.
   */
  readonly isContested?: true;
}

/**
 * Returns the ways to play: the ways of the cards, and the faction's special power with a Karama, if the faction has
 * not used it yet.
 */
function waysToPlay(ctx: Ctx, state: GameState, faction: FactionId): readonly WayToPlay[] {
  const mayHold = kindsHeld(state, faction);
  const cards = ctx.cards.flatMap(({ kind, cancelsAdvantage, playedFreely }): readonly WayToPlay[] => {
    if (playedFreely === undefined) return [];
    const played = cancelsAdvantage === true ? karamaKindsOf(ctx, state, faction) : [kind];
    return wayOf(played, playedFreely).filter(({ kinds }) => kinds.some((one) => mayHold.has(one)));
  });
  const all = [...cards, ...byPowers(ctx, state, mayHold), ...asKarama(ctx, state, faction, mayHold)];
  const kinds = karamaKindsOf(ctx, state, faction);
  if (!kinds.some((kind) => mayHold.has(kind)) || hasUsedSpecialKarama(ctx, state, faction)) return all;
  const special = activePowersOf(ctx, state, faction).flatMap(({ id, playedAsKarama }): readonly WayToPlay[] =>
    playedAsKarama === undefined
      ? []
      : [{ ...playedAsKarama, kinds, leavesPlans: true, isLaidDown: false, special: id }],
  );
  return [...all, ...special];
}

/** Returns the way to play cards of these kinds; no way if the deck has no such card. */
function wayOf(
  played: readonly CardKind[],
  { fields, effect, leavesPlans, isLaidDown, titles }: NonNullable<CardPower['playedFreely']>,
): readonly WayToPlay[] {
  const kinds = [...played, ...(isLaidDown?.bluffs ?? [])];
  return [
    {
      fields,
      effect,
      kinds,
      titles,
      leavesPlans: leavesPlans === true,
      isLaidDown: isLaidDown !== undefined,
      special: null,
    },
  ];
}

/** Returns the other effects of cards that powers add, of all factions. */
const byPowers = (ctx: Ctx, state: GameState, mayHold: ReadonlySet<CardKind>): readonly WayToPlay[] =>
  ctx.advantages
    .filter(({ faction }) => isInPlay(state, faction))
    .flatMap(({ cardsAlso }) =>
      cardsAlso === undefined || !mayHold.has(cardsAlso.kind)
        ? []
        : [{ ...cardsAlso, kinds: [cardsAlso.kind], leavesPlans: true, isLaidDown: false, special: null }],
    );

/**
 * Opens the window about a card that is played as a Karama. The window may open during an auction, and between the
 * steps of a turn to ship and move. Everything else waits for the window.
 */
function asKarama(
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  mayHold: ReadonlySet<CardKind>,
): readonly WayToPlay[] {
  const kinds = activePowersOf(ctx, state, faction).flatMap(({ playsAsKarama }) => playsAsKarama ?? []);
  if (!kinds.some((kind) => mayHold.has(kind)) || !isBetweenSteps(state)) return [];
  return ctx.cards.flatMap(({ cancelsAdvantage, playedFreely }): readonly WayToPlay[] =>
    cancelsAdvantage === true && playedFreely !== undefined
      ? [{ ...playedFreely, kinds, leavesPlans: true, isLaidDown: false, special: null, isContested: true }]
      : [],
  );
}

const isBetweenSteps = (state: GameState): boolean => {
  const top = topActivityKind(state);
  return top === 'own-turn' || top === 'ship-and-move' || isOnAuction(state) || isStackEmpty(state);
};

function playsOf(ctx: Ctx, state: GameState, faction: FactionId, way: WayToPlay): readonly Grammar[] {
  const also = way.fields({ ...ctx, state, faction });
  const sealed = way.leavesPlans ? slotsSealed(state, faction) : [];
  const bound = [...sealed, ...slotsKept(ctx, state, faction)];
  return also === null ? [] : cardPlays(ctx, state, faction, way.kinds, also, bound, way.titles);
}

/** Returns the kinds of card in this hand. If Mentat does not know some card, returns all kinds. */
function kindsHeld(state: GameState, faction: FactionId): ReadonlySet<CardKind> {
  return new Set(cardsInHand(state, faction).flatMap(({ card }) => (card === 'unknown' ? CARD_KINDS : [kindOf(card)])));
}

/**
 * Plays and discards the card. The seat's sealed plan is withdrawn, whatever it contains, because it may contain that
 * physical card, and new knowledge may change it.
 */
export function decideFreePlay(ctx: Ctx, state: GameState, faction: FactionId, answer: AnswerValue): Decision {
  const card = must(parsePlayedCard(answer), 'a card played');
  const way = must(
    waysToPlay(ctx, state, faction).find((one) =>
      playsOf(ctx, state, faction, one).some((play) => contains(play, answer)),
    ),
    card.card,
  );
  const done = way.effect({ ...ctx, state, faction }, answer);
  // If the card is contested, its effect begins only after the window, and only if nobody has cancelled the card.
  if (way.isContested === true) return accepted(...karamaContested(done, faction, card));
  return accepted(
    ...(way.special === null ? [] : [specialKaramaUsed(faction, way.special)]),
    ...(way.isLaidDown ? [] : [cardDiscarded(faction, card)]),
    ...done,
    ...(way.leavesPlans ? [] : planOpened(state, faction)),
    ...windowAnswerTakenBack(state, faction),
    ...askedAgain(ctx, state, faction, done),
  );
}

function planOpened(state: GameState, faction: FactionId): readonly GameEvent[] {
  const battle = currentBattle(state);
  if (battle?.step !== 'plans' || !hasCommitted(battle.plans, faction) || isSeenWhole(battle, faction)) return [];
  return [planWithdrawn(battle, faction, 'own-wish')];
}

function askedAgain(ctx: Ctx, state: GameState, faction: FactionId, done: readonly GameEvent[]): readonly GameEvent[] {
  const battle = currentBattle(state);
  return battle !== null && done.some(isLeaderRevived) ? reopenedByRevival(ctx, battle, faction) : [];
}
