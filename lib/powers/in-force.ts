/** Whether a power works right now: one question in one place. */
import type { AdvantageId } from '../table/advantages.ts';
import type { FactionId } from '../table/factions.ts';
import type { GameState } from '../table/state.ts';
import { advantagesOf, type Ctx } from './ctx.ts';
import { isInPlay } from '../table/position.ts';
import type { Advantage, Power } from './power.ts';

/** The powers of one faction that work right now. */
export function powersInForce(ctx: Ctx, state: GameState, faction: FactionId): readonly Advantage[] {
  if (!isInPlay(state, faction)) return [];
  const cancelled = cancelledNow(state);
  return advantagesOf(ctx, faction).filter(({ id }) => !cancelled.includes(id));
}

/** All powers that work right now, whoever has them, in the order in which the edition lists them. */
export function allInForce(ctx: Pick<Ctx, 'powers'>, state: GameState): readonly Power[] {
  const cancelled = cancelledNow(state);
  return allInPlay(ctx, state).filter(({ id }) => !cancelled.includes(id));
}

/** The same with those that are stopped for what runs now. */
export const allInPlay = (ctx: Pick<Ctx, 'powers'>, state: GameState): readonly Power[] =>
  ctx.powers.filter(({ faction }) => faction === null || isInPlay(state, faction));

/** Powers that are stopped for the running battle or the running storm. */
const cancelledNow = ({ stack }: GameState): readonly AdvantageId[] =>
  stack.flatMap((activity) => ('cancelled' in activity ? activity.cancelled : []));
