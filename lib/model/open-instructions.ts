/** The present checklist. */
import type { Instruction, OwnedAction } from './instructions.ts';
import type { GameState } from './state.ts';

/** Returns the instructions on the checklist, done or not. */
export const openInstructions = (state: GameState): readonly Instruction[] =>
  state.instructions
    .filter((one) => !one.filed)
    .map(({ id, owner, move, done, of, merged }) => ({ id, owner, move, done, of, merged }));

/** Returns the instructions that nobody has ticked. */
export const untickedInstructions = (state: GameState): readonly OwnedAction[] =>
  openInstructions(state)
    .filter(({ done }) => !done)
    .map(({ owner, move }) => ({ owner, move }));
