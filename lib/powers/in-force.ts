/** Whether a power works right now: one question in one place. */
import type { AdvantageId } from '../model/advantages.ts';
import { memoize } from '../core/memoize.ts';
import { select } from '../core/track-reads.ts';
import type { FactionId, Seating } from '../model/factions.ts';
import type { GameState } from '../model/state.ts';
import { advantagesOf, type Ctx } from './ctx.ts';
import { isInPlay } from '../model/selectors.ts';
import type { Advantage, Power } from './power.ts';

/** The powers of one faction that work right now. */
export function activePowersOf(ctx: Ctx, state: GameState, faction: FactionId): readonly Advantage[] {
  if (!isInPlay(state, faction)) return [];
  return without(advantagesOf(ctx, faction), cancelledNow(state));
}

/** All powers that work right now, whoever has them, in the order in which the edition lists them. */
export function activePowers(ctx: Pick<Ctx, 'powers'>, state: GameState): readonly Power[] {
  return without(grantedPowers(ctx, state), cancelledNow(state));
}

/** The same with those that are stopped for what runs now. */
export const grantedPowers = ({ powers }: Pick<Ctx, 'powers'>, { seating }: GameState): readonly Power[] =>
  atTable(powers, seating);

const atTable = memoize((powers: readonly Power[], seating: readonly Seating[]) =>
  powers.filter(({ faction: whose }) => whose === null || seating.some(({ faction }) => faction === whose)),
);

/** Mostly none is stopped. */
const without = <One extends Power>(powers: readonly One[], cancelled: readonly AdvantageId[]): readonly One[] =>
  cancelled.length === 0 ? powers : powers.filter(({ id }) => !cancelled.includes(id));

/** Powers that are stopped for the running battle or the running storm. */
const cancelledNow = (state: GameState): readonly AdvantageId[] => select(state, cancelledOn, null);
const cancelledOn = ({ stack }: GameState): readonly AdvantageId[] =>
  stack.flatMap((activity) => ('cancelled' in activity ? activity.cancelled : []));
