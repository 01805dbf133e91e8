/**
 * What others can hang on to in a storm: steps that powers touch, in the words of the rulebook, and moments that they
 * follow. Whose power it is, only the power knows.
 */
import type { Random } from '../../core/random.ts';
import type { Rules } from '../../powers/rules.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';
import type { SteeredBy } from '../../model/storm.ts';
import { inStorm } from './changes.ts';
import type { StormActivity } from './contract.ts';

/** A storm whose distance is to be found. */
export interface AtDistance {
  readonly state: GameState;
  readonly storm: StormActivity;
  readonly rules: Rules;
  readonly random: Random;
}

/** A storm that has moved. */
export type AtMoved = AtDistance;

/** A faction that the storm may catch, whoever has the power. */
export interface AtFaction {
  readonly faction: FactionId;
}

/** The steps of a storm that powers can touch. */
export interface StormSteps {
  /** Storm movement, from the second turn on: what decides in place of the wheels; `null` where they do. */
  readonly steersStorm?: (at: Pick<AtDistance, 'state'>) => Exclude<SteeredBy, 'wheels'> | null;
  /**
   * Storm movement, where a power steers it and nobody has played a card in its place: the events by which the distance is
   * found and `withDistance` is recorded, or by which an interlude begins on top of the stack that comes to this.
   */
  readonly findsDistance?: (at: AtDistance) => readonly GameEvent[];
  /**
   * Storm damage: how many of so many of this faction's forces fall where the storm catches them in one territory; `null`
   * where all do. Who pays no more than a part may bring reserves into a storm too, at the same price.
   */
  readonly takenByStorm?: (at: AtFaction) => ((caught: number) => number) | null;
  /** After the storm has moved, in each turn: asked of every power in play, one that was stopped in this storm too. */
  readonly afterStorm?: (at: AtMoved) => readonly GameEvent[];
}

/** It begins anew with what decides how far the storm moves. */
export const DIALS_RESET = 'StormDialsReset';

/** The storm will move so many sectors, as a power has found. */
export const withDistance = (state: GameState, sectors: number): GameState =>
  inStorm(state, () => ({ step: 'atomics', sectors }));
