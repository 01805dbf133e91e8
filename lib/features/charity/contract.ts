import type { Charity, CharityId } from '../../model/charity.ts';
import type { Commitments } from '../../model/commitments.ts';
import type { FactionId } from '../../model/factions.ts';
import type { PhaseId } from '../../model/phases.ts';
import type { CancelState } from '../../model/cancel-state.ts';

/** CHOAM Charity while it is claimed. Claims are secret until all are in. */
export interface CharityActivity extends CancelState {
  readonly kind: 'charity';
  readonly id: CharityId;
  /** Spice claimed by each who has spoken; 0 from who claims nothing. */
  readonly claims: Commitments<number>;
  /** The time that it lasts at the least (server time, ms), over which nobody learns who has spoken; `null` before it runs. */
  readonly time: { readonly opened: number; readonly deadline: number } | null;
  /** Its time has passed, or it has none. */
  readonly isTimeOver: boolean;
}

/** An answer prepared ahead: in every charity it claims all that may be claimed. */
export interface ClaimOrder {
  readonly kind: 'claims-charity';
}

/** Spice that somebody takes from the bank as charity; 1 or more. */
export interface CharityTaken {
  readonly faction: FactionId;
  readonly amount: number;
}

/** How charity is claimed and paid. */
export type CharityEvent =
  /** `phase` is the one that it opens: its own, or the bidding. */
  | { readonly type: 'CharityBegan'; readonly phase: PhaseId }
  | { readonly type: 'CharityAnswered'; readonly faction: FactionId; readonly claims: number }
  | { readonly type: 'CharityAnswerWithdrawn'; readonly faction: FactionId }
  /** Claiming ahead, set or taken back. Nobody else may know. */
  | { readonly type: 'ClaimPrepared'; readonly faction: FactionId; readonly on: boolean }
  /** It lasts its time; one that began before charity had any goes on without. */
  | { readonly type: 'CharityTakesTime' }
  | { readonly type: 'CharityTimed'; readonly opened: number; readonly deadline: number }
  /** Who had prepared a claim and said nothing else has spoken by it, as the time ends. */
  | { readonly type: 'ClaimMadeAsPrepared'; readonly faction: FactionId; readonly claims: number }
  | { readonly type: 'CharityTimeOver' }
  /** Everybody has spoken: who takes what, in the order of play; the transfers follow. Who is not named has claimed nothing. */
  | { readonly type: 'CharityClosed'; readonly turn: number; readonly taken: readonly CharityTaken[] };

/** What it asks; the comment gives the shape of an answer. */
export type CharityPrompt =
  /**
   * Asked of everybody who does not get it anyway, in the same shape: spice claimed, 0 for nothing. Whoever may claim
   * nothing is asked too, or a neighbour could tell who is poor.
   */
  {
    readonly kind: 'claim-charity';
    readonly terms: Charity;
    /** What its owner has said and may still change; `null` while it owes that. */
    readonly said: number | null;
    /** Whether all that may be claimed is, as the time ends, if nothing is said before: so it was prepared. */
    readonly isPrepared: boolean;
  };

/** Of seats. */
export type CharityCommand =
  /** "Claim charity whenever I may", set or taken back. */
  { readonly type: 'PrepareClaim'; readonly on: boolean };

/** What is told of it. */
export type CharityLogFact = { readonly code: 'charity-closed'; readonly taken: readonly CharityTaken[] };

/** CHOAM Charity as everybody may see it: until it is closed only who has spoken, once its time is over; never what was said. */
export interface CharityView {
  readonly terms: Charity;
  /** Who gets it whatever they hold. */
  readonly always: readonly FactionId[];
  /** Its time runs, over which nobody learns who has spoken. */
  readonly isCovered: boolean;
  /** Who has spoken, in the order of play; nobody while that is covered. */
  readonly spoken: readonly FactionId[];
  /** Who took what; `null` while it is claimed. */
  readonly taken: readonly CharityTaken[] | null;
}

/** What everybody sees of it. */
export interface CharityPublicView {
  /** `null` in other phases. */
  readonly charity: CharityView | null;
}

/** What the state has of it. */
export interface CharitySlice {
  /** The last charity that was closed; `null` before the first. */
  readonly lastCharity: {
    readonly turn: number;
    /** The phase that it opened. */
    readonly phase: PhaseId;
    readonly taken: readonly CharityTaken[];
  } | null;
}

/** CHOAM Charity, as the table knows it. */
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
