import { advantagesOf, type Ctx } from '../../../powers/ctx.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { GameState } from '../../../model/state.ts';
import type { KwisatzHaderachOwnView, KwisatzHaderachPublicView } from './contract.ts';
import { AWAKENED_BY, isAwake, kwisatzHaderach as power } from './power.ts';

/** Returns the place and the use of the Kwisatz Haderach. The losses are its owner’s secret. */
export function publicView(_ctx: Ctx, { kwisatzHaderach }: GameState): KwisatzHaderachPublicView {
  if (kwisatzHaderach === null) return { kwisatzHaderach: null };
  const { of, where, usedIn } = kwisatzHaderach;
  return { kwisatzHaderach: { of, where, usedIn } };
}

/**
 * Returns how near the Kwisatz Haderach is to waking. Its owner counts losses even in a battle in which it is
 * cancelled.
 */
export function ownView(ctx: Ctx, state: GameState, faction: FactionId): KwisatzHaderachOwnView {
  const own = state.kwisatzHaderach;
  const hasIt = own?.of === faction && advantagesOf(ctx, faction).some(({ id }) => id === power.id);
  return {
    battleLosses: hasIt
      ? { lost: own.losses, needed: AWAKENED_BY, isAwake: isAwake(state, ctx.rules.kwisatzHaderach) }
      : null,
  };
}
