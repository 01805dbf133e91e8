/** Whether a power works right now: one question in one place. */
import type { AdvantageId } from '../model/advantages.ts';
import type { FactionId } from '../model/factions.ts';
import type { GameState } from '../model/state.ts';
import { advantagesOf, type Ctx } from './ctx.ts';
import { isInPlay } from './position.ts';
import type { Advantage } from './powers.ts';

/** Whether a faction in play has this power at this table, and no Karama has stopped it in what is going on. */
export const isInForce = (ctx: Ctx, state: GameState, advantage: AdvantageId, faction: FactionId): boolean =>
  powersInForce(ctx, state, faction).some(({ id }) => id === advantage);

/** The powers of one faction that work right now. */
export function powersInForce(ctx: Ctx, state: GameState, faction: FactionId): readonly Advantage[] {
  if (!isInPlay(state, faction)) return [];
  const cancelled = cancelledNow(state);
  return advantagesOf(ctx, faction).filter(({ id }) => !cancelled.includes(id));
}

/** Powers that are stopped for the running battle or the running storm. */
export const cancelledNow = ({ stack }: GameState): readonly AdvantageId[] =>
  stack.flatMap((activity) => ('cancelled' in activity ? activity.cancelled : []));
