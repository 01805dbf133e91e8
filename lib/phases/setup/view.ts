import type { Ctx } from '../../powers/ctx.ts';
import { runningSetup } from './known.ts';
import type { GameState } from '../../table/state.ts';
import type { SetupView } from './contract.ts';
import { stepsOf } from './flow.ts';

/** The set-up as the whole table may see it. */
export function setupView(ctx: Ctx, state: GameState): SetupView | null {
  const setup = runningSetup(state);
  return setup === null ? null : { step: setup.step, steps: stepsOf(ctx) };
}
