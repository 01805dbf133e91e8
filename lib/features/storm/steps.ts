/**
 * The steps of a storm at which powers act, in the words of the rulebook, and the events that other features subscribe
 * to.
 */
import type { Random } from '../../core/random.ts';
import type { Rules } from '../../powers/rules.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';
import type { SteeredBy } from '../../model/storm.ts';
import { inStorm } from './changes.ts';
import type { StormActivity } from './contract.ts';

/** A storm whose distance is not known yet. */
export interface AtDistance {
  readonly state: GameState;
  readonly storm: StormActivity;
  readonly rules: Rules;
  readonly random: Random;
}

/** A storm that has moved. */
export type AtMoved = AtDistance;

/** A faction whose forces the storm may catch. */
export interface AtFaction {
  readonly faction: FactionId;
}

/** The steps of a storm for powers. */
export interface StormSteps {
  /**
   * Returns the events that begin an interlude on top of the stack before anything of the storm is known; none without
   * one.
   */
  readonly beforeStorm?: (at: Pick<AtDistance, 'state'>) => readonly GameEvent[];
  /** Returns what replaces the wheels from the second turn on; `null` if the wheels decide. */
  readonly steersStorm?: (at: Pick<AtDistance, 'state'>) => Exclude<SteeredBy, 'wheels'> | null;
  /**
   * Returns the events with which a power moves the storm, if nobody has played a card in its place. The events find
   * the distance and lead to `withDistance`, or they begin an interlude on top of the stack.
   */
  readonly findsDistance?: (at: AtDistance) => readonly GameEvent[];
  /**
   * Returns how many of this faction's caught forces die in one territory; `null` if all caught forces die. A faction
   * with such a limit may also bring reserves into a storm, at the same price.
   */
  readonly takenByStorm?: (at: AtFaction) => ((caught: number) => number) | null;
  /**
   * Returns the events after the storm has moved, in each turn. This step runs for every power in play, even for a
   * power that a Karama cancelled in this storm.
   */
  readonly afterStorm?: (at: AtMoved) => readonly GameEvent[];
}

/** The type of the event that the dials start again. */
export const DIALS_RESET = 'StormDialsReset';

/** Records the distance that a power has found. */
export const withDistance = (state: GameState, sectors: number): GameState =>
  inStorm(state, () => ({ step: 'atomics', sectors }));
