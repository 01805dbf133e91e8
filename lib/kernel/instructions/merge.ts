/**
 * Merges hand moves between the same two places: a faction that pays 3 to the bank and gets 5 takes 2. All these moves
 * are public, so the merged line shows nothing new. Only unticked actions merge, and only at two moments, so that no
 * line changes while a player works on it. The first moment is the command that causes them, before anybody has read
 * them. The second is the end of a phase, for its open actions. A ticked action is done and keeps its line. When an
 * owner undoes a slip, the cancelled actions are removed at once, because the owner knows whether they were begun.
 */
import { openInstructions } from '../../model/open-instructions.ts';
import type { Instruction, MergedInstructions, OwnedAction } from '../../model/instructions.ts';
import type { GameState } from '../../model/state.ts';
import { isInverseAction } from './is-inverse.ts';
import { mergeActions, wayOf } from './merge-actions.ts';

/** Returns the merges after one command; `before` is the position before the command. */
export function mergedInstructionsSince(
  before: GameState,
  after: GameState,
  isSlip = false,
): readonly MergedInstructions[] {
  const unticked = openInstructions(after).filter(({ done }) => !done);
  const isFresh = ({ id }: Instruction): boolean => Number(id.slice(1)) >= before.nextInstruction;
  const struck = isSlip ? struckOut(unticked, isFresh) : [];
  const open = unticked.filter(({ id }) => !struck.some(({ parts }) => parts.includes(id)));
  const merged = [...struck, ...netted(open.filter(isFresh))];
  if (isOfPhase(before, after)) return merged;
  const left = open.filter((one) => !isFresh(one) && !isOfPhase(one.of, after));
  // Players may have begun with these actions. So two actions that cancel each other out stay on the list.
  return [...merged, ...netted(left).filter(({ into }) => into !== null)];
}

/** Removes each new action together with the latest action of the same phase that the new action undoes. */
function struckOut(
  open: readonly Instruction[],
  isFresh: (one: Instruction) => boolean,
): readonly MergedInstructions[] {
  const left = open.filter((one) => !isFresh(one));
  return open.filter(isFresh).flatMap((fresh): readonly MergedInstructions[] => {
    const at = left.findLastIndex(({ of, move }) => isOfPhase(of, fresh.of) && isInverseAction(fresh.move, move));
    const [undone] = at < 0 ? [] : left.splice(at, 1);
    return undone === undefined ? [] : [{ parts: [undone.id, fresh.id], into: null }];
  });
}

const isOfPhase = (one: Instruction['of'], other: Instruction['of']): boolean =>
  one.turn === other.turn && one.phase === other.phase;

/**
 * For each phase, returns one merge for each pair of places with two or more actions. Actions that cannot merge stay as
 * they are.
 */
function netted(moves: readonly Instruction[]): readonly MergedInstructions[] {
  const byWay = new Map<string, Instruction[]>();
  for (const one of moves) {
    const way = wayOf(one);
    if (way === null) continue;
    const key = `${one.of.turn} ${one.of.phase} ${way}`;
    byWay.set(key, [...(byWay.get(key) ?? []), one]);
  }
  return [...byWay.values()].flatMap((parts): readonly MergedInstructions[] => {
    if (parts.length < 2) return [];
    const into: OwnedAction | 'nothing' | 'apart' = mergeActions(parts);
    if (into === 'apart') return [];
    return [{ parts: parts.map(({ id }) => id), into: into === 'nothing' ? null : into }];
  });
}
