import type { FactionId } from '../../model/factions.ts';

/** A prepared answer: it passes every question. */
export interface AutoPassOrder {
  readonly kind: 'stands-aside';
}

/** Sets or lifts auto-pass: by its owner, which no other seat may know, or by the moderator, which the log shows. */
export type AutoPassEvent = {
  readonly type: 'AutoPassSet';
  readonly faction: FactionId;
  readonly on: boolean;
  readonly by: 'owner' | 'moderator';
};

export type AutoPassCommand =
  /** Sets or lifts “nothing from me this turn”. Seat. */
  | { readonly type: 'SetAutoPass'; readonly on: boolean }
  /** Sets or lifts it for a seat without a phone. Moderator. */
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
