import type { FactionId } from '../../model/factions.ts';
import type { LeaderId } from '../../model/leaders.ts';

/** The target of a standing call: one traitor of the owner, or `whoever` for any traitor. */
export type PreparedCall = LeaderId | 'whoever';

/** A prepared answer: a traitor call against any of these leaders when it fights against the owner. */
export interface StandingCallsOrder {
  readonly kind: 'calls-traitor';
  readonly against: readonly PreparedCall[];
}

/**
 * The owner sets or withdraws a standing call. A call is also withdrawn automatically when the leader is no longer the
 * owner's traitor. Secret.
 */
export type StandingCallsEvent = {
  readonly type: 'CallPrepared';
  readonly faction: FactionId;
  readonly against: PreparedCall;
  readonly on: boolean;
};

/** The commands of seats. */
export type StandingCallsCommand =
  /** Sets or withdraws “call treachery when this leader fights against me”. */
  { readonly type: 'PrepareCall'; readonly against: PreparedCall; readonly on: boolean };

/** The refusals of standing calls. Only the owner reads them. */
export type StandingCallsRefusal = { readonly code: 'no-traitor-of-yours'; readonly leader: LeaderId };

/** The contract of standing calls. */
export interface StandingCallsContract {
  readonly standingOrder: StandingCallsOrder;
  readonly event: StandingCallsEvent;
  readonly command: StandingCallsCommand;
  readonly refusal: StandingCallsRefusal;
  readonly ownView: { readonly preparedCalls: readonly PreparedCall[] };
}
