/** What hands must do with the cardboard. */
import type { EditionId } from '../../model/editions.ts';
import type { FactionId } from '../../model/factions.ts';
import type { PhysicalAction, Instruction, OwnedAction } from '../../model/instructions.ts';
import { listed, withSmallFirst } from '../numbers.ts';
import { type Say, said } from '../message.ts';
import type { HandMoveReading, Reader } from '../messages.ts';
import { WORDS } from '../../messages.ts';
import { merged } from './merged.ts';

const MOVES = merged<PhysicalAction['kind'], Say<PhysicalAction, HandMoveReading>>(WORDS, 'moves');

/**
 * What hands must do, as a line of a checklist, hence without full stop: `Take 8 forces from Carthag, sector 10, to the
 * tanks`. For `anybody` it names whose they are: `Take 8 Harkonnen forces …`.
 */
export const sayHandMove = (move: PhysicalAction, edition: EditionId, reader: Reader = 'owner'): string =>
  said(MOVES[move.kind], move, { edition, reader });

/** A line of the checklist to whoever reads it: `Anybody: move the storm 3 sectors, to sector 7`. */
export function sayInstruction(
  { owner, move }: OwnedAction,
  edition: EditionId,
  reader: FactionId | 'table' = 'table',
): string {
  if (owner === 'table') return `Anybody: ${withSmallFirst(sayHandMove(move, edition))}`;
  return sayHandMove(move, edition, owner === reader ? 'owner' : 'anybody');
}

/** Of a line that was several: `In place of “Pay 3 spice to the bank” and “Take 5 spice from the bank”.`, else `null`. */
export function sayNets({ nets }: Pick<Instruction, 'nets'>, edition: EditionId, reader: FactionId): string | null {
  const parts = nets.map((one) => `“${sayInstruction(one, edition, reader)}”`);
  return parts.length === 0 ? null : `In place of ${listed(parts)}.`;
}
