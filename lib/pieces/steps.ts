/** What others can hang on to as pieces come and go: steps that powers touch, and moments that they follow. */
import type { AnswerRecord } from '../core/answer.ts';
import type { ForcesSide } from '../model/board.ts';
import type { GameEvent } from '../model/events.ts';
import type { FactionId } from '../model/factions.ts';
import type { PaymentPurpose } from '../model/payments.ts';
import type { PhaseId } from '../model/phases.ts';
import type { SideBefore } from '../model/shipping-types.ts';
import type { GameState } from '../model/state.ts';
import type { TerritoryId } from '../model/territories.ts';

/** Something in the tanks that is neither leader nor force and is revived like a leader. */
export interface AlsoRevived {
  /** How an answer names it. */
  readonly answer: AnswerRecord;
  /** What happens when it comes back. */
  readonly event: GameEvent;
}

/** Cards came out of a hand, and as many go back to it. */
export interface CardsOwed {
  readonly by: FactionId;
  readonly to: FactionId;
  readonly cards: number;
}

/** What powers can touch as pieces come and go. */
export interface PieceSteps {
  /** Others pay for this to its faction, and not to the bank. */
  readonly isPaidFor?: PaymentPurpose;
  /** Modifier: in which order a phase is played. */
  readonly turnOrder?: (at: AtOrder) => readonly FactionId[];
  /** Modifier: who holds a territory, for victory and for what it brings. */
  readonly holds?: (at: AtTerritory) => readonly FactionId[];
  /**
   * What goes back just now for cards that were taken. Until it is done the hand that owes them plays and puts away none,
   * and the other keeps room for them.
   */
  readonly owesCards?: (state: GameState) => CardsOwed | null;
  /** What else this faction has in the tanks. */
  readonly alsoRevived?: (at: { readonly state: GameState; readonly faction: FactionId }) => readonly AlsoRevived[];
  /** Which sides its forces may show where they come to stop; none where they may not come. */
  readonly entersAs?: (at: Entering) => readonly ForcesSide[];
  /** Whether forces that come to stop so have turned to their other side by this power. */
  readonly turnsOnEntering?: (at: Entered) => boolean;
}

/** A phase is played in turns, in this order so far. */
export interface AtOrder {
  readonly state: GameState;
  readonly phase: PhaseId;
  readonly order: readonly FactionId[];
}

/** A territory, and who holds it so far. */
export interface AtTerritory {
  readonly state: GameState;
  readonly territory: TerritoryId;
  readonly holders: readonly FactionId[];
}

/** Forces come to a territory: moved there showing one of their sides, or shipped, or from where sides do not matter. */
export interface Entering {
  readonly state: GameState;
  readonly faction: FactionId;
  readonly territory: TerritoryId;
  readonly coming: ForcesSide | 'either';
  /** Whether an ally fights for it. */
  readonly isAllys: boolean;
}

/** Forces come to a territory to show this side there; `before`: what its forces showed there, and where they came from. */
export interface Entered {
  readonly state: GameState;
  readonly faction: FactionId;
  readonly territory: TerritoryId;
  readonly side: ForcesSide;
  readonly before: readonly SideBefore[];
}

/** Forces have gone to the tanks, in whatever phase. */
export const FORCES_LOST = 'ForcesLost';
/** Forces have come back from the tanks, in whatever phase. */
export const FORCES_REVIVED = 'ForcesRevived';
/** Spice has gone from one purse to another, in whatever phase. */
export const SPICE_MOVED = 'SpiceMoved';
/** Treachery cards come into hands, pass between them, lie elsewhere, and leave them, in whatever phase. */
export const CARD_MOMENTS = {
  dealt: 'CardsDealt',
  passed: 'CardsPassed',
  moved: 'CardMoved',
  reshuffled: 'DiscardsReshuffled',
  returned: 'HandReturned',
  discarded: 'CardDiscarded',
  removed: 'CardRemoved',
} as const;
