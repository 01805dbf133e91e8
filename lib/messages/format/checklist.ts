/** The list of hand moves: which phase a line came from, and what nobody has ticked. */
import type { Instruction } from '../../model/instructions.ts';
import { PHASES, type TurnPhase } from '../../model/phases.ts';
import type { TableView } from '../../model/views.ts';
import { plural, formatCount } from '../numbers.ts';
import { phaseName } from '../phases.ts';
import { whoseMoves } from '../taken-as-done.ts';

/** Moves that came from one phase; `title` is `null` for those of the phase that stands. */
export interface MovesOfPhase {
  readonly title: string | null;
  readonly moves: readonly Instruction[];
}

/** What the phase that stands asks for, then what is left from earlier ones, the latest first, each under its name. */
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
 * What is anybody's to do ends with the phase after its own, which may have followed by itself within seconds: by then
 * somebody has done it, or nobody will.
 */
export const movesOfNow = (table: Pick<TableView, 'instructions' | 'turn' | 'phase'>): readonly Instruction[] =>
  table.instructions.filter(({ owner, of }) => owner !== 'table' || timeOf(table) - timeOf(of) <= 1);

/** Whether something is left to do that stands on no phone, while the turn runs on; the set-up waits until all is done. */
export const isLeftToAnybody = (table: Pick<TableView, 'instructions' | 'turn' | 'phase'>): boolean =>
  table.phase !== 'setup' && movesOfNow(table).some(({ owner, done }) => owner === 'table' && !done);

const timeOf = ({ turn, phase }: TurnPhase): number => turn * PHASES.length + PHASES.indexOf(phase);

const formatEarlier = (of: TurnPhase, { turn, choices }: Pick<TableView, 'turn' | 'choices'>): string =>
  `Earlier: ${of.turn === turn ? '' : `turn ${of.turn}, `}${phaseName(of.phase, choices.edition)}`;

/**
 * Tells the person who steps on: `3 moves are still unticked: the storm, Harkonnen 2.` `null` where everything is
 * ticked.
 */
export function formatUnticked(instructions: readonly Instruction[]): string | null {
  const open = instructions.filter(({ done }) => !done);
  if (open.length === 0) return null;
  return `${formatCount(open.length, 'move')} ${plural(open.length, { one: 'is', other: 'are' })} still unticked: ${whoseMoves(open)}.`;
}
