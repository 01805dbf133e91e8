/**
 * Cards played at any time, by themselves. Every seat has the same standing question, whatever it holds, and nobody waits
 * for an answer; so neither its presence nor a silence tells anything.
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
import type { AnytimePlay } from '../../powers/power.ts';
import { hasUsedSpecialKarama } from '../../powers/special-karama.ts';
import type { AdvantageId } from '../../model/advantages.ts';
import { type Decision, accepted } from '../../model/decision.ts';
import { isSeenWhole } from '../../model/plans.ts';
import { cardsInHand, slotsSealed } from '../../pieces/laid-down.ts';
import { cardPlays, cardKindsWith, slotsKept } from '../../pieces/playing.ts';
import { isOnAuction } from '../bidding/api.ts';
import { currentBattle } from '../../model/selectors.ts';
import { reopenedByRevival } from '../battle/api/reopening.ts';
import { parsePlayedCard } from '../../model/answers.ts';
import { hasCommitted } from '../../model/commitments.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { Prompt } from '../../model/prompts.ts';
import type { GameState } from '../../model/state.ts';
import { isStackEmpty, topActivityKind } from '../../model/stack.ts';
import { CARD_KINDS, type CardKind, kindOf } from '../../model/treachery-cards.ts';

/** The standing question of one seat; without answers where its hand holds nothing that could be played now. */
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

/** One thing that some kinds of card can do now. */
interface WayToPlay extends AnytimePlay {
  readonly kinds: readonly CardKind[];
  /** What its player has sealed stays sealed. */
  readonly leavesPlans: boolean;
  /** The special power that a Karama is played for. */
  readonly special: AdvantageId | null;
  /** It counts as another card, so that a Karama may stop it: it lies on the table until that is known. */
  readonly isContested?: true;
}

/** What a card does by itself; then the one special power that this faction has with a Karama, where it is not used up. */
function waysToPlay(ctx: Ctx, state: GameState, faction: FactionId): readonly WayToPlay[] {
  const mayHold = kindsHeld(state, faction);
  const cards = ctx.cards.flatMap(({ kind, playedFreely }): readonly WayToPlay[] =>
    playedFreely === undefined || !mayHold.has(kind)
      ? []
      : [{ ...playedFreely, kinds: [kind], leavesPlans: playedFreely.leavesPlans === true, special: null }],
  );
  const all = [...cards, ...asKarama(ctx, state, faction, mayHold)];
  const kinds = cardKindsWith(ctx, ({ cancelsAdvantage }) => cancelsAdvantage === true);
  if (!kinds.some((kind) => mayHold.has(kind)) || hasUsedSpecialKarama(ctx, state, faction)) return all;
  const special = activePowersOf(ctx, state, faction).flatMap(({ id, playedAsKarama }): readonly WayToPlay[] =>
    playedAsKarama === undefined ? [] : [{ ...playedAsKarama, kinds, leavesPlans: true, special: id }],
  );
  return [...all, ...special];
}

/**
 * Cards that count as a Karama, between steps of turns to ship and move and while a card is bid for: everybody is asked
 * whether it is stopped, and what else is under way waits for that.
 * @rules GF9-2019 Bene Gesserit sheet "Karama" · AH79 Questions and Answers A.7 · R-117
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
      ? [{ ...playedFreely, kinds, leavesPlans: true, special: null, isContested: true }]
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
  return also === null ? [] : cardPlays(ctx, state, faction, way.kinds, also, bound);
}

/** Kinds of card of which one is in this hand, as far as Mentat was told; all of them where it was not. */
function kindsHeld(state: GameState, faction: FactionId): ReadonlySet<CardKind> {
  return new Set(cardsInHand(state, faction).flatMap(({ card }) => (card === 'unknown' ? CARD_KINDS : [kindOf(card)])));
}

/**
 * The card is played and discarded. What this seat has sealed is opened again, whatever lies in it: on cardboard the
 * card may have been meant for it, and what is learnt may change it.
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
  // What it would stop is stopped only once nobody has stopped the card.
  if (way.isContested === true) return accepted(...karamaContested(done, faction, card));
  return accepted(
    ...(way.special === null ? [] : [specialKaramaUsed(faction, way.special)]),
    cardDiscarded(faction, card),
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
