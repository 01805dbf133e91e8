/** The view of one faction alone. */
import type { Ctx } from '../../powers/ctx.ts';
import { hasRaisedHand } from '../../model/pause.ts';
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';
import type { OwnTakeBack, OwnView } from '../../model/views/own.ts';
import { ownViewOf } from '../all-features.ts';

/** Returns everything that only this faction sees, except what depends on the log. */
export const ownView = (ctx: Ctx, state: GameState, faction: FactionId): Omit<OwnView, keyof OwnTakeBack> => ({
  ...ownViewOf(ctx, state, faction),
  faction,
  raisedHand: hasRaisedHand(state, faction),
});
