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
 * The id of the battle, storm, shipment, charity, revival, worm or turn for which a power is cancelled; the power works
 * again in the next one. It can also name the one cancelled use.
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

/** A use that is only named by its power and that a Karama may cancel. */
export interface PowerUse {
  readonly kind: 'advantage';
  readonly by: FactionId;
  readonly advantage: AdvantageId;
}

/** The cancelled and settled powers within one scope. */
export interface CancelState {
  /** Powers about which the table has been asked. They stand, or are among the cancelled. */
  readonly settled: readonly AdvantageId[];
  readonly cancelled: readonly AdvantageId[];
}
