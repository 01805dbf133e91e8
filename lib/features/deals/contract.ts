import type { DealId, DealPayment, DealTerms, ProposalId } from '../../model/deals.ts';
import type { FactionId } from '../../model/factions.ts';
import type { PhaseId } from '../../model/phases.ts';
import type { SpiceInFront } from '../../pieces/contract.ts';

/** An offer of one faction to another. Only these two factions know the offer. */
export interface Proposal {
  readonly by: FactionId;
  readonly to: FactionId;
  readonly id: ProposalId;
  readonly terms: DealTerms;
  /** Whether the other side declined the offer. A declined offer stays for its sender to read. */
  readonly declined: boolean;
}

/** A deal of two factions. */
export interface Deal {
  readonly id: DealId;
  readonly by: FactionId;
  readonly to: FactionId;
  readonly terms: DealTerms;
  /** The turn and the phase of the agreement. */
  readonly turn: number;
  readonly phase: PhaseId;
  /** Whether the moment of the payment has come and everybody was reminded of the deal. */
  readonly due: boolean;
  /** Whether the promised payment was made. */
  readonly paid: boolean;
}

/** The events of deals. */
export type DealEvent =
  /** A new offer, which replaces an earlier offer to the same faction. */
  | {
      readonly type: 'DealProposed';
      readonly by: FactionId;
      readonly to: FactionId;
      readonly id: ProposalId;
      readonly terms: DealTerms;
    }
  | { readonly type: 'DealDeclined'; readonly by: FactionId; readonly to: FactionId }
  | { readonly type: 'DealWithdrawn'; readonly by: FactionId; readonly to: FactionId }
  /** Both sides have accepted the deal. The immediate payment follows. */
  | {
      readonly type: 'DealMade';
      readonly deal: DealId;
      readonly by: FactionId;
      readonly to: FactionId;
      readonly terms: DealTerms;
    }
  | { readonly type: 'DealDue'; readonly deal: DealId }
  /** A promised payment is made. The transfer follows. */
  | { readonly type: 'DealPaid'; readonly deal: DealId }
  /** The spice in front of the shields goes behind the shields. The transfers follow. */
  | { readonly type: 'BribesTaken'; readonly turn: number; readonly taken: readonly SpiceInFront[] };

/** The commands of a seat. */
export type DealCommand =
  | ({ readonly type: 'ProposeDeal'; readonly to: FactionId } & Omit<DealTerms, 'quiet'>)
  /** The same for a deal that only the two sides will know. */
  | ({ readonly type: 'ProposeQuietDeal'; readonly to: FactionId } & Omit<DealTerms, 'quiet'>)
  /**
   * Answers the offer that the seat has read. The answer names the offer, so that no seat accepts a newer offer unread.
   */
  | { readonly type: 'AnswerDeal'; readonly by: FactionId; readonly proposal: ProposalId; readonly accepts: boolean }
  | { readonly type: 'WithdrawDeal'; readonly to: FactionId }
  /** Pays what this seat has promised. */
  | { readonly type: 'PayDeal'; readonly deal: DealId };

/** The log lines of deals. */
export type DealLogFact =
  | { readonly code: 'deal-made'; readonly by: FactionId; readonly to: FactionId; readonly terms: DealTerms }
  | {
      readonly code: 'deal-due';
      readonly by: FactionId;
      readonly to: FactionId;
      readonly words: string;
      readonly later: DealPayment | null;
    }
  | { readonly code: 'deal-paid'; readonly by: FactionId; readonly to: FactionId; readonly amount: number }
  /** The same three for a quiet deal, which only the two sides read. */
  | { readonly code: 'own-deal-made'; readonly by: FactionId; readonly to: FactionId; readonly terms: DealTerms }
  | {
      readonly code: 'own-deal-due';
      readonly by: FactionId;
      readonly to: FactionId;
      readonly words: string;
      readonly later: DealPayment | null;
    }
  | { readonly code: 'own-deal-paid'; readonly by: FactionId; readonly to: FactionId; readonly amount: number }
  | { readonly code: 'bribes-taken'; readonly taken: readonly SpiceInFront[] };

/** The refusals of deals. */
export type DealRefusal =
  /** The game has not started, so players may still swap factions. */
  | { readonly code: 'too-early-to-deal' }
  | { readonly code: 'deal-with-itself' }
  /** All deals of this edition are public. */
  | { readonly code: 'deals-are-public' }
  /** Allies make no deals at this table. */
  | { readonly code: 'allies-do-not-deal'; readonly ally: FactionId }
  /** The named payer is not one of the two sides. */
  | { readonly code: 'stranger-pays'; readonly faction: FactionId }
  | { readonly code: 'later-needs-a-moment' }
  | { readonly code: 'moment-has-passed' }
  /** The payer has less counted spice than the offer needs. Only the payer sees this. */
  | { readonly code: 'purse-too-small'; readonly holds: number }
  /** The other side has answered the offer, or the sender has withdrawn or replaced it. */
  | { readonly code: 'no-such-proposal' }
  | { readonly code: 'nothing-to-pay' };

/** The public view of this feature. */
export interface DealsPublicView {
  /** Whether the payment of a deal waits in front of a shield. */
  readonly bribesWait: boolean;
  /** Whether two factions may keep a deal to themselves. */
  readonly quietDeals: boolean;
  /** Deals of this turn, and older deals with an open promise; the oldest first. */
  readonly deals: readonly Deal[];
}

/** The own view of this feature. */
export interface DealsOwnView {
  /** The offers that the seat has made or received. */
  readonly proposals: readonly Proposal[];
  /** The quiet deals of the seat, as far as they still matter; the oldest first. */
  readonly ownDeals: readonly Deal[];
  /** The spice that the seat has offered to pay at once, in all open offers. */
  readonly offered: number;
  /** The factions with which the seat may make a deal, in the order of play. */
  readonly dealPartners: readonly FactionId[];
}

/** The slice of this feature. */
export interface DealsSlice {
  readonly proposals: readonly Proposal[];
  readonly deals: readonly Deal[];
  /** The last turn in which spice went behind the shields; `null` before the first. */
  readonly bribesTakenIn: number | null;
}

/** The contract of deals and bribes. */
export interface DealsContract {
  readonly slice: DealsSlice;
  readonly event: DealEvent;
  readonly command: DealCommand;
  readonly logFact: DealLogFact;
  readonly refusal: DealRefusal;
  readonly publicView: DealsPublicView;
  readonly ownView: DealsOwnView;
}
