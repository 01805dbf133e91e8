/** The steps of worms for powers, in the words of the rulebook, and the events that other features subscribe to. */
import type { Board } from '../../board/board.ts';
import type { Rules } from '../../powers/rules.ts';
import type { AdvantageId } from '../../model/advantages.ts';
import type { ForceStack, Place } from '../../model/board.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { WormId } from '../../model/spice-blow.ts';
import { updateActivity, findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { TerritoryId } from '../../model/territories.ts';
import type { SeenSpiceCard, WormActivity, WormPlacing } from './contract.ts';

/** A worm that has come up. */
export interface AtWorm {
  readonly state: GameState;
  readonly board: Board;
  readonly rules: Rules;
  readonly worm: WormActivity;
  /** The territory to which the worm comes; `null` if there is no such territory. */
  readonly territory: TerritoryId | null;
}

/** The steps of a worm for powers. Each power is called until `withSaid` records it. */
export interface SpiceBlowSteps {
  /** Returns the events with which a faction places an additional worm, or decides not to place it. */
  readonly placesWorm?: (at: AtWorm) => readonly GameEvent[];
  /** Returns the events with which a faction spares other factions before a worm devours. */
  readonly beforeDevouring?: (at: AtWorm) => readonly GameEvent[];
  /** Whether the forces of a faction in the territory survive. */
  readonly survivesWorm?: (at: AtWorm & { readonly faction: FactionId }) => boolean;
  /**
   * Returns how much spice of this place a faction's riders take along, if a card has called the worm. `carriedByEach`
   * returns the spice that each force of a faction carries.
   */
  readonly carriesFromWorm?: (
    at: AtWorm & { readonly place: Place; readonly carriedByEach: (faction: FactionId) => number },
  ) => number;
  /**
   * Returns the events with which a faction uses a worm. This step comes after the worm has devoured, and after the
   * nexus if there is one.
   */
  readonly afterWorm?: (at: AtWorm) => readonly GameEvent[];
}

/** Records that a faction has looked at the top card of the deck, which will come up next. */
export const withNextSeen = (state: GameState, spiceNext: SeenSpiceCard): GameState => ({ ...state, spiceNext });

/** Returns the present worm; `null` if there is no worm. */
export const runningWorm = (state: GameState): WormActivity | null => findActivity(state, 'worm');

/**
 * Returns the territory to which a worm comes. A placed worm comes to its chosen place. The first worm of a pile comes
 * to the territory on top of the pile, and so does a further worm that only waits to be ridden. Other worms come
 * nowhere.
 */
export const targetOf = (
  { spiceTops }: GameState,
  { devouredIn, placed, isFirstOfPile, onlyRidden, pile }: WormActivity,
): TerritoryId | null =>
  devouredIn ??
  placed?.territory ??
  ((isFirstOfPile || onlyRidden) && pile !== null ? (spiceTops[pile] ?? null) : null);

/** Returns the forces that survived the worm; `null` without a worm card, or before the worm has devoured. */
export const leftBy = ({ lastBlow }: GameState, worm: WormId): readonly ForceStack[] | null =>
  lastBlow?.turned.flatMap((one) => (one.kind === 'worm' && one.worm === worm ? [one] : []))[0]?.devoured?.left ?? null;

/** Records that the power has acted at this step of the worm. */
export const withSaid = (state: GameState, worm: WormId, power: AdvantageId): GameState =>
  updateActivity(state, 'worm', worm, ({ offered }) => ({ offered: [...offered, power] }));

/** Records the placement of the worm. */
export const withPlaced = (state: GameState, worm: WormId, placed: WormPlacing): GameState =>
  updateActivity(state, 'worm', worm, () => ({ placed }));

/** Records the spared factions. */
export const withSpared = (state: GameState, worm: WormId, spared: readonly FactionId[]): GameState =>
  updateActivity(state, 'worm', worm, () => ({ spared }));
