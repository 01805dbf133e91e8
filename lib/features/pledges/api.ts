/** Queries about pledges, for other features. */
import type { Ctx } from '../../powers/ctx.ts';
import { activePowersOf } from '../../powers/in-force.ts';
import type { FactionId } from '../../model/factions.ts';
import { standingOrderOf } from '../../model/standing-orders.ts';
import type { GameState } from '../../model/state.ts';
import type { Pledge, PledgePurpose, PledgeSums } from './contract.ts';

export const PLEDGE_PURPOSES: readonly PledgePurpose[] = ['cards', 'shipments', 'revivals'];

/** Whether a faction has the active power to pay for its allies' revivals. Without this power a faction cannot pay. */
export const paysForRevivals = (ctx: Ctx, state: GameState, faction: FactionId): boolean =>
  activePowersOf(ctx, state, faction).some((power) => power.paysForRevivals === true);

export const NOTHING_PLEDGED: PledgeSums = { cards: 0, shipments: 0, revivals: 0 };

/** Returns all pledges of a faction, by ally. */
export const pledgesBy = (
  { standingOrders }: Pick<GameState, 'standingOrders'>,
  faction: FactionId,
): readonly Pledge[] => standingOrderOf(standingOrders, faction, 'pledges')?.given ?? [];

/** Returns the pledges of one faction to another. */
export const pledgedBy = (state: GameState, faction: FactionId, to: FactionId): PledgeSums =>
  pledgesBy(state, faction).find((pledge) => pledge.to === to)?.sums ?? NOTHING_PLEDGED;

/**
 * Returns the allies' pledges to this faction for this purpose, in the order of the circles. The pledges are spent
 * before the faction's own spice, unless the faction chooses otherwise (R-155, R-187).
 */
export const pledgedTo = (
  state: GameState,
  faction: FactionId,
  purpose: PledgePurpose,
): readonly { readonly by: FactionId; readonly amount: number }[] =>
  state.seating
    .map(({ faction: by }) => ({ by, amount: pledgedBy(state, by, faction)[purpose] }))
    .filter(({ amount }) => amount > 0);

/** Returns the sum of all pledges that a faction has made. */
export const pledgedSum = (state: Pick<GameState, 'standingOrders'>, faction: FactionId): number =>
  pledgesBy(state, faction).reduce((sum, { sums }) => sum + totalOf(sums), 0);

/** Returns the sum of pledges over all purposes. */
export const totalOf = ({ cards, shipments, revivals }: PledgeSums): number => cards + shipments + revivals;
