/** Payments from pledges, for other features. */
import { pledgesBy } from './api.ts';
import type { GameState } from '../../model/state.ts';
import { spiceMoved } from '../../pieces/events.ts';
import type { Purse } from '../../pieces/contract.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { PledgePurpose } from './contract.ts';

/** Returns the events that put all pledged spice of a faction back into its purse. */
export const pledgesReturned = (state: GameState, faction: FactionId): readonly GameEvent[] =>
  pledgesBy(state, faction).map(({ to }): GameEvent => ({ type: 'PledgeReturned', faction, to }));

/** A payment from a pledge. The faction that made the pledge pays. Only the payment is logged. */
export interface PaidByPledge {
  readonly by: FactionId;
  readonly ally: FactionId;
  readonly purpose: PledgePurpose;
  /** The paid amount, at most the pledge. */
  readonly amount: number;
  readonly payee: Purse;
}

/** Returns the payment of an ally’s card, shipment or revival from a pledge. @rules */
export const paidByPledge = ({ by, ally, purpose, amount, payee }: PaidByPledge): readonly GameEvent[] => [
  { type: 'PledgeDrawn', faction: by, to: ally, purpose, amount },
  spiceMoved(by, payee, amount),
];
