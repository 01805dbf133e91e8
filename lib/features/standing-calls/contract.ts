import type { FactionId } from '../../model/factions.ts';
import type { LeaderId } from '../../model/leaders.ts';

/** Against whom treachery is called: one leader in one's pay, or whoever of them leads. */
export type PreparedCall = LeaderId | 'whoever';

/** An answer prepared ahead: treachery is called when one of these leads against its owner. */
export interface StandingCallsOrder {
  readonly kind: 'calls-traitor';
  readonly against: readonly PreparedCall[];
}

/** Set, or taken back; also by itself, where its owner has that traitor no more. Nobody else may know. */
export type StandingCallsEvent = {
  readonly type: 'CallPrepared';
  readonly faction: FactionId;
  readonly against: PreparedCall;
  readonly on: boolean;
};

/** Of seats. */
export type StandingCallsCommand =
  /** "Call treachery when this one leads against me", set or taken back. */
  { readonly type: 'PrepareCall'; readonly against: PreparedCall; readonly on: boolean };

/** Why it cannot be prepared; only its own player reads it. */
export type StandingCallsRefusal = { readonly code: 'no-traitor-of-yours'; readonly leader: LeaderId };

/** Calls of treachery that are prepared ahead, as the table knows them. */
export interface StandingCallsContract {
  readonly standingOrder: StandingCallsOrder;
  readonly event: StandingCallsEvent;
  readonly command: StandingCallsCommand;
  readonly refusal: StandingCallsRefusal;
  readonly ownView: { readonly preparedCalls: readonly PreparedCall[] };
}
