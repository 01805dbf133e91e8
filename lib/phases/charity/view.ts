import type { Ctx } from '../../powers/ctx.ts';
import { stormOrder } from '../../table/position.ts';
import { hasCommitted } from '../../table/commitments.ts';
import { runningOf } from '../../table/stack.ts';
import type { GameState } from '../../table/state.ts';
import { alwaysPaid } from './claims.ts';
import type { CharityView } from './contract.ts';

/** Charity as the whole table may see it; once it is closed, who took what, as long as its phase lasts. */
export function charityView(ctx: Ctx, state: GameState): CharityView | null {
  const { charity: terms } = ctx.rules;
  const always = alwaysPaid(ctx, state);
  const running = runningOf(state, 'charity');
  if (running !== null) {
    const isCovered = !running.isTimeOver;
    const spoken = stormOrder(state).filter((faction) => !isCovered && hasCommitted(running.claims, faction));
    return { terms, always, isCovered, spoken, taken: null };
  }
  const { lastCharity: last, turn, phase } = state;
  if (last?.turn !== turn || last.phase !== phase) return null;
  return { terms, always, isCovered: false, spoken: [], taken: last.taken };
}
