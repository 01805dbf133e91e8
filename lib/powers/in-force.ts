/** The powers that are active now. */
import type { AdvantageId } from '../model/advantages.ts';
import { memoize } from '../core/memoize.ts';
import { select } from '../core/memoize-by-parts.ts';
import type { FactionId, Seating } from '../model/factions.ts';
import type { GameState } from '../model/state.ts';
import { advantagesOf, type Ctx } from './ctx.ts';
import { powersLost } from './main-characters.ts';
import { isInPlay } from '../model/selectors.ts';
import type { Advantage, Power } from './power.ts';

/** Returns the active powers of one faction. */
export function activePowersOf(ctx: Ctx, state: GameState, faction: FactionId): readonly Advantage[] {
  if (!isInPlay(state, faction)) return [];
  return without(without(advantagesOf(ctx, faction), cancelledNow(state)), powersLost(ctx, state));
}

/** Returns all active powers, in the order of the edition. */
export function activePowers(ctx: Pick<Ctx, 'powers' | 'rules'>, state: GameState): readonly Power[] {
  return without(without(grantedPowers(ctx, state), cancelledNow(state)), powersLost(ctx, state));
}

/** Returns the powers at this table, including those that are cancelled or lost now. */
export const grantedPowers = ({ powers }: Pick<Ctx, 'powers'>, { seating }: GameState): readonly Power[] =>
  atTable(powers, seating);

const atTable = memoize((powers: readonly Power[], seating: readonly Seating[]) =>
  powers.filter(({ faction: whose }) => whose === null || seating.some(({ faction }) => faction === whose)),
);

/** Returns the powers without the cancelled or lost powers. Usually no power is cancelled or lost. */
const without = <One extends Power>(powers: readonly One[], cancelled: readonly AdvantageId[]): readonly One[] =>
  cancelled.length === 0 ? powers : powers.filter(({ id }) => !cancelled.includes(id));

/** Returns the powers that are cancelled for the running battle or storm. */
const cancelledNow = (state: GameState): readonly AdvantageId[] => select(state, cancelledOn, null);
const cancelledOn = ({ stack }: GameState): readonly AdvantageId[] =>
  stack.flatMap((activity) => ('cancelled' in activity ? activity.cancelled : []));
