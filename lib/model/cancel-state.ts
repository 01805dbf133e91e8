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

/**
 * The battle, storm, shipment, charity, revival, worm or turn in which something is stopped; what is stopped there works
 * again in the next. Or the one use that is stopped.
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
  | UseId;

/** A power of which nothing more is to be said than that it works, as a Karama may stop it. */
export interface PowerUse {
  readonly kind: 'advantage';
  readonly by: FactionId;
  readonly advantage: AdvantageId;
}

/** What has become of the powers that a Karama may stop, in one of those. */
export interface CancelState {
  /** Powers that the table has been asked about; they stand, or are among the cancelled. */
  readonly settled: readonly AdvantageId[];
  readonly cancelled: readonly AdvantageId[];
}
