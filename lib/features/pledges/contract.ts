import type { FactionId } from '../../model/factions.ts';

/** What spice is set aside for; whoever plays that asks what there is. */
export type PledgePurpose = 'cards' | 'shipments' | 'revivals';

/** Spice set aside for each purpose, 0 or more. */
export type PledgeSums = { readonly [Purpose in PledgePurpose]: number };

/** Everything that somebody has set aside for one ally. */
export interface Pledge {
  readonly to: FactionId;
  readonly sums: PledgeSums;
}

/** What stands until it is spent, taken back, or the alliance ends; the spice lies apart from the purse as long. */
export interface PledgesOrder {
  readonly kind: 'pledges';
  readonly given: readonly Pledge[];
}

/** Told to nobody: the two whom it concerns see what stands. */
export type PledgesEvent =
  /** Everything that is set aside for this ally from now on; what is less than before goes back, what is more comes out. */
  | { readonly type: 'SpicePledged'; readonly faction: FactionId; readonly to: FactionId; readonly sums: PledgeSums }
  /** They are allies no more: what is left goes back into the purse. */
  | { readonly type: 'PledgeReturned'; readonly faction: FactionId; readonly to: FactionId }
  /** Out of what was set aside, back into the purse from which it is paid at once. */
  | {
      readonly type: 'PledgeDrawn';
      readonly faction: FactionId;
      readonly to: FactionId;
      readonly purpose: PledgePurpose;
      readonly amount: number;
    }
  /** The owner has counted its spice anew, what was set aside among it. */
  | { readonly type: 'PledgesForgotten'; readonly faction: FactionId };

/** Of seats. */
export type PledgesCommand =
  /** Everything that is set aside for this ally from now on; nothing for any purpose takes it back. */
  {
    readonly type: 'PledgeSpice';
    readonly to: FactionId;
    readonly cards: number;
    readonly shipments: number;
    readonly revivals: number;
  };

/** Why spice cannot be set aside. */
export type PledgesRefusal =
  | { readonly code: 'no-ally-of-yours'; readonly faction: FactionId }
  /** Only its own player reads it. */
  | { readonly code: 'too-much-pledged'; readonly most: number }
  /** That ally leads the bidding, and no less may be set aside for its cards, as all can reckon who know what was. */
  | { readonly code: 'pledge-is-bid'; readonly faction: FactionId; readonly least: number }
  /** What is paid for revivals is its faction’s own power. */
  | { readonly code: 'pays-no-revivals' };

/** What one faction sees of it. */
export interface PledgesOwnView {
  readonly pledges: {
    /** What it has set aside for others. */
    readonly given: readonly Pledge[];
    /** What others have set aside for it. */
    readonly received: readonly { readonly by: FactionId; readonly sums: PledgeSums }[];
    /** What its faction may set spice aside for. */
    readonly mayPledge: readonly PledgePurpose[];
    /** What it may promise while it does not count its spice. */
    readonly most: number;
  };
}

/** Spice that allies set aside for each other, as the table knows it. */
export interface PledgesContract {
  readonly standingOrder: PledgesOrder;
  readonly event: PledgesEvent;
  readonly command: PledgesCommand;
  readonly refusal: PledgesRefusal;
  readonly ownView: PledgesOwnView;
}
