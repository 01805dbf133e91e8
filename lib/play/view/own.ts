/** What one faction alone may see. */
import type { Ctx } from '../../powers/ctx.ts';
import { isTalking } from '../../table/holding.ts';
import type { FactionId } from '../../table/factions.ts';
import type { GameState } from '../../table/state.ts';
import type { OwnView } from '../../table/views/own.ts';
import { seenByOne } from '../look-ups.ts';

/** Everything that is this faction’s own. */
export const ownView = (ctx: Ctx, state: GameState, faction: FactionId): OwnView => ({
  ...seenByOne(ctx, state, faction),
  faction,
  raisedHand: isTalking(state, faction),
});
