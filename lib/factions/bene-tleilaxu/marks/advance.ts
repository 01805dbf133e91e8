/** The course of marks and betrayals. */
import type { Environment } from '../../../kernel/feature.ts';
import type { GameEvent } from '../../../model/events.ts';
import { currentBattle, currentWindow, factionState, fightingFactionsIn, stacksIn } from '../../../model/selectors.ts';
import { findActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import { cardDiscarded, forcesLost, leaderKilled } from '../../../pieces/events.ts';
import { isReady } from '../../../pieces/leaders.ts';
import { offerToCancel } from '../../../pieces/karama.ts';
import { usesToOffer } from '../../../powers/cancelling.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { BENE_TLEILAXU } from '../name.ts';
import type { BetrayalActivity, TraitorQuestionActivity, Won } from './contract.ts';
import { isMarked, isThere } from './marked.ts';

/** Returns the event that starts the time of a question. The time is that of a window. */
export const timed = (
  _ctx: Ctx,
  state: GameState,
  { time }: TraitorQuestionActivity,
  { at }: Environment,
): readonly GameEvent[] =>
  time === null ? [{ type: 'TraitorQuestionTimed', opened: at, deadline: at + state.questionTime.time }] : [];

/** Returns the events at the end of the time. A traitor is announced if that is the answer. */
export const timeIsOver = (
  _ctx: Ctx,
  state: GameState,
  { about, answer }: TraitorQuestionActivity,
): readonly GameEvent[] => [
  { type: 'TraitorQuestionOver' },
  ...(about.kind === 'announce' && answer === true && isMarked(state, about.won.leader)
    ? [{ type: 'TraitorAnnounced', faction: BENE_TLEILAXU, won: about.won } as const]
    : []),
];

/** Returns the next event of a betrayal: a window about it, or its effect. */
export function betrayalGoesOn(
  ctx: Ctx,
  state: GameState,
  betrayal: BetrayalActivity,
  { at }: Environment,
): readonly GameEvent[] {
  const uses = usesToOffer(ctx, state, betrayal, ['betrayal-announced']);
  if (uses.length > 0) return offerToCancel(ctx, state, betrayal.id, uses, at);
  const stands = betrayal.cancelled.length === 0;
  return [...(stands ? losses(state, betrayal.won) : []), { type: 'BetrayalSettled', stands }];
}

/**
 * Returns the losses of the betrayed side, as with any traitor: the leader, all forces in the territory, and the cards
 * of the plan if the battle was fought in this turn. Nobody is paid for the leader.
 * @rules Nine-faction compendium XXXIV.3 · R-64
 */
function losses(state: GameState, { leader, faction, territory, turn, cards }: Won): readonly GameEvent[] {
  const { hand } = factionState(state, faction);
  const kept = turn === state.turn ? cards.filter(({ slot }) => hand.some((one) => one.slot === slot)) : [];
  return [
    ...(isReady(state, leader) ? [leaderKilled(leader)] : []),
    ...stacksIn(state, faction, territory).map(forcesLost),
    ...kept.map((card) => cardDiscarded(faction, card)),
  ];
}

/**
 * Returns the next events of marks at any time: a question about a leader who has come back, and the end of what rests
 * on a territory.
 */
export function followsPieces(_ctx: Ctx, state: GameState): readonly GameEvent[] {
  const { controlled, won, returned } = state.marks;
  const entered = controlled.filter((territory) => fightingFactionsIn(state, territory).length > 0);
  const left = won.filter((one) => !isThere(state, one));
  if (entered.length + left.length > 0)
    return [
      ...entered.map((territory) => ({ type: 'ControlEnded', territory }) as const),
      ...left.map(({ territory }) => ({ type: 'BetrayalMissed', territory }) as const),
    ];
  const [leader] = returned;
  if (leader === undefined || currentBattle(state) !== null || currentWindow(state) !== null) return [];
  if (findActivity(state, 'traitor-question') !== null) return [];
  return [{ type: 'TraitorQuestionAsked', about: { kind: 'mark', leader } }];
}
