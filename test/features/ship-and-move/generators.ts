/** Turns to ship and move at random, and tables that differ in what is laid out or paid in them. */
import type { FactionId, GameState, DeclaredSecret, Random } from '#engine';
import { chance, type Move } from '../../support/random-choice.ts';
import { factionsOf, seatView, stateOf, tableView, type Table } from '../../support/table.ts';
import { advanced2019, withComponents } from '../../support/paired-tables/choices.ts';
import type { DivergingMoves } from '../../support/paired-tables/diverging-moves.ts';
import type { Twinned } from '../../support/paired-tables/difference.ts';
import { answered, partingAnswers, told } from '../../support/paired-tables/ways-to-diverge.ts';

/** Somebody who may take back the last step of a turn does, now and then; `null` where nobody does. */
export function slipMove(table: Table, random: Random): Move | null {
  // Also once all have shipped, until the next phase begins.
  if (stateOf(table).phase !== 'shipment') return null;
  const by = factionsOf(table).find((faction) => seatView(table, faction).mine.ownTurn.mayTakeBack !== null);
  if (by === undefined) return null;
  return chance(isHelped(stateOf(table), by) ? HELPED_SLIPS : SLIPS, random)
    ? { by, command: { type: 'UndoStep' } }
    : null;
}

/** Whether an ally has paid for something in the turn of this faction that goes on. */
const isHelped = ({ stack }: GameState, faction: FactionId): boolean =>
  stack.some(
    (activity) =>
      activity.kind === 'own-turn' &&
      activity.faction === faction &&
      activity.done.some((step) => step.kind === 'shipment' && step.paid.some(({ by }) => by !== faction)),
  );

/**
 * Now and then, the player who was paid in the present turn has spent all of it before the turn goes back; `null` where
 * nobody was paid.
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

/** How often in a hundred moves of such a turn. */
const SPENT = 10;

/** How often in a hundred moves a step that may be taken back is. */
const SLIPS = 8;
/** The same where an ally has paid for it, which is seldom enough. */
const HELPED_SLIPS = 50;

const ON_PHONES: Move = { by: 'moderator', command: { type: 'ChooseMoves', made: 'on-phones' } };

/** In a whole game people ship and move on phones. */
export const chosen = (): readonly Move[] => [ON_PHONES];

/** Everybody is about to ship and move, and may lay that out. */
const aboutToShip: readonly Move[] = [
  ON_PHONES,
  { by: 'moderator', command: { type: 'CorrectFact', fact: { kind: 'phase', phase: 'shipment' } } },
  { by: 'moderator', command: { type: 'NextPhase', to: 'shipment' } },
];

/** Everybody has spice to ship with. */
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

/** The first step of a turn is given in the seconds before it is recorded: in two ways, or at one table alone. */
function heldOrNot(table: Table, owner: FactionId, random: Random): DivergingMoves | null {
  const { shipAndMove } = tableView(table);
  if (shipAndMove === null || shipAndMove.pause === null || shipAndMove.acting?.faction !== owner) return null;
  const found = partingAnswers(table, owner, ['ship'], random, 1);
  return found === null || chance(50, random) ? found : { ...found, two: null };
}

/** What twins can differ in here. */
export const secretPairs = {
  /** Whether somebody has given the first step of a turn that the Guild may still forestall, and which. */
  'held-step': {
    choices: advanced2019,
    begins: (factions) => (factions.includes('guild') ? aboutToShip : null),
    parts: heldOrNot,
  },
  /** What somebody has laid out for the own turn to ship and move. */
  'prepared-turn': {
    choices: withComponents({ treachery: 'cardboard' }),
    begins: () => aboutToShip,
    parts: answered('prepare-shipment', 'prepare-move'),
  },
  /** Whether somebody still has what was paid to it for a shipment. */
  payee: { begins: aboutToBePaid, parts: (table, owner) => told(table, owner, poorPayeeOrNot(stateOf(table), owner)) },
} satisfies Twinned;
