/**
 * A window: everybody is asked the same at once, it stays open for the same time whatever is answered, and closes for
 * all together. Who does not answer passes. What the answers mean is the business of whoever opened it.
 */
import { must } from '../core/assert-never.ts';
import { fieldOf, type AnswerValue } from '../core/answer.ts';
import { either, oneOf, record, type Grammar } from '../core/grammar.ts';
import { asLeader, asSlot } from '../model/answers.ts';
import type { GameEvent } from '../model/events.ts';
import type { FactionId } from '../model/factions.ts';
import type { GameState, WindowActivity, WindowAnswer } from '../model/state.ts';
import { kindOf, titlesOf, type CardKind, type SlotId } from '../model/treachery.ts';
import type { CancellableAct, WindowAsk } from '../model/windows.ts';
import type { Ctx } from '../rules/ctx.ts';
import { areAllies, factionOf, stormOrder } from '../rules/position.ts';

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
  const pass = record({ play: oneOf(false) });
  if (faction === act.by || areAllies(state, faction, act.by)) return pass;
  const titles = titlesOf(...cancellingKinds(ctx));
  const cards = factionOf(state, faction).hand.flatMap(({ slot, card }): readonly Grammar[] => {
    const named = card === 'unknown' ? titles : titles.filter((title) => title === card);
    return named.length === 0 ? [] : [record({ play: oneOf(true), slot: oneOf(slot), card: oneOf(...named) })];
  });
  return cards.length === 0 ? pass : either(pass, ...cards);
}

/** Whether public facts make every answer to the window empty: all cards that could stop the act lie discarded. */
export function nobodyCanInterfere(ctx: Ctx, state: GameState): boolean {
  if (state.choices.components.treachery !== 'app') return false;
  const kinds = cancellingKinds(ctx);
  const inDeck = titlesOf(...kinds).reduce((sum, title) => sum + ctx.rules.treacheryDeckSize[title], 0);
  return state.discards.filter((title) => kinds.includes(kindOf(title))).length >= inDeck;
}

/** Who stops the act, with which card; the first in storm order where several would. `null` when nobody does. */
export function interferer(
  state: GameState,
  window: WindowActivity,
): { readonly faction: FactionId; readonly slot: SlotId } | null {
  for (const faction of stormOrder(state)) {
    const given = window.answers.find((one) => one.faction === faction)?.answer;
    if (given?.kind === 'karama') return { faction, slot: given.slot };
  }
  return null;
}

/** Reads a legal answer to a window. */
export function windowAnswer(answer: AnswerValue): WindowAnswer {
  if (fieldOf(answer, 'play') === true) {
    return { kind: 'karama', slot: must(asSlot(fieldOf(answer, 'slot')), 'slot'), card: 'karama' };
  }
  if (fieldOf(answer, 'call') === true) {
    return { kind: 'call', leader: must(asLeader(fieldOf(answer, 'leader')), 'leader') };
  }
  return { kind: 'pass' };
}

/** Whether this seat's answer to the window is in. */
export const hasAnswered = (window: WindowActivity, faction: FactionId): boolean =>
  window.answers.some((one) => one.faction === faction);

const cancellingKinds = (ctx: Ctx): readonly CardKind[] =>
  ctx.cards.filter((card) => card.cancelsAdvantage).map((card) => card.kind);
