/** The traps on the board, and where a new trap can be laid. */
import type { Board } from '../../../board/board.ts';
import { runningSetup } from '../../../features/setup/api.ts';
import { cardsLaidBy } from '../../../model/laid-cards.ts';
import { currentBattle, isInPlay } from '../../../model/selectors.ts';
import type { GameState } from '../../../model/state.ts';
import { TERRITORIES, type TerritoryId } from '../../../model/territories.ts';
import type { HandSlot } from '../../../model/treachery-cards.ts';
import { BENE_TLEILAXU } from '../name.ts';
import type { Sprung } from './contract.ts';

/** A trap on the board. Its card is secret. */
export interface Trap {
  readonly territory: TerritoryId;
  readonly card: HandSlot;
}

/** Returns all traps on the board, in the order in which they were laid. */
export const trapsIn = (state: GameState): readonly Trap[] =>
  cardsLaidBy(state, BENE_TLEILAXU).flatMap(({ before, card }) =>
    TERRITORIES.filter((territory) => territory === before).map((territory) => ({ territory, card })),
  );

/** Returns the trap at this territory; `null` if there is none. */
export const trapAt = (state: GameState, territory: TerritoryId): Trap | null =>
  trapsIn(state).find((trap) => trap.territory === territory) ?? null;

/** Returns the traps that forces have sprung and that have not attacked a leader yet. */
export const sprungTraps = (state: GameState): readonly Sprung[] =>
  state.traps.sprung.filter(({ territory }) => trapAt(state, territory) !== null);

/** Returns the traps that no forces have sprung. */
export const untriggered = (state: GameState): readonly TerritoryId[] =>
  trapsIn(state)
    .map(({ territory }) => territory)
    .filter((territory) => !state.traps.sprung.some((one) => one.territory === territory));

/** The phases before the first shipment of a game. */
const AT_START: readonly GameState['phase'][] = ['storm', 'spice-blow', 'charity', 'bidding'];

/**
 * Returns the strongholds where a trap can be laid now: strongholds without forces before the first shipment of the
 * game, and in each bidding the strongholds that the Bene Tleilaxu control. One trap lies at a stronghold.
 * @rules Nine-faction compendium XXXIV "Additional character advantages" 1 ·
 */
export function placesForTraps(board: Board, state: GameState): readonly TerritoryId[] {
  if (!isInPlay(state, BENE_TLEILAXU) || state.victory !== null) return [];
  if (runningSetup(state) !== null || currentBattle(state) !== null) return [];
  const isStart = state.turn === 1 && AT_START.includes(state.phase);
  const { controlled } = state.marks;
  return board.territories.filter(
    (territory) =>
      board.isStronghold(territory) &&
      trapAt(state, territory) === null &&
      ((isStart && !state.forces.some((stack) => stack.territory === territory)) ||
        (state.phase === 'bidding' && controlled.includes(territory))),
  );
}
