import type { DealId, DealPayment, DealTerms, ProposalId } from '../../model/deals.ts';
import type { FactionId } from '../../model/factions.ts';
import type { PhaseId } from '../../model/phases.ts';
import type { SpiceInFront } from '../../pieces/contract.ts';

/** An offer of one faction to another. Secret between the two. */
export interface Proposal {
  readonly by: FactionId;
  readonly to: FactionId;
  readonly id: ProposalId;
  readonly terms: DealTerms;
  /** Whether it was declined. It stays for its sender to read. */
  readonly declined: boolean;
}

/** A public deal of two factions. */
export interface Deal {
  readonly id: DealId;
  readonly by: FactionId;
  readonly to: FactionId;
  readonly terms: DealTerms;
  /** The turn and the phase of the agreement. */
  readonly turn: number;
  readonly phase: PhaseId;
  /** Whether its time has come and everybody was reminded. */
  readonly due: boolean;
  /** Whether the promised payment was made. */
  readonly paid: boolean;
}

/** The events of deals. */
export type DealEvent =
  /** A new offer, which replaces an earlier one to the same faction. */
  | {
      readonly type: 'DealProposed';
      readonly by: FactionId;
      readonly to: FactionId;
      readonly id: ProposalId;
      readonly terms: DealTerms;
    }
  | { readonly type: 'DealDeclined'; readonly by: FactionId; readonly to: FactionId }
  | { readonly type: 'DealWithdrawn'; readonly by: FactionId; readonly to: FactionId }
  /** Both have accepted; the immediate payment follows. */
  | {
      readonly type: 'DealMade';
      readonly deal: DealId;
      readonly by: FactionId;
      readonly to: FactionId;
      readonly terms: DealTerms;
    }
  | { readonly type: 'DealDue'; readonly deal: DealId }
  /** The promised payment is made; the transfer follows. */
  | { readonly type: 'DealPaid'; readonly deal: DealId }
  /** The spice in front of shields goes behind them; the transfers follow. */
  | { readonly type: 'BribesTaken'; readonly turn: number; readonly taken: readonly SpiceInFront[] };

/** The commands of a seat. */
export type DealCommand =
  | ({ readonly type: 'ProposeDeal'; readonly to: FactionId } & DealTerms)
  /** Answers the offer that the seat has read. It names that offer, so that nobody accepts another one. */
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
  | { readonly code: 'bribes-taken'; readonly taken: readonly SpiceInFront[] };

/** The refusals of deals. */
export type DealRefusal =
  /** The game has not started, and factions may still change players. */
  | { readonly code: 'too-early-to-deal' }
  | { readonly code: 'deal-with-itself' }
  /** Allies make no deals here. */
  | { readonly code: 'allies-do-not-deal'; readonly ally: FactionId }
  /** Only the two sides can be payers. */
  | { readonly code: 'stranger-pays'; readonly faction: FactionId }
  | { readonly code: 'later-needs-a-moment' }
  | { readonly code: 'moment-has-passed' }
  /** The payer has counted spice and too little of it. Only the payer sees this. */
  | { readonly code: 'purse-too-small'; readonly holds: number }
  /** The offer was answered, withdrawn or replaced. */
  | { readonly code: 'no-such-proposal' }
  | { readonly code: 'nothing-to-pay' };

/** The public view of this feature. */
export interface DealsPublicView {
  /** Whether payments of deals wait in front of the shield for the Mentat Pause, by the table's choice. */
  readonly bribesWait: boolean;
  /** Deals of this turn, and open ones; the oldest first. */
  readonly deals: readonly Deal[];
}

/** The own view of this feature. */
export interface DealsOwnView {
  /** Its offers, and the offers to it. */
  readonly proposals: readonly Proposal[];
  /** What it has offered to pay at once, in all open offers. */
  readonly offered: number;
  /** The possible partners, in the order of play. */
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
