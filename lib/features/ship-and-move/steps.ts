/** The steps of shipment and movement for powers, in the words of the rulebook. */
import { select } from '../../core/memoize-by-parts.ts';
import type { Random } from '../../core/random.ts';
import type { Board } from '../../board/board.ts';
import type { AdvantageId } from '../../model/advantages.ts';
import type { Rules } from '../../powers/rules.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { Round } from '../../model/phases.ts';
import type { Arrival, Done, OwnTurnId } from '../../model/shipping-types.ts';
import { findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { OwnTurnActivity } from './contract.ts';

/** The running phase. */
export interface AtShipping {
  readonly state: GameState;
  readonly board: Board;
  readonly rules: Rules;
}

/** The steps of this feature for powers. Each power is asked only once about each thing. */
export interface ShipAndMoveSteps {
  /** Returns the events with which a faction looks at or announces something before the first shipment or move. */
  readonly beforeFirstShipment?: (at: AtShipping & { readonly random: Random }) => readonly GameEvent[];
  /**
   * Returns the events with which a faction looks at or announces something after all shipments and before the first move. Only
   * tables have this moment at which every faction ships before any faction moves.
   */
  readonly beforeFirstMove?: (at: AtShipping & { readonly random: Random }) => readonly GameEvent[];
  /** Whether Mentat shows these events before this round even if the table ships and moves on the board. */
  readonly showsBesideBoard?: (state: GameState, at: { readonly rules: Rules; readonly round: Round }) => boolean;
  /**
   * Whether the faction may take its turn before, between or after the turns of other factions without an announcement.
   * If every faction ships before any faction moves, this holds for the shipments only.
   */
  readonly actsOutOfTurn?: true;
  /**
   * Whether the faction takes its turn before all other factions. No faction takes an earlier turn, even out of turn.
   */
  readonly actsBeforeAll?: true;
  /** Returns the events of a power after the last turn, before the phase ends. */
  readonly afterLastTurn?: (at: { readonly state: GameState }) => readonly GameEvent[];
  /** Returns the events with which a faction reacts to forces that have arrived by shipment or move. */
  readonly whenForcesCome?: (at: AtShipping & { readonly arrival: Arrival }) => readonly GameEvent[];
  /**
   * Returns the events of a power that reacts to arrived forces before other powers. The forces of this power give way
   * before another power adds forces to the arrived forces.
   */
  readonly givesWayToForces?: (at: AtShipping & { readonly arrival: Arrival }) => readonly GameEvent[];
  /** Whether this event is the faction's own shipment from off the planet in the turn of another faction. */
  readonly shipsBeside?: (event: GameEvent) => boolean;
}

/** Returns the current turn and its steps; `null` between turns. */
export const turnNow = (state: GameState): OwnTurn | null => findActivity(state, 'own-turn');

/** Whether no faction ships or moves now: no turn runs, or the turn is over or has no step yet. @rules R-160 */
export function isBetweenTurns(state: GameState): boolean {
  const turn = findActivity(state, 'own-turn');
  return turn === null || turn.pause !== null || !hasBegun(state, turn);
}

/**
 * Whether the first step of the turn cannot be recorded yet. Otherwise players would learn whether the owner of the
 * turn has answered.
 */
export const isFirstStepHeld = (state: GameState): boolean => (findActivity(state, 'own-turn')?.pause ?? null) !== null;

/** A faction’s turn, for other features. */
export interface OwnTurn {
  readonly id: OwnTurnId;
  readonly faction: FactionId;
  /** The next step of the turn. The shipment comes first, then the move, until everything is done. */
  readonly step: 'ship' | 'move' | 'leaders' | 'over';
  readonly done: readonly Done[];
  /** The powers that a Karama has cancelled in the turn. */
  readonly cancelled: readonly AdvantageId[];
}

/**
 * Whether a faction that may act out of turn has not had its turn to ship in this phase. Mentat does not know the turns
 * that are played on the board.
 */
export const isYetToAct = (state: GameState, faction: FactionId): boolean => {
  const phase = state.movesMade === 'on-phones' ? findActivity(state, 'ship-and-move') : null;
  if (phase === null || phase.round === 'moves') return false;
  return !phase.done.includes(faction) && turnNow(state)?.faction !== faction;
};

/** Returns a name of the next step of the current turn. The name differs between the rounds of a turn. */
export function nameOfStep(state: GameState): string {
  const turn = findActivity(state, 'own-turn');
  const steps = turn?.done.length ?? 0;
  return turn?.round === 'moves' ? `moves-${steps}` : String(steps);
}

/** Whether the current turn has a step, or an additional move. */
export const hasBegun = (state: GameState, { id, movesLeft }: Pick<OwnTurnActivity, 'id' | 'movesLeft'>): boolean =>
  movesLeft > 1 || select(state, isBegunIn, id);
const isBegunIn = ({ undo }: GameState, id: OwnTurnId): boolean => undo.begun.includes(id);
