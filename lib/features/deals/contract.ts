import type { DealId, DealPayment, DealTerms, ProposalId } from '../../model/deals.ts';
import type { FactionId } from '../../model/factions.ts';
import type { PhaseId } from '../../model/phases.ts';
import type { SpiceInFront } from '../../pieces/contract.ts';

/** What one has proposed to another. Secret between the two. */
export interface Proposal {
  readonly by: FactionId;
  readonly to: FactionId;
  readonly id: ProposalId;
  readonly terms: DealTerms;
  /** It was answered with no, and stands there for who proposed it to read. */
  readonly declined: boolean;
}

/** What two have agreed, for all to know. */
export interface Deal {
  readonly id: DealId;
  readonly by: FactionId;
  readonly to: FactionId;
  readonly terms: DealTerms;
  /** The turn, and the phase, in which it was made. */
  readonly turn: number;
  readonly phase: PhaseId;
  /** Its moment has come, and everybody was reminded. */
  readonly due: boolean;
  /** What was promised for later is paid. */
  readonly paid: boolean;
}

/** How deals are made. */
export type DealEvent =
  /** What was proposed before to the same is replaced. */
  | {
      readonly type: 'DealProposed';
      readonly by: FactionId;
      readonly to: FactionId;
      readonly id: ProposalId;
      readonly terms: DealTerms;
    }
  | { readonly type: 'DealDeclined'; readonly by: FactionId; readonly to: FactionId }
  | { readonly type: 'DealWithdrawn'; readonly by: FactionId; readonly to: FactionId }
  /** Both have accepted; what is paid at once follows. */
  | {
      readonly type: 'DealMade';
      readonly deal: DealId;
      readonly by: FactionId;
      readonly to: FactionId;
      readonly terms: DealTerms;
    }
  | { readonly type: 'DealDue'; readonly deal: DealId }
  /** What was promised is paid; the transfer follows. */
  | { readonly type: 'DealPaid'; readonly deal: DealId }
  /** What lay in front of shields goes behind them; the transfers follow. */
  | { readonly type: 'BribesTaken'; readonly turn: number; readonly taken: readonly SpiceInFront[] };

/** What a seat asks of it. */
export type DealCommand =
  | ({ readonly type: 'ProposeDeal'; readonly to: FactionId } & DealTerms)
  /** It names what was read, so that nobody accepts something else. */
  | { readonly type: 'AnswerDeal'; readonly by: FactionId; readonly proposal: ProposalId; readonly accepts: boolean }
  | { readonly type: 'WithdrawDeal'; readonly to: FactionId }
  /** Pays what this seat has promised. */
  | { readonly type: 'PayDeal'; readonly deal: DealId };

/** What is told of it. */
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

/** Why a deal may not be. */
export type DealRefusal =
  /** Nothing of a game is played yet, and factions may still change hands. */
  | { readonly code: 'too-early-to-deal' }
  | { readonly code: 'deal-with-itself' }
  /** Allies make no deals here. */
  | { readonly code: 'allies-do-not-deal'; readonly ally: FactionId }
  /** Only the two who agree can be named as payers. */
  | { readonly code: 'stranger-pays'; readonly faction: FactionId }
  | { readonly code: 'later-needs-a-moment' }
  | { readonly code: 'moment-has-passed' }
  /** To who would pay it, and has counted it. */
  | { readonly code: 'purse-too-small'; readonly holds: number }
  /** It was answered, withdrawn or replaced. */
  | { readonly code: 'no-such-proposal' }
  | { readonly code: 'nothing-to-pay' };

/** What everybody sees of it. */
export interface DealsPublicView {
  /** What is paid in a deal waits in front of the shield for the Mentat Pause, by choice of the table. */
  readonly bribesWait: boolean;
  /** Deals of this turn, and those that still bind somebody; the oldest first. */
  readonly deals: readonly Deal[];
}

/** What one faction alone sees of it. */
export interface DealsOwnView {
  /** What it has proposed and what was proposed to it. */
  readonly proposals: readonly Proposal[];
  /** What it has offered to pay at once, in all that waits for an answer. */
  readonly offered: number;
  /** With whom it may deal, in the order of play. */
  readonly dealPartners: readonly FactionId[];
}

/** What the state has of it. */
export interface DealsSlice {
  readonly proposals: readonly Proposal[];
  readonly deals: readonly Deal[];
  /** The last turn in which spice went behind the shields; `null` before the first. */
  readonly bribesTakenIn: number | null;
}

/** Deals and bribes, as the table knows them. */
export interface DealsContract {
  readonly slice: DealsSlice;
  readonly event: DealEvent;
  readonly command: DealCommand;
  readonly logFact: DealLogFact;
  readonly refusal: DealRefusal;
  readonly publicView: DealsPublicView;
  readonly ownView: DealsOwnView;
}
