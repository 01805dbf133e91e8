import type { FactionId } from '../../model/factions.ts';

/** A standing order of one seat. Until the turn ends, the seat passes every question that all seats are asked. */
export interface AutoPassOrder {
  readonly kind: 'stands-aside';
}

/**
 * The event that sets or ends auto-pass. If the owner did it, no other seat may know. If the moderator did it, the log
 * shows it.
 */
export type AutoPassEvent = {
  readonly type: 'AutoPassSet';
  readonly faction: FactionId;
  readonly on: boolean;
  readonly by: 'owner' | 'moderator';
};

export type AutoPassCommand =
  /** The seat sets or ends auto-pass (“nothing from me this turn”). */
  | { readonly type: 'SetAutoPass'; readonly on: boolean }
  /** The moderator sets or ends auto-pass for a seat without a phone. */
  | { readonly type: 'SetAutoPassFor'; readonly faction: FactionId; readonly on: boolean };

/** The log lines of this feature. */
export type AutoPassLogFact = { readonly code: 'auto-pass-set-for'; readonly faction: FactionId; readonly on: boolean };

/** The contract of auto-pass. */
export interface AutoPassContract {
  readonly event: AutoPassEvent;
  readonly logFact: AutoPassLogFact;
  readonly command: AutoPassCommand;
  readonly standingOrder: AutoPassOrder;
  readonly ownView: { readonly standsAside: boolean };
}
