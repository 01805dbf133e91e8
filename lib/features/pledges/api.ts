/** What others may ask of pledges: what is set aside for whom. */
import type { Ctx } from '../../powers/ctx.ts';
import { activePowersOf } from '../../powers/in-force.ts';
import type { FactionId } from '../../model/factions.ts';
import { standingOrderOf } from '../../model/standing-orders.ts';
import type { GameState } from '../../model/state.ts';
import type { Pledge, PledgePurpose, PledgeSums } from './contract.ts';

export const PLEDGE_PURPOSES: readonly PledgePurpose[] = ['cards', 'shipments', 'revivals'];

/** Whether a power works by which a faction pays for what its allies revive: nobody else does. */
export const paysForRevivals = (ctx: Ctx, state: GameState, faction: FactionId): boolean =>
  activePowersOf(ctx, state, faction).some((power) => power.paysForRevivals === true);

export const NOTHING_PLEDGED: PledgeSums = { cards: 0, shipments: 0, revivals: 0 };

/** Everything that a faction has set aside, ally by ally. */
export const pledgesBy = (
  { standingOrders }: Pick<GameState, 'standingOrders'>,
  faction: FactionId,
): readonly Pledge[] => standingOrderOf(standingOrders, faction, 'pledges')?.given ?? [];

/** What one faction has set aside for another. */
export const pledgedBy = (state: GameState, faction: FactionId, to: FactionId): PledgeSums =>
  pledgesBy(state, faction).find((pledge) => pledge.to === to)?.sums ?? NOTHING_PLEDGED;

/**
 * What allies have set aside for this faction and this purpose, in the order of the circles: spent before its own spice,
 * unless it says another split.
 */
export const pledgedTo = (
  state: GameState,
  faction: FactionId,
  purpose: PledgePurpose,
): readonly { readonly by: FactionId; readonly amount: number }[] =>
  state.seating
    .map(({ faction: by }) => ({ by, amount: pledgedBy(state, by, faction)[purpose] }))
    .filter(({ amount }) => amount > 0);

/** All that a faction has set aside, for whomever and whatever. */
export const pledgedSum = (state: Pick<GameState, 'standingOrders'>, faction: FactionId): number =>
  pledgesBy(state, faction).reduce((sum, { sums }) => sum + totalOf(sums), 0);

/** All purposes together. */
export const totalOf = ({ cards, shipments, revivals }: PledgeSums): number => cards + shipments + revivals;
