import type { FactionId } from '../../model/factions.ts';

/** The purpose of a pledge. The feature of that purpose reads the pledges. */
export type PledgePurpose = 'cards' | 'shipments' | 'revivals';

/** The pledged spice for each purpose, 0 or more. */
export type PledgeSums = { readonly [Purpose in PledgePurpose]: number };

/** All pledges of a faction to one ally. */
export interface Pledge {
  readonly to: FactionId;
  readonly sums: PledgeSums;
}

/**
 * The pledges of a faction. Each pledge holds until it is spent or withdrawn, or the alliance ends. Pledged spice is
 * not part of the faction's own spice (its purse).
 */
export interface PledgesOrder {
  readonly kind: 'pledges';
  readonly given: readonly Pledge[];
}

/** The events of pledges. They have no log lines, because the two allies see the pledges. */
export type PledgesEvent =
  /**
   * The new pledges to this ally. The difference from the earlier pledges goes to the purse or comes from the purse.
   */
  | { readonly type: 'SpicePledged'; readonly faction: FactionId; readonly to: FactionId; readonly sums: PledgeSums }
  /** The alliance has ended: the unspent pledges return to the purse. */
  | { readonly type: 'PledgeReturned'; readonly faction: FactionId; readonly to: FactionId }
  /** A pledge returns to the giver's spice, which pays with it at once. */
  | {
      readonly type: 'PledgeDrawn';
      readonly faction: FactionId;
      readonly to: FactionId;
      readonly purpose: PledgePurpose;
      readonly amount: number;
    }
  /** The owner has counted its spice again, with the pledged spice. */
  | { readonly type: 'PledgesForgotten'; readonly faction: FactionId };

/** The commands of seats. */
export type PledgesCommand =
  /** Sets all pledges to this ally; zero for every purpose withdraws them. */
  {
    readonly type: 'PledgeSpice';
    readonly to: FactionId;
    readonly cards: number;
    readonly shipments: number;
    readonly revivals: number;
  };

/** The refusals of pledges. */
export type PledgesRefusal =
  | { readonly code: 'no-ally-of-yours'; readonly faction: FactionId }
  /** The owner has too little spice for these pledges. Only the owner reads this. */
  | { readonly code: 'too-much-pledged'; readonly most: number }
  /**
   * The ally leads the bidding with this pledge, so the pledge for cards cannot become smaller now. Both factions know
   * the pledge.
   */
  | { readonly code: 'pledge-is-bid'; readonly faction: FactionId; readonly least: number }
  /** The faction has no power to pay for revivals of other factions. */
  | { readonly code: 'pays-no-revivals' };

/** The own view of this feature. */
export interface PledgesOwnView {
  readonly pledges: {
    /** The pledges that this faction has made. */
    readonly given: readonly Pledge[];
    /** The pledges that this faction has received. */
    readonly received: readonly { readonly by: FactionId; readonly sums: PledgeSums }[];
    /** The purposes for which the seat's faction may pledge. */
    readonly mayPledge: readonly PledgePurpose[];
    /** The largest allowed pledge while Mentat does not know the faction's spice. */
    readonly most: number;
  };
}

/** The contract of pledges between allies. */
export interface PledgesContract {
  readonly standingOrder: PledgesOrder;
  readonly event: PledgesEvent;
  readonly command: PledgesCommand;
  readonly refusal: PledgesRefusal;
  readonly ownView: PledgesOwnView;
}
