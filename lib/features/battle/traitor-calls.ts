import type { Permission } from '../permissions/contract.ts';
import { permissionFor } from '../permissions/api.ts';
import { isCallPrepared } from '../standing-calls/api.ts';
import { autoPasses } from '../auto-pass/api.ts';
import { anyOf, type Grammar, oneOf, record } from '../../core/grammar.ts';
import { openWindow } from '../../kernel/windows/events.ts';
import { advantagesOf, type Ctx } from '../../powers/ctx.ts';
import { planOf } from '../../model/plans.ts';
import { factionState, opponentIn, sideOf, sidesOf } from '../../model/selectors.ts';
import type { WindowAnswer } from '../../model/activities.ts';
import type { BattleId, TraitorCall } from '../../model/battle.ts';
import { type Commitments, hasCommitted } from '../../model/commitments.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import { isMainCharacter, type LeaderId, ownerOf } from '../../model/leaders.ts';
import type { GameState } from '../../model/state.ts';
import { PLAN_REVEAL_MS } from '../../model/windows.ts';
import type { BattleActivity } from './contract.ts';
import { sideServed } from './steps.ts';
import { isDealtTraitors, traitorsInPay } from '../../pieces/traitors.ts';
import { callsToo, isGuardedFromTraitors } from './run-steps.ts';

/**
 * Whether one of the shown leaders can be a traitor. If no such leader is shown, nobody can call a traitor, and this is
 * public.
 */
export const canAnyoneCallTraitor = (ctx: Ctx, state: GameState, battle: BattleActivity): boolean =>
  leadersShown(ctx, state, battle).length > 0;

/** Returns the event that opens the traitor window. Before the window can close, the screen turns both wheels over. */
export const askedForTraitors = (state: GameState, battle: BattleId, at: number): GameEvent =>
  openWindow(state, { kind: 'traitor-call', battle }, at, { lead: PLAN_REVEAL_MS });

/**
 * Returns the leaders that one seat can call: revealed leaders of its opponent that are the seat's traitors. With a
 * power for that, also leaders of its ally's opponent. If Mentat does not know the traitors of the seat, the seat may
 * call any leader.
 */
export function traitorCallAnswers(ctx: Ctx, state: GameState, battle: BattleActivity, faction: FactionId): Grammar {
  const leaders = callableBy(ctx, state, battle, faction);
  const pass = record({ call: oneOf(false) });
  return leaders.length === 0 ? pass : anyOf(pass, record({ call: oneOf(true), leader: oneOf(...leaders) }));
}

/**
 * Returns the calls that count, one for each betrayed side. A side's own call comes before its ally's call. A seat
 * without an answer calls if it has a standing call, or a lasting permission for its ally. The window asks every seat
 * and closes for all at once, so that nobody can tell.
 * @rules R-189
 */
export function callsMade(
  ctx: Ctx,
  state: GameState,
  battle: BattleActivity,
  answers: Commitments<WindowAnswer>,
): readonly TraitorCall[] {
  const calls = [...callsAnswered(answers), ...callsStanding(ctx, state, battle, answers)];
  return leadersShown(ctx, state, battle).flatMap(({ faction: victim, leader }) => {
    const callers = calls.filter((call) => call.leader === leader).map(({ caller }) => caller);
    const betrayedTo = opponentIn(battle, victim);
    const caller = callers.includes(betrayedTo) ? betrayedTo : callers[0];
    return caller === undefined ? [] : [{ caller, victim, leader }];
  });
}

type Call = Pick<TraitorCall, 'caller' | 'leader'>;

const callsAnswered = (answers: Commitments<WindowAnswer>): readonly Call[] =>
  answers.flatMap(({ faction: caller, value }) => (value.kind === 'call' ? [{ caller, leader: value.leader }] : []));

/**
 * Returns the standing answer of a seat without an answer. A seat on auto-pass passes. If Mentat does not know the
 * seat's traitors, the seat has no standing answer.
 */
