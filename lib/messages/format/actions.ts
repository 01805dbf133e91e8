/** The physical actions of players. */
import type { EditionId } from '../../model/editions.ts';
import type { FactionId } from '../../model/factions.ts';
import type { PhysicalAction, Instruction, OwnedAction } from '../../model/instructions.ts';
import { formatList, uncapitalize } from '../numbers.ts';
import { type Message, render } from '../message.ts';
import type { HandMoveReading, Reader } from '../messages.ts';
import { MESSAGES } from '../../messages.ts';
import { mergeByName } from './merge-by-name.ts';

const MOVES = mergeByName<PhysicalAction['kind'], Message<PhysicalAction, HandMoveReading>>(MESSAGES, 'actions');

/**
 * Returns a physical action as a line of a checklist, hence without full stop: `Take 8 forces from Carthag, sector 10,
 * to the tanks`. For the reader `anybody` it names the faction: `Take 8 Harkonnen forces …`.
 */
export const formatHandMove = (move: PhysicalAction, edition: EditionId, reader: Reader = 'owner'): string =>
  render(MOVES[move.kind], move, { edition, reader });

/** Returns a line of the checklist: `Anybody: move the storm 3 sectors, to sector 7`. */
export function formatInstruction(
  { owner, move }: OwnedAction,
  edition: EditionId,
  reader: FactionId | 'table' = 'table',
): string {
  if (owner === 'table') return `Anybody: ${uncapitalize(formatHandMove(move, edition))}`;
  return formatHandMove(move, edition, owner === reader ? 'owner' : 'anybody');
}

/**
 * Returns the note on a line that replaces several lines: `In place of “Pay 3 spice to the bank” and “Take 5 spice from
 * the bank”.` It returns `null` for other lines.
 */
export function formatNets(
  { merged }: Pick<Instruction, 'merged'>,
  edition: EditionId,
  reader: FactionId,
): string | null {
  const parts = merged.map((one) => `“${formatInstruction(one, edition, reader)}”`);
  return parts.length === 0 ? null : `In place of ${formatList(parts)}.`;
}
