/** The steps at which powers act on pieces, and the events that other features subscribe to. */
import type { AnswerRecord } from '../core/answer.ts';
import type { Forces, ForcesSide } from '../model/board.ts';
import type { GameEvent } from '../model/events.ts';
import type { FactionId } from '../model/factions.ts';
import type { PaymentPurpose } from '../model/payments.ts';
import type { RevivedLeader } from '../model/revival.ts';
import type { PhaseId } from '../model/phases.ts';
import type { SideBefore } from '../model/shipping-types.ts';
import type { GameState } from '../model/state.ts';
import type { TerritoryId } from '../model/territories.ts';

/** A piece in the tanks that is neither leader nor force and is revived like a leader. */
export interface AlsoRevived {
  /** The name of the piece in an answer. */
  readonly answer: AnswerRecord;
  /** The event that revives the piece. */
  readonly event: GameEvent;
}

/** Cards that left a hand; the same number must return to it. */
export interface CardsOwed {
  readonly by: FactionId;
  readonly to: FactionId;
  readonly cards: number;
}

/** The steps for powers on pieces. */
export interface PieceSteps {
  /** Whether this faction is held in place: it brings no forces back, ships none and moves none now. */
  readonly holdsInPlace?: (at: { readonly state: GameState; readonly faction: FactionId }) => boolean;
  /** Whether this faction ships no forces from its reserves now. */
  readonly forbidsShipping?: (at: { readonly state: GameState; readonly faction: FactionId }) => boolean;
  /** Whether this faction moves no forces on the board now. */
  readonly forbidsMoving?: (at: { readonly state: GameState; readonly faction: FactionId }) => boolean;
  /** Returns the forces of this faction that cannot leave a territory in this turn. */
  readonly freezes?: (at: Closing) => Forces;
  /** Whether a territory is closed to this faction: its forces do not enter, whatever moves them. */
  readonly closes?: (at: Closing) => boolean;
  /** The purpose for which others pay this faction instead of the bank. */
  readonly isPaidFor?: PaymentPurpose;
  /** Whether this payment goes to the faction instead of the bank. Missing if all payments of others do. */
  readonly isPaidBy?: (payment: Payment) => boolean;
  /** Modifier: the order of turns in a phase. */
  readonly turnOrder?: (at: AtOrder) => readonly FactionId[];
  /** Modifier: the holders of a territory, for victory and income. */
  readonly holds?: (at: AtTerritory) => readonly FactionId[];
  /**
   * Returns the cards that must be returned now. Until then the owing faction can play and discard no card, and the
   * other faction keeps room in its hand for these cards.
   */
  readonly owesCards?: (state: GameState) => CardsOwed | null;
  /** Returns the other pieces of this faction in the tanks. */
  readonly alsoRevived?: (at: { readonly state: GameState; readonly faction: FactionId }) => readonly AlsoRevived[];
  /** Returns the sides that the faction's forces may show where they stop; none if they may not stop. */
  readonly entersAs?: (at: Entering) => readonly ForcesSide[];
  /** Whether this power has turned forces that arrive in this way to their other side. */
  readonly turnsOnEntering?: (at: Entered) => boolean;
}

/** A payment of a faction; `leader` is the leader whose revival is paid, or `null` for all other payments. */
export interface Payment {
  readonly state: GameState;
  readonly faction: FactionId;
  readonly leader: RevivedLeader | null;
}

/** A territory that a faction wants to enter. */
export interface Closing {
  readonly state: GameState;
  readonly faction: FactionId;
  readonly territory: TerritoryId;
}

/** A phase in turns, with the order so far. */
export interface AtOrder {
  readonly state: GameState;
  readonly phase: PhaseId;
  readonly order: readonly FactionId[];
}

/** A territory, and the factions that hold it so far. */
export interface AtTerritory {
  readonly state: GameState;
  readonly territory: TerritoryId;
  readonly holders: readonly FactionId[];
}

/** An arrival of forces in a territory: moved with one side up, shipped, or from a place without sides. */
export interface Entering {
  readonly state: GameState;
  readonly faction: FactionId;
  readonly territory: TerritoryId;
  readonly coming: ForcesSide | 'either';
  /** Whether an ally may not be in the territory, because it would fight there. */
  readonly isAllys: boolean;
}

/** An arrival of forces that show this side. `before` is the side that they showed in both territories. */
export interface Entered {
  readonly state: GameState;
  readonly faction: FactionId;
  readonly territory: TerritoryId;
  readonly side: ForcesSide;
  readonly before: readonly SideBefore[];
}

/** The type of the event when a leader comes back from the tanks, in any phase. */
export const LEADER_REVIVED = 'LeaderRevived';
/** The type of the event when forces go to the tanks, in any phase. */
export const FORCES_LOST = 'ForcesLost';
/** The type of the event when forces come back from the tanks, in any phase. */
export const FORCES_REVIVED = 'ForcesRevived';
/** The type of the event that the forces of a territory show their other side. */
export const SIDE_SHOWN = 'SideShown';
/** The type of the event that spice moves, in any phase. */
export const SPICE_MOVED = 'SpiceMoved';
/** The types of the events that treachery cards move, in any phase. */
export const CARD_MOMENTS = {
  dealt: 'CardsDealt',
  passed: 'CardsPassed',
  moved: 'CardMoved',
  reshuffled: 'DiscardsReshuffled',
  returned: 'HandReturned',
  discarded: 'CardDiscarded',
  removed: 'CardRemoved',
  laidAway: 'CardLaidAway',
  laidOnLeader: 'CardLaidOnLeader',
} as const;
