import type { AnswerValue } from '../../core/answer.ts';
import type { AdvantageId } from '../../model/advantages.ts';
import type { Forces } from '../../model/board.ts';
import type { FactionId } from '../../model/factions.ts';
import type { Round } from '../../model/phases.ts';
import type { Arrival, Done, MovesMade, OwnTurnId, ShipAndMoveId, StepMade } from '../../model/shipping-types.ts';
import type { CancelState } from '../../model/cancel-state.ts';
import type { MoveAsked } from '../movement/contract.ts';
import type { ShipAsked } from '../shipment/contract.ts';

/** The phase: each faction has its turn, in which it ships and moves, or only one of both. */
export interface ShipAndMoveActivity extends CancelState {
  readonly kind: 'ship-and-move';
  readonly id: ShipAndMoveId;
  readonly round: Round;
  /** The factions that have had their turn. */
  readonly done: readonly FactionId[];
  /** Powers that have acted before the first shipment. */
  readonly offered: readonly AdvantageId[];
  /** Whether the window about these powers has been open. */
  readonly isOpen: boolean;
  /** The factions that have answered a prompt to prepare a turn, once for each answer. Secret. */
  readonly laidOut: readonly { readonly faction: FactionId; readonly said: keyof PreparedPlan }[];
  /** The last turn with a step, and the steps of that turn; `null` before the first. */
  readonly last: Pick<OwnTurnActivity, 'faction' | 'done'> | null;
}

/**
 * The minimum time before the first step of a turn is recorded. It runs only if a faction that acts out of turn has not
 * had its turn yet.
 */
export interface Pause {
  readonly opened: number;
  readonly deadline: number;
}

/** One faction’s turn to ship and move, or the part of it that belongs to the round. */
export interface OwnTurnActivity extends CancelState {
  readonly kind: 'own-turn';
  readonly id: OwnTurnId;
  readonly faction: FactionId;
  /** The round to which the turn belongs. The turn has only the steps of this round. */
  readonly round: Round;
  /**
   * The next step. `leaders` means that a leader may be revived, in editions where leaders are revived after the move.
   * `over` means that everything is done.
   */
  readonly step: 'ship' | 'move' | 'leaders' | 'over';
  /** The steps so far, in order. */
  readonly done: readonly Done[];
  /** The number of moves left. */
  readonly movesLeft: number;
  /** Forces that have just arrived and that powers may answer; `null` if there are no such forces. */
  readonly arrival: Arrival | null;
  /** Whether the group of the last move is in the storm, and its losses are still to come. */
  readonly isCaught: boolean;
  /** Powers that have answered the arrived forces. */
  readonly offered: readonly AdvantageId[];
  /** Whether the current move is the prepared move. */
  readonly asPrepared: boolean;
  /** The time before the first step of the turn; `null` if no such time is needed, and after that time. */
  readonly pause: Pause | null;
  /** Whether the first step of the turn may be recorded, because the pause is over. */
  readonly isOpen: boolean;
  /** The answer that the owner of the turn gave during the pause. Secret until the pause is over. */
  readonly held: AnswerValue | null;
  /** Whether a leader was revived in this turn. A faction may revive one leader a turn. */
  readonly hasRevived: boolean;
}

