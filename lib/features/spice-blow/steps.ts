/**
 * What others can hang on to as worms come: steps that powers touch, in the words of the rulebook. Whose power it is, only
 * the power knows.
 */
import type { Board } from '../../board/board.ts';
import type { Rules } from '../../powers/rules.ts';
import type { AdvantageId } from '../../model/advantages.ts';
import type { ForceStack } from '../../model/board.ts';
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
  /** Where it comes; `null` where it finds no territory. */
  readonly territory: TerritoryId | null;
}

/** The steps of a worm that powers can touch. Each is asked of until it says `withSaid`. */
export interface SpiceBlowSteps {
  /** An additional worm has come up: events by which somebody says where it comes, or leaves it. */
  readonly placesWorm?: (at: AtWorm) => readonly GameEvent[];
  /** A worm is about to devour: events by which somebody decides who is spared. */
  readonly beforeDevouring?: (at: AtWorm) => readonly GameEvent[];
  /** Whether the forces of a faction there are not devoured. */
  readonly survivesWorm?: (at: AtWorm & { readonly faction: FactionId }) => boolean;
  /** A worm has devoured and its nexus, where it has one, is over: events by which somebody still makes use of it. */
  readonly afterWorm?: (at: AtWorm) => readonly GameEvent[];
}

/** Somebody has looked at the card on top of the deck: it is the next to come up. */
export const withNextSeen = (state: GameState, spiceNext: SeenSpiceCard): GameState => ({ ...state, spiceNext });

/** The worm that is about to come, or has come; `null` while there is none. */
export const runningWorm = (state: GameState): WormActivity | null => findActivity(state, 'worm');

/** Where a worm has come, or comes: where it was placed; else the first of its pile to the territory on top of that; else nowhere. */
export const targetOf = (
  { spiceTops }: GameState,
  { devouredIn, placed, isFirstOfPile, pile }: WormActivity,
): TerritoryId | null =>
  devouredIn ?? placed?.territory ?? (isFirstOfPile && pile !== null ? (spiceTops[pile] ?? null) : null);

/** Forces that it found and left alone; `null` where no card brought it, or it has not devoured. */
export const leftBy = ({ lastBlow }: GameState, worm: WormId): readonly ForceStack[] | null =>
  lastBlow?.turned.flatMap((one) => (one.kind === 'worm' && one.worm === worm ? [one] : []))[0]?.devoured?.left ?? null;

/** The power has had its say in this step of the worm. */
export const withSaid = (state: GameState, worm: WormId, power: AdvantageId): GameState =>
  updateActivity(state, 'worm', worm, ({ offered }) => ({ offered: [...offered, power] }));

/** Somebody has placed the worm. */
export const withPlaced = (state: GameState, worm: WormId, placed: WormPlacing): GameState =>
  updateActivity(state, 'worm', worm, () => ({ placed }));

/** These are spared. */
export const withSpared = (state: GameState, worm: WormId, spared: readonly FactionId[]): GameState =>
  updateActivity(state, 'worm', worm, () => ({ spared }));
