/** What others can hang on to in the set-up: steps that powers touch, and moments that they follow. */
import type { OwnedAction } from '../../model/instructions.ts';
import type { GameState } from '../../model/state.ts';

/** The steps of the set-up that powers can touch. */
export interface SetupSteps {
  /** Decks of its own that its player shuffles, after those of the table. */
  readonly shuffles?: (at: { readonly state: GameState }) => readonly OwnedAction[];
  /** What its player lays out before the first decision, once shield and marker lie there. */
  readonly laysOut?: (at: { readonly state: GameState }) => readonly OwnedAction[];
}

/** A game begins: what was told before it is forgotten. */
export const SETUP_BEGUN = 'SetupBegan';
/** The set-up is done, and the first turn begins. */
export const SETUP_ENDED = 'SetupEnded';