export type ShipAndMoveEvent =
  /** The moderator sets where shipments and moves are made from the next turn on. */
  | { readonly type: 'MovesChosen'; readonly made: MovesMade }
  /** `round` is missing if each faction ships and moves in one turn. */
  | { readonly type: 'ShippingBegan'; readonly turn: number; readonly round?: Exclude<Round, 'both'> }
  /** Everything before the first shipment is done. Turns on the board follow. */
  | { readonly type: 'ShippingOpened' }
  /** The first step of the current turn is recorded at this time at the earliest (server time, ms). */
  | { readonly type: 'ShippingPaused'; readonly opened: number; readonly deadline: number }
  /** An answer that was given during the pause and waits for its end. Without log lines. */
  | { readonly type: 'StepHeld'; readonly faction: FactionId; readonly value: AnswerValue }
  | { readonly type: 'TurnOpened'; readonly faction: FactionId }
  /** `bringsReserves` is set if the faction brings its reserves in the round of moves, before its move. */
  | {
      readonly type: 'OwnTurnBegan';
      readonly faction: FactionId;
      readonly outOfTurn: boolean;
      readonly bringsReserves?: true;
    }
  /** The prepared shipment is made, and then the move if it is possible. */
  | { readonly type: 'TurnGoesAsPrepared'; readonly faction: FactionId }
  | { readonly type: 'NothingShipped'; readonly faction: FactionId }
  | { readonly type: 'NothingMoved'; readonly faction: FactionId }
  /** The faction has no forces to ship or to move, so that step is skipped. */
  | { readonly type: 'NobodyToShip'; readonly faction: FactionId }
  | { readonly type: 'NobodyToMove'; readonly faction: FactionId }
  /** A card gives one more move. */
  | { readonly type: 'MoveGained'; readonly faction: FactionId }
  /** A power has acted before the first shipment, or about arrived forces. */
  | { readonly type: 'BeforeShippingAsked'; readonly power: AdvantageId }
  | { readonly type: 'ArrivalAsked'; readonly faction: FactionId; readonly power: AdvantageId }
  /** The storm has killed these forces of a group that moved into it. The losses are separate events. */
  | { readonly type: 'ArrivalCaught'; readonly faction: FactionId; readonly lost: Forces }
  /** All powers that answer arrived forces have answered. */
  | { readonly type: 'ArrivalAnswered'; readonly faction: FactionId }
  /** The faction's shipment was cancelled and undone. The faction cannot ship again in this turn. */
  | { readonly type: 'ShipmentForfeited'; readonly faction: FactionId }
  | { readonly type: 'LeadersAwaited'; readonly faction: FactionId }
  | { readonly type: 'OwnTurnOver'; readonly faction: FactionId }
  | { readonly type: 'OwnTurnEnded'; readonly faction: FactionId }
  | { readonly type: 'ShippingEnded'; readonly byModerator: boolean }
  /** The owner's prepared turn. Without log lines. */
  | {
      readonly type: 'TurnPrepared';
      readonly faction: FactionId;
      readonly plan: PreparedPlan;
      /** The part that is set: `ship` or `move`. The other part does not change. */
      readonly said: keyof PreparedPlan;
    }
  | { readonly type: 'PreparationDropped'; readonly faction: FactionId };

/** The prepared answers to `ship` and to `move`; `null` for no answer. */
export interface PreparedPlan {
  readonly shipment: AnswerValue;
  readonly movement: AnswerValue;
}

/** A prepared turn, until that turn is over. */
export interface PreparedOrder extends PreparedPlan {
  readonly kind: 'prepared-turn';
}

export type ShipAndMovePrompt =
  /**
   * The faction takes its turn now, out of order. The answer is `true`. The prompt comes in a pause, and the table does
   * not wait for it. `onlyShips` is set if all factions ship before they move.
   */
  | { readonly kind: 'act-now'; readonly onlyShips?: true }
  /**
   * Prepares the shipment of the own turn. The answers are the same as in the turn. The table does not wait for an
   * answer.
   */
  | (ShipAsked & { readonly kind: 'prepare-shipment' })
  | (MoveAsked & { readonly kind: 'prepare-move' });

export type ShipAndMoveCommand =
  | { readonly type: 'ChooseMoves'; readonly made: MovesMade }
  /** The owner of the current turn undoes its last step. */
  | { readonly type: 'UndoStep' }
  | { readonly type: 'DropPreparation' };

export type ShipAndMoveRefusal =
  /** It is not this seat’s turn, the turn has no step that can be undone, or another seat has answered the step. */
  { readonly code: 'nothing-to-take-back' };

