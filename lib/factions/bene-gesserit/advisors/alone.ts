import type { GameEvent } from '../../../model/events.ts';
import type { TurnPhase } from '../../../model/phases.ts';
import type { GameState } from '../../../model/state.ts';
import { flipLoneAdvisors } from '../../../pieces/advisors.ts';
import type { Ctx } from '../../../powers/ctx.ts';

/** Returns the events that turn lone advisors into fighters when the table moves to the next phase. */
export const aloneBefore = (ctx: Ctx, state: GameState, next: TurnPhase): readonly GameEvent[] =>
  waitAsAdvisors(ctx, state, next) ? [] : flipLoneAdvisors(ctx, state);

/**
 * Whether advisors that the battles of this turn left alone stay advisors until the next turn, by the table's choice
 * (R-163).
 */
const waitAsAdvisors = ({ rules }: Ctx, { turn }: GameState, next: TurnPhase): boolean =>
  rules.advisorsLeftByBattles === 'wait-for-the-next-turn' &&
  next.turn === turn &&
  rules.phaseOrder.indexOf(next.phase) > rules.phaseOrder.indexOf('battle');
