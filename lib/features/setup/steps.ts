/** What others can hang on to in the set-up: steps that powers touch, and moments that they follow. */
import type { Random } from '../../core/random.ts';
import type { GameEvent } from '../../model/events.ts';
import type { OwnedAction } from '../../model/instructions.ts';
import type { SetupStepId } from '../../model/setup.ts';
import type { GameState } from '../../model/state.ts';

/** The steps of the set-up that powers can touch. */
export interface SetupSteps {
  /** A step that it adds to the set-up, and what happens as that begins. `rules.setupOrder` says when. */
  readonly setsUp?: {
    readonly step: SetupStepId;
    readonly begins: (at: { readonly state: GameState; readonly random: Random }) => readonly GameEvent[];
  };
  /** Decks of its own that its player shuffles, after those of the table. */
  readonly shuffles?: (at: { readonly state: GameState }) => readonly OwnedAction[];
  /** What its player lays out before the first decision, once shield and marker lie there. */
  readonly laysOut?: (at: { readonly state: GameState }) => readonly OwnedAction[];
}

/** A game begins: what was told before it is forgotten. */
export const SETUP_BEGUN = 'SetupBegan';
/** The set-up is done, and the first turn begins. */
export const SETUP_ENDED = 'SetupEnded';
