/** The checklist of physical actions: the phase of each line, and the lines that are not ticked. */
import type { Instruction } from '../../model/instructions.ts';
import { PHASES, type TurnPhase } from '../../model/phases.ts';
import type { TableView } from '../../model/views.ts';
import { plural, formatCount } from '../numbers.ts';
import { phaseName } from '../phases.ts';
import { whoseMoves } from '../taken-as-done.ts';

/** The actions of one phase. `title` is `null` for the actions of the present phase. */
export interface MovesOfPhase {
  readonly title: string | null;
  readonly moves: readonly Instruction[];
}

/**
 * Returns the actions of the present phase. After them come actions left from earlier phases, each phase with a title,
 * the latest first.
 */
export function byPhase(
  moves: readonly Instruction[],
  table: Pick<TableView, 'turn' | 'phase' | 'choices'>,
): readonly MovesOfPhase[] {
  const now = timeOf(table);
  const earlier = [...new Set(moves.map(({ of }) => timeOf(of)))].filter((time) => time !== now);
  return [now, ...earlier.sort((one, other) => other - one)].flatMap((time) => {
    const theirs = moves.filter(({ of }) => timeOf(of) === time);
    const [first] = theirs;
    if (first === undefined) return [];
    return [{ title: time === now ? null : formatEarlier(first.of, table), moves: theirs }];
  });
}

/**
 * Returns the actions that are still worth showing. An action that belongs to no seat disappears after the next phase,
 * because a player has done the action by then.
 */
export const movesOfNow = (table: Pick<TableView, 'instructions' | 'turn' | 'phase'>): readonly Instruction[] =>
  table.instructions.filter(({ owner, of }) => owner !== 'table' || timeOf(table) - timeOf(of) <= 1);

/**
 * Whether an unticked action belongs to no seat, so that no phone shows it. The set-up is excluded, because it waits
 * until all actions are done.
 */
export const isLeftToAnybody = (table: Pick<TableView, 'instructions' | 'turn' | 'phase'>): boolean =>
  table.phase !== 'setup' && movesOfNow(table).some(({ owner, done }) => owner === 'table' && !done);

const timeOf = ({ turn, phase }: TurnPhase): number => turn * PHASES.length + PHASES.indexOf(phase);

const formatEarlier = (of: TurnPhase, { turn, choices }: Pick<TableView, 'turn' | 'choices'>): string =>
  `Earlier: ${of.turn === turn ? '' : `turn ${of.turn}, `}${phaseName(of.phase, choices.edition)}`;

/**
 * Returns a warning for the person who starts the next phase: `3 moves are still unticked: the storm, Harkonnen 2.` It
 * returns `null` if everything is ticked.
 */
export function formatUnticked(instructions: readonly Instruction[]): string | null {
  const open = instructions.filter(({ done }) => !done);
  if (open.length === 0) return null;
  return `${formatCount(open.length, 'move')} ${plural(open.length, { one: 'is', other: 'are' })} still unticked: ${whoseMoves(open)}.`;
}