export type ShipAndMoveLogFact =
  | { readonly code: 'moves-chosen'; readonly made: MovesMade }
  | { readonly code: 'acts-out-of-turn'; readonly faction: FactionId; readonly round: Round }
  | { readonly code: 'nothing-shipped'; readonly faction: FactionId }
  | { readonly code: 'nothing-moved'; readonly faction: FactionId }
  | { readonly code: 'move-gained'; readonly faction: FactionId }
  | { readonly code: 'turn-reopened'; readonly faction: FactionId }
  | {
      readonly code: 'step-undone';
      readonly faction: FactionId;
      readonly what: 'shipment' | 'move';
      readonly because: 'slip' | 'cancelled';
    }
  /** A faction undoes its decision not to ship or move. */
  | { readonly code: 'may-after-all'; readonly faction: FactionId; readonly what: 'shipment' | 'move' }
  /** The change of a debt to the bank. Only the payer reads it. */
  | { readonly code: 'own-fare-lent'; readonly amount: number }
  | { readonly code: 'own-fare-repaid'; readonly amount: number }
  | { readonly code: 'fares-withheld'; readonly payee: FactionId; readonly amount: number }
  | { readonly code: 'shipping-ended'; readonly byModerator: boolean; readonly round: Round };

/** The public view of this feature. */
export interface ShipAndMovePublicView {
  readonly movesMade: MovesMade;
  /** The phase and its turns; `null` outside the phase. */
  readonly shipAndMove: {
    readonly round: Round;
    /** All factions in the order of their turns. A faction that may act out of turn is at its usual place. */
    readonly order: readonly FactionId[];
    readonly done: readonly FactionId[];
    /** The current turn; `null` between turns. */
    readonly acting: {
      readonly faction: FactionId;
      readonly step: OwnTurnActivity['step'];
      readonly movesLeft: number;
      /** Whether the turn has ended and was opened again. */
      readonly isOpenAgain: boolean;
    } | null;
    /** The steps of the current turn. Before its first step, these are the steps of the last turn. */
    readonly latest: Pick<OwnTurnActivity, 'faction' | 'done'> | null;
    /** The last undone step of the current turn; `null` if no step was undone, or another step followed. */
    readonly takenBack: { readonly faction: FactionId; readonly step: StepMade } | null;
    readonly pause: Pause | null;
  } | null;
}

/** The own view of this feature. */
export interface ShipAndMoveOwnView {
  readonly ownTurn: {
    /** Whether the seat's answer waits for the end of the pause. */
    readonly isHeld: boolean;
    /** The step that the seat may undo now; `null` for no step. */
    readonly mayTakeBack: Done['kind'] | null;
    /** The seat's prepared turn; `null` if no turn is prepared, or the turn is over. */
    readonly prepared: PreparedPlan | null;
  };
}

export interface ShipAndMoveSlice {
  readonly movesMade: MovesMade;
  /** The last turn in which each round was played. A round that was never played is missing. */
  readonly lastRounds: TurnOfRound;
  /** The last turn in which Mentat showed the part before the turns of a round on the board. */
  readonly boardOpened: TurnOfRound;
  /** The latest turn in which factions moved on phones, and those factions in the order of their turns. */
  readonly lastMoved: { readonly turn: number; readonly order: readonly FactionId[] };
}

/** The number of a turn for each round. */
export type TurnOfRound = { readonly [One in Round]?: number };

/** The uses of this feature that can be undone. */
export interface ShipAndMoveUndo {
  readonly kind:
    | 'shipment'
    | 'move'
    /** A decision not to ship or move. */
    | 'no-shipment'
    | 'no-move'
    /** The faction has no forces to ship. */
    | 'passed-by'
    /** The turn ends. */
    | 'turn-over'
    /** An answer to arrived forces. */
    | 'arrival-answer'
    /** An answer before the first shipment. */
    | 'first-answer'
    /** A faction acts out of turn. */
    | 'out-of-turn';
}

/** The contract of shipment and movement. */
export interface ShipAndMoveContract {
  readonly slice: ShipAndMoveSlice;
  readonly activity: ShipAndMoveActivity | OwnTurnActivity;
  readonly undo: ShipAndMoveUndo;
  readonly event: ShipAndMoveEvent;
  readonly standingOrder: PreparedOrder;
  readonly prompt: ShipAndMovePrompt;
  readonly optionalPrompt: ShipAndMovePrompt['kind'];
  readonly command: ShipAndMoveCommand;
  readonly refusal: ShipAndMoveRefusal;
  readonly logFact: ShipAndMoveLogFact;
  readonly publicView: ShipAndMovePublicView;
  readonly ownView: ShipAndMoveOwnView;
}
