import type { Ctx } from '../../powers/ctx.ts';
import { stormOrder } from '../../model/selectors.ts';
import { hasCommitted } from '../../model/commitments.ts';
import { findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import { alwaysPaid } from './claims.ts';
import type { CharityView } from './contract.ts';

/**
 * Returns the public view of charity. After the end of the charity, it shows the factions that took spice, until the
 * phase ends.
 */
export function charityView(ctx: Ctx, state: GameState): CharityView | null {
  const { lastCharity: last, turn, phase } = state;
  const running = findActivity(state, 'charity');
  if (running === null && (last?.turn !== turn || last.phase !== phase)) return null;
  const told = { terms: ctx.rules.charity, always: alwaysPaid(ctx, state) };
  if (running === null) return { ...told, isCovered: false, spoken: [], taken: last?.taken ?? null };
  const isCovered = !running.isTimeOver;
  const spoken = stormOrder(state).filter((faction) => !isCovered && hasCommitted(running.claims, faction));
  return { ...told, isCovered, spoken, taken: null };
}
