import type { Ctx } from '../../powers/ctx.ts';
import { findActivity } from '../../model/stack.ts';
import { stormOrder } from '../../model/selectors.ts';
import type { GameState } from '../../model/state.ts';
import type { RevivalView } from './contract.ts';

/** Returns the public view of revival, during its phase. */
export function revivalView({ rules: { revival: terms } }: Ctx, state: GameState): RevivalView | null {
  const { lastRevival: last, turn, phase } = state;
  if (last?.turn !== turn || last.phase !== phase) return null;
  const revived = stormOrder(state).flatMap((faction) => last.revived.filter((one) => one.faction === faction));
  const isOver = findActivity(state, 'revival') === null;
  const isNobodyBack =
    isOver && revived.every(({ count, leader }) => count === 0 && leader === null) && state.checks.length === 0;
  return { terms, revived, isOver, isNobodyBack };
}
