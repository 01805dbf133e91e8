/** The checklist: physical actions that follow from events. Their owners tick them. */
import { must } from '../core/assert-never.ts';
import { type Decision, accepted, refused } from '../model/decision.ts';
import { openInstructions } from '../model/open-instructions.ts';
import type { Actor } from '../model/audience.ts';
import type {
  ArchivedInstruction,
  PhysicalAction,
  InstructionId,
  MergedInstructions,
  OwnedAction,
} from '../model/instructions.ts';
import type { GameState } from '../model/state.ts';

/**
 * Ticks an instruction. A faction may tick its own instructions and those of the table; the moderator may tick all.
 * Refuses `no-such-instruction`, `not-yours`.
 */
export function decideTick(state: GameState, by: Actor, id: InstructionId, done: boolean): Decision {
  const instruction = openInstructions(state).find((one) => one.id === id);
  if (instruction === undefined) return refused({ code: 'no-such-instruction' });
  if (by !== 'moderator' && instruction.owner !== 'table' && instruction.owner !== by)
    return refused({ code: 'not-yours' });
  return instruction.done === done ? accepted() : accepted({ type: 'InstructionTicked', instruction: id, by, done });
}

/**
 * Adds moves to the checklist, in the current phase. If a leader goes home, an open instruction to lay it next to a
 * territory is removed.
 */
export function withInstructions(before: GameState, moves: readonly OwnedAction[]): GameState {
  const goesHome = (stays: PhysicalAction) =>
    stays.kind === 'leader-stays' &&
    moves.some(({ move }) => move.kind === 'leader-home' && move.leader === stays.leader);
  const state = withFiled(before, ({ move, done }) => !done && goesHome(move));
  const added = moves.map(({ owner, move }, index): ArchivedInstruction => ({
    id: `i${state.nextInstruction + index}`,
    owner,
    move,
    done: false,
    of: { turn: state.turn, phase: state.phase },
    merged: [],
    filed: false,
  }));
  return withAdded(state, added);
}

/** Replaces several instructions by one of the same phase. The replaced ones leave the list as not done. */
export function withMergedInstructions(before: GameState, merged: readonly MergedInstructions[]): GameState {
  const state = withFiled(before, ({ id }) => merged.some(({ parts }) => parts.includes(id)));
  const lines = merged.flatMap(({ parts, into }) => (into === null ? [] : [{ parts, into }]));
  const added = lines.map(({ parts, into }, index): ArchivedInstruction => {
    const stoodFor = before.instructions.filter(({ id }) => parts.includes(id));
    return {
      id: `i${state.nextInstruction + index}`,
      ...into,
      done: false,
      of: must(stoodFor[0], 'a move of which it is made').of,
      merged: stoodFor.flatMap(({ owner, move, merged: earlier }) =>
        earlier.length > 0 ? earlier : [{ owner, move }],
      ),
      filed: false,
    };
  });
  return withAdded(state, added);
}

const withAdded = (state: GameState, added: readonly ArchivedInstruction[]): GameState => ({
  ...state,
  instructions: [...state.instructions, ...added],
  nextInstruction: state.nextInstruction + added.length,
});

/** Records that an instruction is ticked, or is no longer ticked. */
export const withTick = (state: GameState, id: InstructionId, done: boolean): GameState => ({
  ...state,
  instructions: state.instructions.map((one) => (one.id === id ? { ...one, done } : one)),
});

/** Removes instructions from the list, and archives which of these instructions the table had done. */
export const withFiled = (state: GameState, which: (one: ArchivedInstruction) => boolean): GameState => ({
  ...state,
  instructions: state.instructions.map((one) => (!one.filed && which(one) ? { ...one, filed: true } : one)),
});
