/** The start in territories for which no access card is needed. One faction places forces there after the claims. */
import type { Place } from '../../../../model/board.ts';
import type { FactionId } from '../../../../model/factions.ts';

/** This faction may place forces without access cards. */
export interface FreeStartActivity {
  readonly kind: 'free-start';
  readonly id: 'free-start';
  readonly faction: FactionId;
}

/** The events of the start without access cards. */
export type FreeStartEvent =
  | { readonly type: 'FreeStartAsked'; readonly faction: FactionId }
  /** The placements follow this event. */
  | { readonly type: 'FreeStartTold'; readonly faction: FactionId; readonly count: number };

/** The prompt of the start without access cards; the comment gives the shape of an answer. */
export type FreeStartPrompt =
  /** A record with the ordinary forces in each part; and, if there are special forces, the special forces there. */
  {
    readonly kind: 'start-without-cards';
    readonly parts: readonly Place[];
    /** The largest number of forces, so that enough forces stay in the reserves. */
    readonly most: number;
    /** The number of forces that must stay in the reserves. */
    readonly keeps: number;
    /** The special forces in the reserves. */
    readonly special: number;
  };

/** The log line of the start without access cards. */
export interface FreeStartLogFact {
  readonly code: 'started-without-cards';
  readonly faction: FactionId;
  readonly count: number;
}
