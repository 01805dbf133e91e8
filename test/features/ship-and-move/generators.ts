/** Random turns of shipment and movement, and paired tables that differ in prepared turns or payments. */
import { isRoundOfTurns, type FactionId, type GameState, type DeclaredSecret, type Random } from '#engine';
import { mayTakeBack } from '#lib/features/ship-and-move/undo.ts';
import { assemble } from '#lib/kernel/assemble.ts';
import { chance, type Move } from '../../support/random-choice.ts';
import { factionsOf, stateOf, tableView, type Table } from '../../support/table.ts';
import { advanced2019, withComponents } from '../../support/paired-tables/choices.ts';
import type { DivergingMoves } from '../../support/paired-tables/diverging-moves.ts';
import type { Twinned } from '../../support/paired-tables/difference.ts';
import { answered, partingAnswers, told } from '../../support/paired-tables/ways-to-diverge.ts';

/** Sometimes a player undoes the last step of a turn; `null` if no player can. */
export function slipMove(table: Table, random: Random): Move | null {
  // A step can be undone until the next phase begins, also after the last turn.
  const state = stateOf(table);
  if (!isRoundOfTurns(state.phase)) return null;
  const ctx = assemble(state.choices);
  const by = factionsOf(table).find((faction) => mayTakeBack(ctx, state, faction) !== null);
  if (by === undefined) return null;
  return chance(isHelped(state, by) ? HELPED_SLIPS : SLIPS, random) ? { by, command: { type: 'UndoStep' } } : null;
}

/** Whether an ally has paid for something in the present turn of this faction. */
const isHelped = ({ stack }: GameState, faction: FactionId): boolean =>
  stack.some(
    (activity) =>
      activity.kind === 'own-turn' &&
      activity.faction === faction &&
      activity.done.some((step) => step.kind === 'shipment' && step.paid.some(({ by }) => by !== faction)),
  );

/**
 * Sometimes the player who was paid in the present turn spends all of that spice, and then the turn is undone; `null`
 * if no player was paid.
 */
export function spentMove(table: Table, random: Random): Move | null {
  const { stack, factions } = stateOf(table);
  const paid = stack.flatMap((activity) =>
    activity.kind === 'own-turn'
      ? activity.done.flatMap((step) => (step.kind === 'shipment' ? step.paid.map(({ to }) => to) : []))
      : [],
  );
  const rich = factions.find(({ faction, spice }) => paid.includes(faction) && spice !== 'uncounted' && spice > 0);
  return rich !== undefined && chance(SPENT, random)
    ? { by: rich.faction, command: { type: 'DeclareSecret', fact: { kind: 'spice', spice: 0 } } }
    : null;
}

/** The percentage of the moves in such a turn in which the payee spends its spice. */
const SPENT = 10;

/** The percentage of moves in which a player undoes a step. */
const SLIPS = 8;
/** The percentage of moves in which a player undoes a step that an ally paid for. Such steps are rare. */
const HELPED_SLIPS = 50;

const ON_PHONES: Move = { by: 'moderator', command: { type: 'ChooseMoves', made: 'on-phones' } };

/** Players enter all shipments and moves of a whole game on their phones. */
export const chosen = (): readonly Move[] => [ON_PHONES];

/** All factions are about to ship and move, and may prepare their turns. */
const aboutToShip: readonly Move[] = [
  ON_PHONES,
  { by: 'moderator', command: { type: 'CorrectFact', fact: { kind: 'phase', phase: 'shipment' } } },
  { by: 'moderator', command: { type: 'NextPhase', to: 'shipment' } },
];

/** All factions have spice for a shipment that they will pay to another player. */
const aboutToBePaid = (factions: readonly FactionId[]): readonly Move[] => [
  ...factions.map((by): Move => ({ by, command: { type: 'DeclareSecret', fact: { kind: 'spice', spice: PLENTY } } })),
  ...aboutToShip,
];

const PLENTY = 20;

/**
 * At one of two tables, the player who received the payment for a shipment has spent all of it. The shipment can still
 * be undone.
 */
function poorPayeeOrNot(state: GameState, owner: FactionId): readonly [DeclaredSecret, DeclaredSecret] | null {
  const isPaid = state.stack.some(
    (activity) =>
      activity.kind === 'own-turn' &&
      activity.done.some((step) => step.kind === 'shipment' && step.paid.some(({ to }) => to === owner)),
  );
  return isPaid
    ? [
        { kind: 'spice', spice: 0 },
        { kind: 'spice', spice: PLENTY },
      ]
    : null;
}

/**
 * A faction sends the first step of a turn. In the seconds before it is recorded, the two tables differ in the step, or
 * only one table has it.
 */
function heldOrNot(table: Table, owner: FactionId, random: Random): DivergingMoves | null {
  const { shipAndMove } = tableView(table);
  if (shipAndMove === null || shipAndMove.pause === null || shipAndMove.acting?.faction !== owner) return null;
  const found = partingAnswers(table, owner, ['ship'], random, 1);
  return found === null || chance(50, random) ? found : { ...found, two: null };
}

/** The secrets of this feature in which two paired tables can differ. */
export const secretPairs = {
  /** The first step that a faction has sent in a turn, while the Guild may still act before it. */
  'held-step': {
    choices: advanced2019,
    begins: (factions) => (factions.includes('guild') ? aboutToShip : null),
    parts: heldOrNot,
  },
  /** A faction's prepared turn of shipment and movement. */
  'prepared-turn': {
    choices: withComponents({ treachery: 'cardboard' }),
    begins: () => aboutToShip,
    parts: answered('prepare-shipment', 'prepare-move'),
  },
  /** Whether a faction still has its payment for a shipment. */
  payee: { begins: aboutToBePaid, parts: (table, owner) => told(table, owner, poorPayeeOrNot(stateOf(table), owner)) },
} satisfies Twinned;
