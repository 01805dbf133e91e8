/** What others make happen with pledges: they spend them. */
import { spiceMoved } from '../../pieces/events.ts';
import type { Purse } from '../../pieces/contract.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { PledgePurpose } from './contract.ts';

/** A payment out of what was set aside: who set it aside pays, and all that is told of it is told of that payment. */
export interface PaidByPledge {
  readonly by: FactionId;
  readonly ally: FactionId;
  readonly purpose: PledgePurpose;
  /** No more than is set aside. */
  readonly amount: number;
  readonly payee: Purse;
}

/** Spice set aside for an ally pays for that ally’s card, shipment or revival. @rules */
export const paidByPledge = ({ by, ally, purpose, amount, payee }: PaidByPledge): readonly GameEvent[] => [
  { type: 'PledgeDrawn', faction: by, to: ally, purpose, amount },
  spiceMoved(by, payee, amount),
];