function callsStanding(
  ctx: Ctx,
  state: GameState,
  battle: BattleActivity,
  answers: Commitments<WindowAnswer>,
): readonly Call[] {
  return state.factions
    .map(({ faction }) => faction)
    .filter((faction) => !hasCommitted(answers, faction) && !areUntold(ctx, state, faction))
    .filter((faction) => !autoPasses(state, faction))
    .flatMap((caller) =>
      callableBy(ctx, state, battle, caller)
        .filter((leader) => standsFor(ctx, state, battle, caller, leader))
        .map((leader) => ({ caller, leader })),
    );
}

/** Returns the standing call in the seat's own battle, or the permitted call in its ally's battle. */
function standsFor(ctx: Ctx, state: GameState, battle: BattleActivity, caller: FactionId, leader: LeaderId): boolean {
  const served = servedBy(ctx, state, battle, caller);
  return served?.side === caller ? isCallPrepared(state, caller, leader) : served?.leave === 'granted';
}

function callableBy(ctx: Ctx, state: GameState, battle: BattleActivity, faction: FactionId): readonly LeaderId[] {
  const served = servedBy(ctx, state, battle, faction);
  if (served === null || served.leave === 'denied') return [];
  const believed = areUntold(ctx, state, faction) && state.choices.components.traitors === 'cardboard';
  return leadersShown(ctx, state, battle)
    .filter(
      (shown) =>
        shown.faction !== served.side &&
        (believed ||
          traitorsInPay(state, faction).includes(shown.leader) ||
          callsToo(ctx, state, faction, shown.leader) ||
          isCaptiveOf(ctx, faction, shown)),
    )
    .map((shown) => shown.leader);
}

/** Whether Mentat does not know the traitors of this faction. A faction that is dealt none has none to tell. */
const areUntold = (ctx: Ctx, state: GameState, faction: FactionId): boolean =>
  isDealtTraitors(ctx, faction) && factionState(state, faction).traitors === 'unknown';

/**
 * Whether a captive counts as a traitor of its original owner, who fights against the captor. Only some editions have
 * this rule. @rules AH79 Player Aid Pad, back, Harkonnen 1 · R-210
 */
const isCaptiveOf = ({ rules }: Ctx, owner: FactionId, shown: ShownLeader): boolean =>
  rules.capturedLeaders.serveTheirOwner && ownerOf(shown.leader) === owner && shown.faction !== owner;

/**
 * Returns the side that traitors of this faction help, and whether the faction must be asked: its own side or, with a
 * power for that, its ally's side.
 */
function servedBy(
  ctx: Ctx,
  state: GameState,
  battle: BattleActivity,
  by: FactionId,
): { readonly side: FactionId; readonly leave: Permission } | null {
  if (sideOf(battle, by) !== null) return { side: by, leave: 'asked' };
  const lent = advantagesOf(ctx, by).find((advantage) => advantage.callsTraitorsForAlly === true);
  const serves = lent === undefined ? null : sideServed(state, battle, by, 'ally');
  if (lent === undefined || serves === null) return null;
  return { side: serves, leave: permissionFor(state, { power: lent.id, by, serves }) };
}

/** The leader of a side, as everybody sees it. */
interface ShownLeader {
  readonly faction: FactionId;
  readonly leader: LeaderId;
}

/**
 * Returns the shown leaders that can betray: leaders that no active power protects. A main character never betrays.
 * @rules Nine-faction compendium XXVI · R-171
 */
const leadersShown = (ctx: Ctx, state: GameState, battle: BattleActivity): readonly ShownLeader[] =>
  sidesOf(battle).flatMap(({ faction }) => {
    const { leader } = planOf(battle, faction);
    return leader?.kind === 'leader' &&
      !isMainCharacter(leader.leader) &&
      !isGuardedFromTraitors(ctx, state, battle, faction)
      ? [{ faction, leader: leader.leader }]
      : [];
  });
