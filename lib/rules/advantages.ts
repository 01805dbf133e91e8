/** Whether a power works right now: asked here and nowhere else. */
import type { AdvantageId } from '../model/advantages.ts';
import type { FactionId } from '../model/factions.ts';
import type { GameState } from '../model/state.ts';
import { advantagesOf, type Ctx } from './ctx.ts';
import type { Advantage } from './powers.ts';

/** Whether a faction has this power at this table, and nothing keeps it from working now. */
export const isInForce = (ctx: Ctx, _state: GameState, advantage: AdvantageId, faction: FactionId): boolean =>
  advantagesOf(ctx, faction).some(({ id }) => id === advantage);

/** The powers of one faction that work now. */
export const powersInForce = (ctx: Ctx, state: GameState, faction: FactionId): readonly Advantage[] =>
  advantagesOf(ctx, faction).filter(({ id }) => isInForce(ctx, state, id, faction));
