import type { Charity, CharityId } from '../../model/charity.ts';
import type { Commitments } from '../../model/commitments.ts';
import type { FactionId } from '../../model/factions.ts';
import type { PhaseId } from '../../model/phases.ts';
import type { CancelState } from '../../model/cancel-state.ts';

/** The running CHOAM Charity. The claims are secret until all factions have answered. */
export interface CharityActivity extends CancelState {
  readonly kind: 'charity';
  readonly id: CharityId;
  /** The claims so far; a claim of 0 asks for nothing. */
  readonly claims: Commitments<number>;
  /**
   * The server time (ms) until which nobody learns which factions have answered; `null` before the time for claims
   * begins.
   */
  readonly time: { readonly opened: number; readonly deadline: number } | null;
  /** Whether the time for claims is over, or the charity has no such time. */
  readonly isTimeOver: boolean;
}

/** A standing order of one faction: in every charity, it claims everything that it may. */
export interface ClaimOrder {
  readonly kind: 'claims-charity';
}

/** A payment of charity from the bank, 1 spice or more. */
export interface CharityTaken {
  readonly faction: FactionId;
  readonly amount: number;
}

/** The events of charity. */
export type CharityEvent =
  /** `phase` is the phase that opens with the charity: the charity phase, or the bidding. */
  | { readonly type: 'CharityBegan'; readonly phase: PhaseId }
  | { readonly type: 'CharityAnswered'; readonly faction: FactionId; readonly claims: number }
  | { readonly type: 'CharityAnswerWithdrawn'; readonly faction: FactionId }
  /** Sets or withdraws a prepared claim. Secret. */
  | { readonly type: 'ClaimPrepared'; readonly faction: FactionId; readonly on: boolean }
  /** The time for claims begins. Old logs have charities without a time. */
  | { readonly type: 'CharityTakesTime' }
  | { readonly type: 'CharityTimed'; readonly opened: number; readonly deadline: number }
  /** At the end of the time, standing orders claim for factions without an answer. */
  | { readonly type: 'ClaimMadeAsPrepared'; readonly faction: FactionId; readonly claims: number }
  | { readonly type: 'CharityTimeOver' }
  /**
   * All factions have answered. `taken` lists the factions that took spice, in the order of play; the transfers follow.
   * All other factions have claimed nothing.
   */
  | { readonly type: 'CharityClosed'; readonly turn: number; readonly taken: readonly CharityTaken[] };

/** The prompt of charity; the comment gives the shape of an answer. */
export type CharityPrompt =
  /**
   * The claimed spice, 0 for nothing. Every faction that must claim gets this prompt in the same shape. A faction that
   * may claim nothing also gets the prompt. Otherwise a neighbour could tell which faction is poor.
   */
  {
    readonly kind: 'claim-charity';
    readonly terms: Charity;
    /** The owner's answer, which may still change; `null` before the answer. */
    readonly said: number | null;
    /** Whether a standing order claims at the end of the time if the seat gives no answer. */
    readonly isPrepared: boolean;
  };

/** The commands of seats. */
export type CharityCommand =
  /** Sets or withdraws the standing order “Claim whenever I may”. */
  { readonly type: 'PrepareClaim'; readonly on: boolean };

/** The log lines of charity. */
export type CharityLogFact = { readonly code: 'charity-closed'; readonly taken: readonly CharityTaken[] };

/**
 * The public view of CHOAM Charity. Until the charity closes, the view only shows which factions have answered, and it
 * does so only after the time for claims. It never shows the claims.
 */
export interface CharityView {
  readonly terms: Charity;
  /** The factions that receive charity in every turn. */
  readonly always: readonly FactionId[];
  /** Whether the time runs during which nobody learns which factions have answered. */
  readonly isCovered: boolean;
  /** The factions that have answered, in the order of play; empty while nobody may know these factions. */
  readonly spoken: readonly FactionId[];
  /** The factions that took spice; `null` until the charity closes. */
  readonly taken: readonly CharityTaken[] | null;
}

/** The public view of this feature. */
export interface CharityPublicView {
  /** The running charity; `null` in other phases. */
  readonly charity: CharityView | null;
}

/** The slice of this feature. */
export interface CharitySlice {
  /** The last closed charity; `null` before the first. */
  readonly lastCharity: {
    readonly turn: number;
    /** The phase that opened with the charity. */
    readonly phase: PhaseId;
    readonly taken: readonly CharityTaken[];
  } | null;
}

/** The contract of CHOAM Charity. */
export interface CharityContract {
  readonly slice: CharitySlice;
  readonly activity: CharityActivity;
  readonly event: CharityEvent;
  readonly prompt: CharityPrompt;
  readonly logFact: CharityLogFact;
  readonly command: CharityCommand;
  readonly standingOrder: ClaimOrder;
  readonly publicView: CharityPublicView;
  readonly ownView: { readonly claimsAhead: boolean };
}
