/** What others ask for the storm: who of those whom it catches falls, wherever they come into it. */
import { createPrompt } from '../../model/create-prompt.ts';
import { type PartialLoss, partialLossAnswers } from '../../pieces/losses.ts';
import type { Prompt } from '../../model/prompts.ts';
import type { GameState } from '../../model/state.ts';
import type { CancelScope } from '../../model/cancel-state.ts';

/** Whoever asks it takes the answers to it. */
export const STORM_LOSSES = 'storm-losses';

/** Asked of the owner, where the storm takes only some of these forces. */
export const lossesAsked = (state: GameState, during: CancelScope, loss: PartialLoss): Prompt =>
  createPrompt(
    state,
    { kind: STORM_LOSSES, during, stacks: loss.stacks, due: loss.due },
    { faction: loss.faction, about: during, answers: partialLossAnswers(loss) },
  );
