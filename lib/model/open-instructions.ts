/** The list of what hands must do with the cardboard, as it stands. */
import type { Instruction, OwnedAction } from './instructions.ts';
import type { GameState } from './state.ts';

/** What still stands on the checklist, done or not. */
export const openInstructions = (state: GameState): readonly Instruction[] =>
  state.instructions
    .filter((one) => !one.filed)
    .map(({ id, owner, move, done, of, merged }) => ({ id, owner, move, done, of, merged }));

/** What nobody has ticked. */
export const untickedInstructions = (state: GameState): readonly OwnedAction[] =>
  openInstructions(state)
    .filter(({ done }) => !done)
    .map(({ owner, move }) => ({ owner, move }));
