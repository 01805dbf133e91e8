/** What others ask for the storm: who of those whom it catches falls, wherever they come into it. */
import { ask } from '../../table/asking.ts';
import { type PartialLoss, partialLossAnswers } from '../../pieces/losses.ts';
import type { Prompt } from '../../table/prompts.ts';
import type { GameState } from '../../table/state.ts';
import type { Occasion } from '../../table/stops.ts';

/** Whoever asks it takes the answers to it. */
export const STORM_LOSSES = 'storm-losses';

/** Asked of the owner, where the storm takes only some of these forces. */
export const lossesAsked = (state: GameState, during: Occasion, loss: PartialLoss): Prompt =>
  ask(
    state,
    { kind: STORM_LOSSES, during, stacks: loss.stacks, due: loss.due },
    { asks: loss.faction, about: during, answers: partialLossAnswers(loss) },
  );
