/** The choice of the forces that a storm kills, for all features in which forces enter a storm. */
import { createPrompt } from '../../model/create-prompt.ts';
import { type PartialLoss, partialLossAnswers } from '../../pieces/losses.ts';
import type { Prompt } from '../../model/prompts.ts';
import type { GameState } from '../../model/state.ts';
import type { CancelScope } from '../../model/cancel-state.ts';

/** The kind of the prompt about losses. The feature that asks handles the answers. */
export const STORM_LOSSES = 'storm-losses';

/** Returns the prompt of the owner if the storm kills only some of these forces. */
export const lossesAsked = (state: GameState, during: CancelScope, loss: PartialLoss): Prompt =>
  createPrompt(
    state,
    { kind: STORM_LOSSES, during, stacks: loss.stacks, due: loss.due },
    { faction: loss.faction, about: during, answers: partialLossAnswers(loss) },
  );
