import type { Ctx } from '../../../powers/ctx.ts';
import type { GameEvent } from '../../../model/events.ts';
import { hasMoves, hasShipments, type TurnPhase } from '../../../model/phases.ts';
import type { GameState } from '../../../model/state.ts';
import { sideShown } from '../../../pieces/events.ts';
import { isToCoexist, mayCoexist } from './api.ts';
import type { CoexistenceActivity } from './contract.ts';
import { left, questionOf } from './prompts.ts';
import { leftAloneIn } from './sides.ts';

/** Returns the event that ends the question, if a correction has left nothing to decide. */
export function advance(_ctx: Ctx, state: GameState, activity: CoexistenceActivity): readonly GameEvent[] {
  if (questionOf(state, activity) !== null) return [];
  const { faction, call, arrival } = activity;
  if (call === 'leaving' || arrival === null) return left(faction, []);
  return [{ type: 'CoexistenceChosen', faction, territory: arrival.at.territory, coexists: null }];
}

/**
 * Returns the events that end the coexistence of lone forces, before the next phase. Coexistence lasts until the turn
 * ends, even if the forces are alone. It ends when they are alone in the next turn, and when they are alone at the
 * beginning of the movement round.
 * @rules AH79 XV.B.5 · R-166
 */
export function aloneBefore(ctx: Ctx, state: GameState, next: TurnPhase): readonly GameEvent[] {
  const isNextTurn = next.turn !== state.turn;
  const asksIn = ctx.rules.coexistenceEnds === 'before-moves' ? hasMoves : hasShipments;
  if (!isNextTurn && !asksIn(next.phase)) return [];
  return state.factions
    .filter(({ faction }) => mayCoexist(ctx, faction))
    .flatMap(({ faction }) =>
      leftAloneIn(state, faction)
        .filter((territory) => isNextTurn || !isToCoexist(state, territory))
        .map((territory) => sideShown(faction, territory, 'fighters', 'lapsed')),
    );
}
