/** What others can hang on to in shipment and movement: steps that powers touch, in the words of the rulebook. */
import { select } from '../../core/track-reads.ts';
import type { Random } from '../../core/random.ts';
import type { Board } from '../../board/board.ts';
import type { AdvantageId } from '../../model/advantages.ts';
import type { Rules } from '../../powers/rules.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { Arrival, Done, OwnTurnId } from '../../model/shipping-types.ts';
import { findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { OwnTurnActivity } from './contract.ts';

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
  /** Whether this is a shipment of its faction from off the planet in another’s turn. */
  readonly shipsBeside?: (event: GameEvent) => boolean;
}

/** Whose turn it is to ship and move, and what has been done in it; `null` between turns. */
export const turnNow = (state: GameState): OwnTurn | null => findActivity(state, 'own-turn');

/** Nobody ships or moves: no turn runs, all is done in it, or nothing yet. @rules R-160 */
export function isBetweenTurns(state: GameState): boolean {
  const turn = findActivity(state, 'own-turn');
  return turn === null || turn.pause !== null || !hasBegun(state, turn);
}

/** Whether the first step of the turn cannot be recorded yet, so that nobody learns whether its owner has answered. */
export const isFirstStepHeld = (state: GameState): boolean => (findActivity(state, 'own-turn')?.pause ?? null) !== null;

/** A faction’s turn, as others may follow it. */
export interface OwnTurn {
  readonly id: OwnTurnId;
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

/** Whether somebody has done something in the turn that runs: a step was made, or one more move gained. */
export const hasBegun = (state: GameState, { id, movesLeft }: Pick<OwnTurnActivity, 'id' | 'movesLeft'>): boolean =>
  movesLeft > 1 || select(state, isBegunIn, id);
const isBegunIn = ({ undo }: GameState, id: OwnTurnId): boolean => undo.begun.includes(id);
