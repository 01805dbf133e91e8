import type { FactionId } from '../../table/factions.ts';

/** An answer prepared ahead: it passes, whatever is asked. */
export interface AsideOrder {
  readonly kind: 'stands-aside';
}

/** Set, or lifted. Nobody else may know. */
export type AsideEvent = { readonly type: 'StoodAside'; readonly faction: FactionId; readonly on: boolean };

/** Of seats. */
export type AsideIntent =
  /** "Nothing from me this phase", set or lifted. */
  { readonly type: 'StandAside'; readonly on: boolean };

/** “Nothing from me this phase”, as the table knows it. */
export interface AsideContract {
  readonly event: AsideEvent;
  readonly intent: AsideIntent;
  readonly order: AsideOrder;
  readonly mine: { readonly standsAside: boolean };
}
