import type { AdvantageId } from './advantages.ts';
import type { BattleId } from './battle.ts';
import type { BiddingId, PurchaseId } from './bidding.ts';
import type { CharityId } from './charity.ts';
import type { FactionId } from './factions.ts';
import type { OwnTurnId, ShipAndMoveId } from './shipping-types.ts';
import type { RevivalId } from './revival.ts';
import type { ShipmentId } from './shipment.ts';
import type { WormId } from './spice-blow.ts';
import type { StormId } from './storm.ts';
import type { UseId } from './use-id.ts';

/** The id of the moment of a turn at which an order may be given. */
export type OrderId = `order-${number}-${string}`;

/** The id of the question whether a leader who has come back stays loyal. */
export type LoyaltyId = `loyalty-${number}`;

/** The id of an announced traitor. */
export type BetrayalId = `betrayal-${number}`;

/**
 * The id of the activity for which a power is cancelled: a battle, storm, shipment, charity, revival, worm or turn. In
 * the next activity the power works again. The id can also be that of a single cancelled use.
 */
export type CancelScope =
  | BattleId
  | StormId
  | ShipmentId
  | CharityId
  | RevivalId
  | WormId
  | BiddingId
  | PurchaseId
  | ShipAndMoveId
  | OwnTurnId
  | UseId
  | OrderId
  | BetrayalId
  | LoyaltyId
  /** The Karama has its whole effect at once. */
  | 'at-once';

/** A use of a power that has no other name than the power, and that a Karama may cancel. */
export interface PowerUse {
  readonly kind: 'advantage';
  readonly by: FactionId;
  readonly advantage: AdvantageId;
}

/** The cancelled and settled powers within one scope. */
export interface CancelState {
  /** Powers about which the table was asked. The powers that are not cancelled stand. */
  readonly settled: readonly AdvantageId[];
  readonly cancelled: readonly AdvantageId[];
}
