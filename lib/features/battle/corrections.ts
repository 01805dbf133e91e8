/** The effects of corrections on open decisions of the battle phase. */
import { epochRaised } from '../../kernel/events.ts';
import { windowAnswersTakenBack } from '../../kernel/windows/events.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { turnOrder } from '../../powers/turn-order.ts';
import { couldBeWith } from '../../pieces/leaders.ts';
import { sideOf } from '../../model/selectors.ts';
import { plansWithdrawn, reopenedByForces, reopenedByLeader } from './api/reopening.ts';
import type { GameEvent } from '../../model/events.ts';
import type { PublicFact } from '../../model/facts.ts';
import type { GameState } from '../../model/state.ts';
import type { BattleActivity, BattlePhaseActivity } from './contract.ts';

/**
 * Returns the effects of a correction between battles. The list of battles may have changed, so answers that chose from
 * the old list do not count.
 */
export const correctedBetween = (
  ctx: Ctx,
  _state: GameState,
  _phase: BattlePhaseActivity,
  fact: PublicFact,
  after: GameState,
): readonly GameEvent[] => [...aggressorsOrdered(ctx, fact, after), epochRaised()];

/** Returns the effects of a correction during a battle: the affected answers reopen. */
export function onCorrection(
  ctx: Ctx,
  state: GameState,
  battle: BattleActivity,
  fact: PublicFact,
  after: GameState,
): readonly GameEvent[] {
  if (!touches(ctx, state, battle, fact)) return aggressorsOrdered(ctx, fact, after);
  const answers = fact.kind === 'alliance' ? windowAnswersTakenBack(state) : [];
  const plans = battle.revealed === null ? [...plansWithdrawn(battle), ...askedAgain(ctx, state, battle, fact)] : [];
  return [...answers, ...plans, epochRaised()];
}

const aggressorsOrdered = (ctx: Ctx, fact: PublicFact, after: GameState): readonly GameEvent[] =>
  fact.kind === 'first-player' ? [{ type: 'AggressorsOrdered', aggressors: turnOrder(ctx, after, 'battle') }] : [];

function askedAgain(ctx: Ctx, state: GameState, battle: BattleActivity, fact: PublicFact): readonly GameEvent[] {
  if (fact.kind === 'leader' || fact.kind === 'leader-fought' || fact.kind === 'leader-resting') {
    return reopenedByLeader(ctx, battle, couldBeWith(state, fact.leader));
  }
  return fact.kind === 'forces' || fact.kind === 'side' ? reopenedByForces(ctx, battle) : [];
}

/**
 * Whether the fact may change the possible plans of this battle: it changes forces, leaders, the storm, or the active
 * powers.
 */
function touches(ctx: Ctx, state: GameState, battle: BattleActivity, fact: PublicFact): boolean {
  switch (fact.kind) {
    case 'forces':
    case 'side':
      return fact.territory === battle.territory;
    case 'leader':
    case 'leader-fought':
    case 'leader-resting':
      return couldBeWith(state, fact.leader).some((faction) => sideOf(battle, faction) !== null);
    case 'special-karama':
    case 'alliance':
    case 'storm':
      return true;
    default:
      return ctx.powers.some(({ plansRestOn }) => plansRestOn?.(fact) ?? false);
  }
}
