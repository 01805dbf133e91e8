import type { Ctx } from '../../../powers/ctx.ts';
import type { GameEvent } from '../../../model/events.ts';
import type { TurnPhase } from '../../../model/phases.ts';
import type { GameState } from '../../../model/state.ts';
import { sideShown } from '../../../pieces/events.ts';
import { isToCoexist, mayCoexist } from './api.ts';
import type { CoexistenceActivity } from './contract.ts';
import { left, questionOf } from './prompts.ts';
import { leftAloneIn } from './sides.ts';

/** Where a correction has left nothing to decide, nobody is asked. */
export function advance(_ctx: Ctx, state: GameState, activity: CoexistenceActivity): readonly GameEvent[] {
  if (questionOf(state, activity) !== null) return [];
  const { faction, call, arrival } = activity;
  if (call === 'leaving' || arrival === null) return left(faction, []);
  return [{ type: 'CoexistenceChosen', faction, territory: arrival.at.territory, coexists: null }];
}

/**
 * Forces that coexist do so until the turn ends, also where they are left alone. Alone in the next turn, and alone as the
 * movement round begins, they are normal ones.
 * @rules AH79 XV.B.5 · R-166
 */
export function aloneBefore(ctx: Ctx, state: GameState, next: TurnPhase): readonly GameEvent[] {
  const isNextTurn = next.turn !== state.turn;
  if (!isNextTurn && next.phase !== 'shipment') return [];
  return state.factions
    .filter(({ faction }) => mayCoexist(ctx, faction))
    .flatMap(({ faction }) =>
      leftAloneIn(state, faction)
        .filter((territory) => isNextTurn || !isToCoexist(state, territory))
        .map((territory) => sideShown(faction, territory, 'fighters', 'lapsed')),
    );
}
