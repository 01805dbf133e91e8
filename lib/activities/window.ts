/**
 * A window: everybody is asked the same at once, it stays open for the same time whatever is answered, and closes for
 * all together. Who does not answer passes. What the answers mean is the business of whoever opened it.
 */
import { ensure, must } from '../core/assert-never.ts';
import { fieldOf, type AnswerValue } from '../core/answer.ts';
import { either, type Grammar } from '../core/grammar.ts';
import { asLeader, asPlayedCard } from '../model/answers.ts';
import type { GameEvent } from '../model/events.ts';
import type { FactionId } from '../model/factions.ts';
import type { GameState, WindowActivity, WindowAnswer } from '../model/state.ts';
import type { CancellableAct, WindowAsk } from '../model/windows.ts';
import type { Ctx } from '../rules/ctx.ts';
import { cardPlays, kindsWith, nobodyCanHold, PASS } from '../rules/playing.ts';
import { areAllies } from '../rules/position.ts';

/** The window opens now (server time, ms) and stays open for the table's window time. */
export function openWindow(state: GameState, ask: WindowAsk, at: number): GameEvent {
  const window = `w${state.nextWindow}` as const;
  return { type: 'WindowOpened', window, ask, opened: at, deadline: at + state.choices.windowTime };
}

/**
 * What one seat may answer to "does anyone interfere?": pass, or lay down a card that stops the act. The side that
 * acts, and its ally, can only pass; on cardboard an unknown card may be named.
 * @rules GF9-2019 Advanced Karama Cards, R-172 · AH79 Player Aid Pad B.6
 */
export function interfereAnswers(ctx: Ctx, state: GameState, act: CancellableAct, faction: FactionId): Grammar {
  if (faction === act.by || areAllies(state, faction, act.by)) return PASS;
  const plays = cardPlays(state, faction, cancellingKinds(ctx));
  return plays.length === 0 ? PASS : either(PASS, ...plays);
}

/** Whether public facts make every answer to the window empty: all cards that could stop the act lie discarded. */
export const nobodyCanInterfere = (ctx: Ctx, state: GameState): boolean =>
  nobodyCanHold(ctx, state, cancellingKinds(ctx));

/** Reads a legal answer to a window. */
export function windowAnswer(answer: AnswerValue): WindowAnswer {
  if (fieldOf(answer, 'play') === true) return cardPlayed(answer);
  if (fieldOf(answer, 'call') === true) {
    return { kind: 'call', leader: must(asLeader(fieldOf(answer, 'leader')), 'leader') };
  }
  return { kind: 'pass' };
}

function cardPlayed(answer: AnswerValue): WindowAnswer {
  const { slot, card } = must(asPlayedCard(answer), 'a card played');
  if (card === 'weather-control') return { kind: card, slot, card, sectors: Number(fieldOf(answer, 'sectors')) };
  if (card === 'family-atomics') return { kind: card, slot, card };
  // The prompt's grammar has let no other card through.
  ensure(card === 'karama', `No window asks for ${card}`);
  return { kind: card, slot, card };
}

/** Whether this seat's answer to the window is in. */
export const hasAnswered = (window: WindowActivity, faction: FactionId): boolean =>
  window.answers.some((one) => one.faction === faction);

const cancellingKinds = (ctx: Ctx) => kindsWith(ctx, (card) => card.cancelsAdvantage);
