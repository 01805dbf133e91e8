/** "Now do this on the board": the hand moves that follow from what happened, on a list its owners tick. */
import { assertNever } from '../core/assert-never.ts';
import { type Decision, happened, refuse } from '../rules/decision.ts';
import { onTheList } from '../rules/hand-moves.ts';
import type { Actor } from '../table/audience.ts';
import type { FiledInstruction, HandMove, InstructionId, OwnedMove } from '../table/instructions.ts';
import type { GameState } from '../table/state.ts';

/** A faction ticks its own moves and the table's; the moderator any. Refuses `no-such-instruction`, `not-yours`. */
export function decideTick(state: GameState, by: Actor, id: InstructionId, done: boolean): Decision {
  const instruction = onTheList(state).find((one) => one.id === id);
  if (instruction === undefined) return refuse({ code: 'no-such-instruction' });
  if (by !== 'moderator' && instruction.owner !== 'table' && instruction.owner !== by)
    return refuse({ code: 'not-yours' });
  return instruction.done === done ? happened() : happened({ type: 'InstructionTicked', instruction: id, by, done });
}

/** Puts moves on the list, as of the phase that stands. A leader who goes home need not be laid beside a territory first. */
export function withInstructions(before: GameState, moves: readonly OwnedMove[]): GameState {
  const goesHome = (stays: HandMove) =>
    stays.kind === 'leader-stays' &&
    moves.some(({ move }) => move.kind === 'leader-home' && move.leader === stays.leader);
  const state = withFiled(before, ({ move, done }) => !done && goesHome(move));
  const added = moves.map(({ owner, move }, index): FiledInstruction => ({
    id: `i${state.nextInstruction + index}`,
    owner,
    move,
    done: false,
    of: { turn: state.turn, phase: state.phase },
    filed: false,
  }));
  return {
    ...state,
    instructions: [...state.instructions, ...added],
    nextInstruction: state.nextInstruction + added.length,
  };
}

/** Records a tick, or its taking back. */
export const withTick = (state: GameState, id: InstructionId, done: boolean): GameState => ({
  ...state,
  instructions: state.instructions.map((one) => (one.id === id ? { ...one, done } : one)),
});

/** Takes instructions off the list and remembers what hands had done of them. */
export const withFiled = (state: GameState, which: (one: FiledInstruction) => boolean): GameState => ({
  ...state,
  instructions: state.instructions.map((one) => (!one.filed && which(one) ? { ...one, filed: true } : one)),
});

/** The move that undoes a move; `null` where hands have nothing to undo. */
export function oppositeOf(move: HandMove): HandMove | null {
  switch (move.kind) {
    case 'forces-to-tanks':
      return { ...move, kind: 'forces-from-tanks' };
    case 'forces-from-tanks':
      return { ...move, kind: 'forces-to-tanks' };
    case 'tanks-to-reserves':
      return { ...move, kind: 'reserves-to-tanks' };
    case 'reserves-to-tanks':
      return { ...move, kind: 'tanks-to-reserves' };
    case 'flip-forces':
      return { ...move, side: move.side === 'advisors' ? 'fighters' : 'advisors' };
    case 'forces-from-reserves':
      return { ...move, kind: 'forces-to-reserves' };
    case 'forces-to-reserves':
      return { ...move, kind: 'forces-from-reserves' };
    case 'leader-to-tanks':
      return { kind: 'leader-from-tanks', leader: move.leader };
    case 'leader-from-tanks':
      return { kind: 'leader-to-tanks', leader: move.leader };
    case 'hand-over-captive':
      return { kind: 'give-back-captive', from: move.to, to: move.from };
    case 'give-back-captive':
      return { kind: 'hand-over-captive', from: move.to, to: move.from };
    case 'captive-to-tanks':
      return { ...move, kind: 'captive-from-tanks' };
    case 'captive-from-tanks':
      return { ...move, kind: 'captive-to-tanks' };
    case 'kwisatz-haderach-to-tanks':
      return { kind: 'kwisatz-haderach-from-tanks' };
    case 'kwisatz-haderach-from-tanks':
      return { kind: 'kwisatz-haderach-to-tanks' };
    case 'leader-stays':
      return { kind: 'leader-home', leader: move.leader };
    case 'spice-from-bank':
      return { ...move, kind: 'spice-to-bank' };
    case 'spice-to-bank':
      return { ...move, kind: 'spice-from-bank' };
    case 'spice-off-board':
      return { ...move, kind: 'spice-onto-board' };
    case 'spice-onto-board':
      return { ...move, kind: 'spice-off-board' };
    case 'storm-to':
      return { kind: 'storm-back', sectors: move.sectors, from: move.to, to: move.from };
    case 'storm-back':
      return { kind: 'storm-to', sectors: move.sectors, from: move.to, to: move.from };
    case 'turn-marker':
      return { kind: 'turn-marker', from: move.to, to: move.from };
    case 'draw-storm-card':
      return { kind: 'storm-card-away' };
    case 'storm-card-away':
      return { kind: 'draw-storm-card' };
    case 'shield-wall-down':
      return { kind: 'shield-wall-up' };
    case 'shield-wall-up':
      return { kind: 'shield-wall-down' };
    case 'remove-card':
    case 'discard-card':
      return { kind: 'take-card-back', faction: move.faction, card: move.card };
    case 'take-card-back':
      return { ...move, kind: 'discard-card' };
    case 'keep-card':
    case 'leader-home':
    case 'fill-bank':
    case 'shuffle-deck':
    case 'take-shield':
    case 'lay-out-kwisatz-haderach':
    case 'place-marker':
    case 'place-storm':
    case 'first-turn':
      return null;
    default:
      return assertNever(move);
  }
}
