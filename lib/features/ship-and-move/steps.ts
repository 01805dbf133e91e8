/** What others can hang on to in shipment and movement: steps that powers touch, in the words of the rulebook. */
import type { Random } from '../../core/random.ts';
import type { Board } from '../../board/board.ts';
import type { AdvantageId } from '../../model/advantages.ts';
import type { Rules } from '../../powers/rules.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { ForceStack } from '../../model/board.ts';
import type { Arrival, Done, OwnTurnId, OwnTurnNumber } from '../../model/shipping-types.ts';
import { updateActivity, findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { CancelScope } from '../../model/cancel-state.ts';
import type { TerritoryId } from '../../model/territories.ts';
import { firstRestingOn, isStep, mayBePutBack } from './put-back.ts';
import { lastTurn, reopened } from './reopening.ts';

/** The phase goes on. */
export interface AtShipping {
  readonly state: GameState;
  readonly board: Board;
  readonly rules: Rules;
}

/** What powers can touch of it. Each is asked once about each thing. */
export interface ShipAndMoveSteps {
  /** Before anybody ships or moves: events by which somebody looks at something, or says something. */
  readonly beforeFirstShipment?: (at: AtShipping & { readonly random: Random }) => readonly GameEvent[];
  /** Whether that is Mentat’s to show where the table ships and moves on the board, too. Left out where it is not. */
  readonly showsBesideBoard?: (state: GameState) => boolean;
  /** Its faction may take its turn before, between or after those of others, and need not say so before. */
  readonly actsOutOfTurn?: true;
  /** Forces have come to a part of the board, by shipment or move: events by which somebody answers that. */
  readonly whenForcesCome?: (at: AtShipping & { readonly arrival: Arrival }) => readonly GameEvent[];
  /** The same, for a power whose answer comes before those of others: forces give way before anybody joins those who came. */
  readonly givesWayToForces?: (at: AtShipping & { readonly arrival: Arrival }) => readonly GameEvent[];
  /** Its faction has shipped from off the planet in another’s turn: what happens where that is stopped, as long as it can be. */
  readonly shippedBeside?: (state: GameState) => readonly GameEvent[];
}

/** Whose turn it is to ship and move, and what has been done in it; `null` between turns. */
export const turnNow = (state: GameState): OwnTurn | null => findActivity(state, 'own-turn');

/** Nobody ships or moves: no turn runs, all is done in it, or nothing yet. @rules R-160 */
export function isBetweenTurns(state: GameState): boolean {
  const turn = findActivity(state, 'own-turn');
  return turn === null || turn.pause !== null || !turn.isBegun;
}

/** Whether the first step of the turn cannot be recorded yet, so that nobody learns whether its owner has answered. */
export const isFirstStepHeld = (state: GameState): boolean => (findActivity(state, 'own-turn')?.pause ?? null) !== null;

/** A faction’s turn, as others may follow it. */
export interface OwnTurn {
  readonly id: OwnTurnId;
  readonly number: OwnTurnNumber;
  readonly faction: FactionId;
  /** Its shipment is still to come, then its move; at last all is done. */
  readonly step: 'ship' | 'move' | 'leaders' | 'over';
  readonly done: readonly Done[];
  /** Powers that have been stopped in it. */
  readonly cancelled: readonly AdvantageId[];
}

/** The phase, while somebody with that power has not had their turn; turns on the board Mentat knows nothing of. */
export const isYetToAct = (state: GameState, faction: FactionId): boolean => {
  const phase = state.movesMade === 'on-phones' ? findActivity(state, 'ship-and-move') : null;
  return phase !== null && !phase.done.includes(faction) && turnNow(state)?.faction !== faction;
};

/** Nobody has shipped or moved yet in this phase, nor said that they do not; turns of which nothing came passed by. */
export const isBeforeFirstShipment = (state: GameState): boolean =>
  findActivity(state, 'ship-and-move')?.last === null && findActivity(state, 'own-turn')?.isBegun !== true;

/** Turns in which something can still be undone: the one that ended last, and the one that runs. */
export function openTurns(state: GameState): readonly OwnTurn[] {
  const turns = [lastTurn(state), turnNow(state)];
  return turns.filter((turn) => turn !== null);
}

/** The turn of that number, while something in it can still be undone; `null` once it stands for good. */
export const openTurn = (state: GameState, number: OwnTurnNumber): OwnTurn | null =>
  openTurns(state).find((turn) => turn.number === number) ?? null;

/**
 * The turn in which a power is at work, so that it can be stopped there: the earlier one first, since what was done in it
 * is the first to stand for good. `null` where it is in none, or has been stopped.
 */
export const atWorkIn = (
  state: GameState,
  power: AdvantageId,
  isAtWork: (turn: OwnTurn) => boolean,
): OwnTurnId | null => openTurns(state).find((turn) => !turn.cancelled.includes(power) && isAtWork(turn))?.id ?? null;

/** What was shipped or moved by a power goes back where that is stopped: it still stands where it came. */
export const isUndoneWith = (state: GameState, turn: OwnTurn, power: AdvantageId): boolean =>
  firstRestingOn(state, turn, [power]) >= 0;

/**
 * What was done in a turn since so many steps had been made, from the first on that led to a territory or away from it;
 * `null` where that can no longer be put back.
 */
export function stepsSince(
  state: GameState,
  { faction, done }: OwnTurn,
  made: number,
  territory: TerritoryId,
): readonly Done[] | null {
  const at = done.findIndex(
    (step, index) =>
      index >= made && isStep(step) && [step.to, ...step.from].some((place) => place?.territory === territory),
  );
  const since = at < 0 ? [] : done.slice(at);
  return mayBePutBack(state, faction, since) ? since : null;
}

/** What happens before something is stopped in a turn that has ended: it is open again. */
export const opensAgain = (state: GameState, occasion: CancelScope): readonly GameEvent[] =>
  openTurns(state).flatMap(({ id }) => (id === occasion ? reopened(state, id) : []));

/** Somebody has answered what was last done in the turn, so that its owner cannot take it back alone. */
export function withAnswered(state: GameState): GameState {
  const turn = findActivity(state, 'own-turn');
  return turn === null ? state : updateActivity(state, 'own-turn', turn.id, () => ({ isAnswered: true }));
}

/** Forces of others have come along with the shipment of the turn. */
export const withCompanion = (state: GameState, stack: ForceStack): GameState =>
  withCompanions(state, (companions) => [...companions, stack]);

/** These have not come along with it after all. */
export const withoutCompanion = (state: GameState, { faction }: ForceStack): GameState =>
  withCompanions(state, (companions) => companions.filter((stack) => stack.faction !== faction));

function withCompanions(
  state: GameState,
  change: (companions: readonly ForceStack[]) => readonly ForceStack[],
): GameState {
  const turn = findActivity(state, 'own-turn');
  if (turn === null) return state;
  const done = turn.done.map((step) =>
    step.kind === 'shipment' ? { ...step, companions: change(step.companions) } : step,
  );
  return updateActivity(state, 'own-turn', turn.id, () => ({ done, isAnswered: true }));
}

/** Something done in a turn is undone, its pieces and sides as they were. */
export const STEP_UNDONE = 'StepUndone';
