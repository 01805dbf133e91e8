/**
 * Hand moves between the same two places are made into one: who pays 3 to the bank and gets 5 from it takes 2. All of it
 * is public, one by one and together, so that a line in the place of several tells nobody more than they did.
 *
 * Only what nobody has ticked is put together, and at two moments alone, so that no line changes while hands are at it:
 * as one stroke asks for it, before anybody has read the parts; and as the table leaves a phase, for what is still to do
 * of that one. What is ticked has been moved, and stays a line of its own. Where somebody takes a slip of their own back,
 * what it undoes is struck out at once: who slipped knows what the hands have begun.
 */
import { openInstructions } from '../../model/open-instructions.ts';
import type { Instruction, MergedInstructions, OwnedAction } from '../../model/instructions.ts';
import type { GameState } from '../../model/state.ts';
import { isInverseAction } from './is-inverse.ts';
import { mergeActions, wayOf } from './merge-actions.ts';

/** What may be put together after one stroke; `before` is the position that it met. */
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
  // Hands may have begun with these: two that cancel out stay, so that nothing vanishes from under them.
  return [...merged, ...netted(left).filter(({ into }) => into !== null)];
}

/** Each fresh move with the last of the same phase that it undoes. */
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

/** Of each phase and each way two moves or more that are one; those that have no one move for them stay as they are. */
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
