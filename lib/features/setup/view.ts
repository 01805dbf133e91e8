import { must } from '../../core/assert-never.ts';
import { TRAITORS_DEALT, traitorsKeptBy } from '../../pieces/traitors.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { runningSetup } from './api.ts';
import type { GameState } from '../../model/state.ts';
import type { SetupView } from './contract.ts';
import { stepsOf } from './advance.ts';

/** Returns the public view of the set-up. */
export function setupView(ctx: Ctx, state: GameState): SetupView | null {
  const setup = runningSetup(state);
  if (setup === null) return null;
  const keepsAllTraitors = state.factions
    .map(({ faction }) => faction)
    .filter((faction) => traitorsKeptBy(ctx, faction) >= TRAITORS_DEALT);
  const steps = stepsOf(ctx);
  const step = must(
    steps.find((one) => one === setup.step),
    'a step of this set-up',
  );
  return { step, steps, keepsAllTraitors };
}
