/** The steps of the set-up at which powers act, and its events. */
import type { Random } from '../../core/random.ts';
import type { GameEvent } from '../../model/events.ts';
import type { OwnedAction } from '../../model/instructions.ts';
import type { SetupStepId } from '../../model/setup.ts';
import type { GameState } from '../../model/state.ts';
import type { Rules } from '../../powers/rules.ts';

/** The position at the beginning of a step of the set-up. */
interface SetupMoment {
  readonly state: GameState;
  readonly random: Random;
  readonly rules: Rules;
}

/** The steps of the set-up for powers. */
export interface SetupSteps {
  /** An additional step of the set-up, with its automatic events. `rules.setupOrder` gives its place. */
  readonly setsUp?: {
    readonly step: SetupStepId;
    readonly begins: (at: SetupMoment) => readonly GameEvent[];
  };
  /** Returns the decks of this power. Its player shuffles these decks after the decks of the table. */
  readonly shuffles?: (at: { readonly state: GameState }) => readonly OwnedAction[];
  /**
   * Returns the pieces of this power. Its player lays them out before the first decision, after the shield and the
   * marker.
   */
  readonly laysOut?: (at: { readonly state: GameState }) => readonly OwnedAction[];
}

/** The type of the event that begins a game. It clears earlier declarations. */
export const SETUP_BEGUN = 'SetupBegan';
/** The type of the event that ends the set-up and begins the first turn. */
export const SETUP_ENDED = 'SetupEnded';
