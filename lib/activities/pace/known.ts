/** What others ask of it. */
import type { GameState } from '../../table/state.ts';
import type { NextDue } from './contract.ts';

/** The phase that follows by itself; `null` where none does, or where something has changed since it was found. */
export function dueNow({ pace: { byItself, due }, stack, turn, phase, epoch }: GameState): NextDue | null {
  const isTrue = byItself && due?.turn === turn && due.after === phase && due.epoch === epoch && stack.length === 1;
  return isTrue ? due : null;
}
