import type { Ctx } from '../../../powers/ctx.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { GameState } from '../../../model/state.ts';
import type { StormCardOwnView, StormCardPublicView } from './contract.ts';
import { drawerAmong } from './deck.ts';

/** Returns whether a card lies face down, which is public. */
export function publicView(ctx: Ctx, state: GameState): StormCardPublicView {
  const drawnBy = drawerAmong(ctx, state);
  if (drawnBy === null) return { stormCard: null };
  return { stormCard: { drawnBy, lies: state.stormCard !== 'none', turned: state.stormCardTurned } };
}

/** Returns the number of the card for its owner. */
export const ownView = (ctx: Ctx, state: GameState, faction: FactionId): StormCardOwnView => ({
  stormCard: drawerAmong(ctx, state) === faction ? state.stormCard : null,
});
