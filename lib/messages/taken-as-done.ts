/** Hand moves that nobody has ticked: how many there are, and whose. */
import type { PhysicalAction, OwnedAction } from '../model/instructions.ts';
import { factionName } from './names.ts';
import { plural, formatRow, formatList } from './numbers.ts';
import type { Telling } from './messages.ts';

/** So many moves are told one by one; of more it is only told whose they are. */
const NAMED = 6;

/** The board stands as Mentat has it: what nobody has ticked. At least one move. */
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

/** `the storm, the turn marker, Harkonnen 2`: what is nobody's in particular by its matter, the rest by owner. */
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

/** Of what belongs to the whole table. */
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
