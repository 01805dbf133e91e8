/** Physical actions that were not ticked: their number, and their owners. */
import type { PhysicalAction, OwnedAction } from '../model/instructions.ts';
import { factionName } from './names.ts';
import { plural, formatRow, formatList } from './numbers.ts';
import type { Telling } from './messages.ts';

/** Up to this many actions are listed one by one. If there are more actions, only their owners are named. */
const NAMED = 6;

/** Returns the line about actions that count as done without a tick. There is at least one such action. */
export function formatTakenAsDone(
  moves: readonly OwnedAction[],
  { edition, sayHandMove }: Pick<Telling, 'edition' | 'sayHandMove'>,
): string {
  const which =
    moves.length > NAMED
      ? whoseMoves(moves)
      : formatList(moves.map(({ move }) => `“${sayHandMove(move, edition, 'anybody')}”`));
  return `${moves.length} unticked ${plural(moves.length, { one: 'move', other: 'moves' })} marked done: ${which}.`;
}

/**
 * Returns the owners of actions: `the storm, the turn marker, Harkonnen 2`. Actions without an owner are named by their
 * matter.
 */
export function whoseMoves(moves: readonly OwnedAction[]): string {
  const labels = moves.map(({ owner, move }) =>
    owner === 'table' ? (MATTERS[move.kind] ?? 'anybody') : factionName(owner),
  );
  return formatRow(
    [...new Set(labels)].map((label) => {
      const count = labels.filter((other) => other === label).length;
      return count === 1 ? label : `${label} ${count}`;
    }),
  );
}

/** The matters of actions that belong to no faction. */
const MATTERS: Partial<Record<PhysicalAction['kind'], string>> = {
  'storm-to': 'the storm',
  'storm-back': 'the storm',
  'place-storm': 'the storm',
  'turn-marker': 'the turn marker',
  'first-turn': 'the turn marker',
  'spice-off-board': 'spice on the board',
  'spice-onto-board': 'spice on the board',
  'fill-bank': 'the bank',
  'shuffle-deck': 'the decks',
};
