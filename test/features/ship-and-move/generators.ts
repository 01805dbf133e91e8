/** Random turns of shipment and movement, and paired tables that differ in prepared turns or payments. */
import type { FactionId, GameState, DeclaredSecret, Random } from '#engine';
import { chance, type Move } from '../../support/random-choice.ts';
import { factionsOf, seatView, stateOf, tableView, type Table } from '../../support/table.ts';
import { advanced2019, withComponents } from '../../support/paired-tables/choices.ts';
import type { DivergingMoves } from '../../support/paired-tables/diverging-moves.ts';
import type { Twinned } from '../../support/paired-tables/difference.ts';
import { answered, partingAnswers, told } from '../../support/paired-tables/ways-to-diverge.ts';

/** Sometimes a player undoes the last step of a turn; `null` if no player can. */
export function slipMove(table: Table, random: Random): Move | null {
  // Also after the last turn, until the next phase begins.
  if (stateOf(table).phase !== 'shipment') return null;
  const by = factionsOf(table).find((faction) => seatView(table, faction).mine.ownTurn.mayTakeBack !== null);
  if (by === undefined) return null;
  return chance(isHelped(stateOf(table), by) ? HELPED_SLIPS : SLIPS, random)
    ? { by, command: { type: 'UndoStep' } }
    : null;
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
 * Sometimes the player who was paid in the present turn has spent all of it before the turn goes back; `null` if no
 * player was paid.
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

/** In how many percent of the moves of such a turn. */
const SPENT = 10;

/** In how many percent of the moves a step is undone. */
const SLIPS = 8;
/** The same if an ally has paid for it, which is rare. */
const HELPED_SLIPS = 50;

const ON_PHONES: Move = { by: 'moderator', command: { type: 'ChooseMoves', made: 'on-phones' } };

/** In a whole game the shipments and moves are on phones. */
export const chosen = (): readonly Move[] => [ON_PHONES];

/** All factions are about to ship and move, and may prepare their turns. */
const aboutToShip: readonly Move[] = [
  ON_PHONES,
  { by: 'moderator', command: { type: 'CorrectFact', fact: { kind: 'phase', phase: 'shipment' } } },
  { by: 'moderator', command: { type: 'NextPhase', to: 'shipment' } },
];

/** All factions have spice to ship. */
const aboutToBePaid = (factions: readonly FactionId[]): readonly Move[] => [
  ...factions.map((by): Move => ({ by, command: { type: 'DeclareSecret', fact: { kind: 'spice', spice: PLENTY } } })),
  ...aboutToShip,
];

const PLENTY = 20;

/** At one of two tables, the player who was paid for a shipment that can still be undone has spent all of it. */
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

/** The first step of a turn is sent in the seconds before it is recorded: in two versions, or at one table alone. */
function heldOrNot(table: Table, owner: FactionId, random: Random): DivergingMoves | null {
  const { shipAndMove } = tableView(table);
  if (shipAndMove === null || shipAndMove.pause === null || shipAndMove.acting?.faction !== owner) return null;
  const found = partingAnswers(table, owner, ['ship'], random, 1);
  return found === null || chance(50, random) ? found : { ...found, two: null };
}

/** The secrets of this feature in which two paired tables can differ. */
export const secretPairs = {
  /** Whether a faction has sent the first step of a turn before which the Guild may still act, and which step. */
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
