import type { FactionId } from '../../model/factions.ts';

/** An answer prepared ahead: it passes, whatever is asked. */
export interface AutoPassOrder {
  readonly kind: 'stands-aside';
}

/** Set, or lifted: by its owner, which no other seat may know, or by the moderator, which the log shows. */
export type AutoPassEvent = {
  readonly type: 'AutoPassSet';
  readonly faction: FactionId;
  readonly on: boolean;
  readonly by: 'owner' | 'moderator';
};

export type AutoPassCommand =
  /** Of a seat: "nothing from me this turn", set or lifted. */
  | { readonly type: 'SetAutoPass'; readonly on: boolean }
  /** Of the moderator: the same for a seat without a phone. */
  | { readonly type: 'SetAutoPassFor'; readonly faction: FactionId; readonly on: boolean };

/** What the log shows of it. */
export type AutoPassLogFact = { readonly code: 'auto-pass-set-for'; readonly faction: FactionId; readonly on: boolean };

/** “Nothing from me this turn”, as the table knows it. */
export interface AutoPassContract {
  readonly event: AutoPassEvent;
  readonly logFact: AutoPassLogFact;
  readonly command: AutoPassCommand;
  readonly standingOrder: AutoPassOrder;
  readonly ownView: { readonly standsAside: boolean };
}
