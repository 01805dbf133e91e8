import { must } from '../core/assert-never.ts';
import { alliancesOf } from '../model/pairs.ts';
import { NO_FORCES } from '../model/forces.ts';
import type { Forces } from '../model/board.ts';
import type { MergeOf } from '../model/contracts.ts';
import type { EventOf } from '../model/events.ts';
import type { FactionId } from '../model/factions.ts';
import { NO_STANDING_ORDERS } from '../model/standing-orders.ts';
import { NO_OPEN_USES } from './uses.ts';
import type { FactionState, GameState } from '../model/state.ts';
import { newDisc } from '../pieces/leaders.ts';

/**
 * Returns an empty board: all forces in reserve, all leaders ready, nothing declared, and the initial slice of each
 * feature.
 */
export function initialState(
  { choices, seating, firstPlayer, storm, forces, leaders, treacheryDeck, traitorDeck }: EventOf<'TableOpened'>,
  slices: MergeOf<'slice'>,
): GameState {
  return {
    ...slices,
    choices,
    seating,
    turn: 1,
    phase: 'setup',
    alliances: alliancesOf(choices.pairs, seating),
    firstPlayer,
    storm,
    shieldWallStands: true,
    forces: [],
    spiceOnBoard: [],
    fallen: [],
    factions: seating.map(({ faction }) =>
      newFaction(
        faction,
        must(
          forces.find((own) => own.faction === faction),
          `forces of ${faction}`,
        ),
      ),
    ),
    leaders: leaders.map(newDisc),
    treacheryDeck,
    discards: [],
    removedCards: [],
    traitorDeck,
    stack: [{ kind: 'table', id: 'table' }],
    standingOrders: NO_STANDING_ORDERS,
    instructions: [],
    knowledge: [],
    undo: NO_OPEN_USES,
    takeBackPoll: null,
    nextUse: 1,
    nextWindow: 1,
    nextInstruction: 1,
    epoch: 1,
  };
}

const newFaction = (faction: FactionId, { count, special }: Forces): FactionState => ({
  faction,
  reserves: { count, special },
  tanks: NO_FORCES,
  advisorsIn: [],
  spice: 'uncounted',
  debt: 0,
  hand: [],
  openCards: [],
  nextSlot: 1,
  traitors: 'unknown',
  traitorsDealt: [],
  traitorsReturned: [],
  shippedIn: null,
  broughtIn: null,
});
