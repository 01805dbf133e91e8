/** The list of hand moves as it is read: whose a line is, which phase it came from, and what nobody has ticked. */
import type { EditionId } from '../table/editions.ts';
import type { FactionId } from '../table/factions.ts';
import type { HandMove, Instruction, OwnedMove } from '../table/instructions.ts';
import { PHASES, type TurnPhase } from '../table/phases.ts';
import type { TableView } from '../table/views.ts';
import { sayHandMove } from '../words/hand-moves.ts';
import { nameOfFaction } from '../words/names.ts';
import { counted, listed } from '../words/numbers.ts';
import { nameOfPhase } from '../words/phases.ts';

/** A line of the checklist to whoever reads it: `Anybody: move the storm 3 sectors, to sector 7`. */
export function sayInstruction(
  { owner, move }: OwnedMove,
  edition: EditionId,
  reader: FactionId | 'table' = 'table',
): string {
  if (owner === 'table') return `Anybody: ${withSmallFirst(sayHandMove(move, edition))}`;
  return sayHandMove(move, edition, owner === reader ? 'owner' : 'anybody');
}

const withSmallFirst = (imperative: string): string => imperative.charAt(0).toLowerCase() + imperative.slice(1);

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
    return [{ title: time === now ? null : sayEarlier(first.of, table), moves: theirs }];
  });
}

const timeOf = ({ turn, phase }: TurnPhase): number => turn * PHASES.length + PHASES.indexOf(phase);

const sayEarlier = (of: TurnPhase, { turn, choices }: Pick<TableView, 'turn' | 'choices'>): string =>
  `Earlier: ${of.turn === turn ? '' : `turn ${of.turn}, `}${nameOfPhase(of.phase, choices.edition)}`;

/** To whoever steps on: `3 moves are still unticked: the storm, Harkonnen 2.` `null` where everything is ticked. */
export function sayUnticked(instructions: readonly Instruction[]): string | null {
  const open = instructions.filter(({ done }) => !done);
  if (open.length === 0) return null;
  return `${counted(open.length, 'move')} ${open.length === 1 ? 'is' : 'are'} still unticked: ${whose(open)}.`;
}

/** So many moves are told one by one; of more it is only told whose they are. */
const NAMED = 6;

/** The board stands as Mentat has it: what nobody has ticked. At least one move. */
export function sayTakenAsDone(moves: readonly OwnedMove[], edition: EditionId): string {
  const which =
    moves.length > NAMED ? whose(moves) : listed(moves.map(({ move }) => `“${sayHandMove(move, edition, 'anybody')}”`));
  return `${counted(moves.length, 'move')} that nobody had ticked ${moves.length === 1 ? 'counts' : 'count'} as done, since the board stands as Mentat has it: ${which}.`;
}

/** `the storm, the turn marker, Harkonnen 2`: what is nobody's in particular by its matter, the rest by owner. */
function whose(moves: readonly OwnedMove[]): string {
  const labels = moves.map(({ owner, move }) =>
    owner === 'table' ? (MATTERS[move.kind] ?? 'anybody') : nameOfFaction(owner),
  );
  return [...new Set(labels)]
    .map((label) => {
      const count = labels.filter((other) => other === label).length;
      return count === 1 ? label : `${label} ${count}`;
    })
    .join(', ');
}

/** Of what belongs to the whole table. */
const MATTERS: Partial<Record<HandMove['kind'], string>> = {
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
