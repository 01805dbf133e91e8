/**
 * Cards played at any time, by themselves. Every seat has the same standing question, whatever it holds, and nobody waits
 * for an answer; so neither its presence nor a silence tells anything.
 */
import type { AnswerValue } from '../../core/answer.ts';
import { must } from '../../core/assert-never.ts';
import { either } from '../../core/grammar.ts';
import { planWithdrawn } from '../../phases/battle/made.ts';
import { cardDiscarded, isLeaderRevived } from '../../pieces/made.ts';
import { windowAnswerTakenBack } from '../../play/windows/made.ts';
import { ask } from '../../table/asking.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { type Decision, happened } from '../../table/decision.ts';
import { isSeenWhole } from '../../phases/battle/known/plans.ts';
import { cardsInHand, slotsSealed } from '../../phases/battle/known/laid-down.ts';
import { cardPlays } from '../../pieces/playing.ts';
import { runningBattle } from '../../table/position.ts';
import { reopenedByRevival } from '../../phases/battle/known/reopening.ts';
import { asPlayedCard } from '../../table/answers.ts';
import { hasCommitted } from '../../table/commitments.ts';
import type { GameEvent } from '../../table/events.ts';
import type { FactionId } from '../../table/factions.ts';
import type { Prompt } from '../../table/prompts.ts';
import type { GameState } from '../../table/state.ts';
import { type CardKind, kindOf } from '../../table/treachery.ts';

/** The standing question of one seat; without answers where its hand holds nothing that could be played now. */
export function freePlayPrompt(ctx: Ctx, state: GameState, faction: FactionId): Prompt {
  const plays = ctx.cards.flatMap(({ kind, playedFreely }) => {
    if (playedFreely === undefined || !mayHold(state, faction, kind)) return [];
    const also = playedFreely.says({ ...ctx, state, faction });
    const sealed = playedFreely.leavesPlans === true ? slotsSealed(state, faction) : [];
    return also === null ? [] : cardPlays(ctx, state, faction, [kind], also, sealed);
  });
  return ask(state, { kind: 'free-play' }, { asks: faction, about: 'any-time', answers: either(...plays) });
}

/** Whether such a card is in this hand, as far as Mentat was told. */
const mayHold = (state: GameState, faction: FactionId, kind: CardKind): boolean =>
  cardsInHand(state, faction).some(({ card }) => card === 'unknown' || kindOf(card) === kind);

/**
 * The card is played and discarded. What this seat has sealed is opened again, whatever lies in it: on cardboard the
 * card may have been meant for it, and what is learnt may change it.
 */
export function decideFreePlay(ctx: Ctx, state: GameState, faction: FactionId, answer: AnswerValue): Decision {
  const card = must(asPlayedCard(answer), 'a card played');
  const power = must(
    ctx.cards.find(({ kind }) => kind === kindOf(card.card)),
    card.card,
  );
  const done = power.playedFreely?.does({ ...ctx, state, faction }, answer) ?? [];
  return happened(
    cardDiscarded(faction, card),
    ...done,
    ...(power.playedFreely?.leavesPlans === true ? [] : planOpened(state, faction)),
    ...windowAnswerTakenBack(state, faction),
    ...askedAgain(ctx, state, faction, done),
  );
}

function planOpened(state: GameState, faction: FactionId): readonly GameEvent[] {
  const battle = runningBattle(state);
  if (battle?.step !== 'plans' || !hasCommitted(battle.plans, faction) || isSeenWhole(battle, faction)) return [];
  return [planWithdrawn(battle, faction, 'own-wish')];
}

function askedAgain(ctx: Ctx, state: GameState, faction: FactionId, done: readonly GameEvent[]): readonly GameEvent[] {
  const battle = runningBattle(state);
  return battle !== null && done.some(isLeaderRevived) ? reopenedByRevival(ctx, battle, faction) : [];
}
