import type { FactionId } from '../../model/factions.ts';

/** The purpose of a pledge. The feature that plays it reads the pledges. */
export type PledgePurpose = 'cards' | 'shipments' | 'revivals';

/** The pledged spice for each purpose, 0 or more. */
export type PledgeSums = { readonly [Purpose in PledgePurpose]: number };

/** All pledges of a faction to one ally. */
export interface Pledge {
  readonly to: FactionId;
  readonly sums: PledgeSums;
}

/** The pledges until they are spent or withdrawn, or the alliance ends. Their spice is not part of the purse. */
export interface PledgesOrder {
  readonly kind: 'pledges';
  readonly given: readonly Pledge[];
}

/** Without log lines: the two allies see the pledges. */
export type PledgesEvent =
  /** The new pledges to this ally. The difference goes into the purse or comes from it. */
  | { readonly type: 'SpicePledged'; readonly faction: FactionId; readonly to: FactionId; readonly sums: PledgeSums }
  /** The alliance has ended: the rest returns to the purse. */
  | { readonly type: 'PledgeReturned'; readonly faction: FactionId; readonly to: FactionId }
  /** A pledge returns to the purse, which pays at once. */
  | {
      readonly type: 'PledgeDrawn';
      readonly faction: FactionId;
      readonly to: FactionId;
      readonly purpose: PledgePurpose;
      readonly amount: number;
    }
  /** The owner has counted all its spice again, pledges included. */
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
  /** Only its own player reads this. */
  | { readonly code: 'too-much-pledged'; readonly most: number }
  /** That ally leads the bidding, so its pledge for cards cannot become smaller. Both know the pledge. */
  | { readonly code: 'pledge-is-bid'; readonly faction: FactionId; readonly least: number }
  /** Only one faction's power pays for revivals. */
  | { readonly code: 'pays-no-revivals' };

/** The own view of this feature. */
export interface PledgesOwnView {
  readonly pledges: {
    /** Its pledges to others. */
    readonly given: readonly Pledge[];
    /** The pledges of others to it. */
    readonly received: readonly { readonly by: FactionId; readonly sums: PledgeSums }[];
    /** The purposes for which its faction may pledge. */
    readonly mayPledge: readonly PledgePurpose[];
    /** The maximum pledge with uncounted spice. */
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
