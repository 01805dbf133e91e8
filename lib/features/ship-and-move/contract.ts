import type { AnswerValue } from '../../core/answer.ts';
import type { AdvantageId } from '../../model/advantages.ts';
import type { FactionId } from '../../model/factions.ts';
import type { Arrival, Done, MovesMade, OwnTurnId, ShipAndMoveId, StepMade } from '../../model/shipping-types.ts';
import type { CancelState } from '../../model/cancel-state.ts';
import type { MoveAsked } from '../movement/contract.ts';
import type { ShipAsked } from '../shipment/contract.ts';

/** The phase: each ships and moves in one go, then the next. */
export interface ShipAndMoveActivity extends CancelState {
  readonly kind: 'ship-and-move';
  readonly id: ShipAndMoveId;
  /** Who has had their turn. */
  readonly done: readonly FactionId[];
  /** Powers that have had their say before the first shipment. */
  readonly offered: readonly AdvantageId[];
  /** The table has been asked about those. */
  readonly isOpen: boolean;
  /** Whoever has laid something out, each time, and what. Secret. */
  readonly laidOut: readonly { readonly faction: FactionId; readonly said: keyof PreparedPlan }[];
  /** The last turn in which something was done, and what; `null` before there was one. */
  readonly last: Pick<OwnTurnActivity, 'faction' | 'done'> | null;
}

/** The least time before the first step of a turn is recorded, while a faction that acts when it wishes has its turn to come. */
export interface Pause {
  readonly opened: number;
  readonly deadline: number;
}

/** One faction’s turn to ship and move. */
export interface OwnTurnActivity extends CancelState {
  readonly kind: 'own-turn';
  readonly id: OwnTurnId;
  readonly faction: FactionId;
  /** `leaders`: a leader may come back, where they do after the own move. `over`: all is done. */
  readonly step: 'ship' | 'move' | 'leaders' | 'over';
  /** What has been done, in its order. */
  readonly done: readonly Done[];
  /** Moves that are still to be made. */
  readonly movesLeft: number;
  /** Forces that have just come somewhere, and whom nobody has answered yet; `null` where nobody has. */
  readonly arrival: Arrival | null;
  /** Powers that have answered it. */
  readonly offered: readonly AdvantageId[];
  /** The move goes as it was prepared. */
  readonly asPrepared: boolean;
  /** Runs before its first step; `null` where none is needed, and once it is over. */
  readonly pause: Pause | null;
  /** Its first step may be recorded: the pause is over. */
  readonly isOpen: boolean;
  /** The answer that its owner has given while the pause runs. Secret until the pause is over. */
  readonly held: AnswerValue | null;
  /** A leader has come back in it: one a turn may. */
  readonly hasRevived: boolean;
}

export type ShipAndMoveEvent =
  /** Said by the moderator: where shipments and moves are made from the next turn on. */
  | { readonly type: 'MovesChosen'; readonly made: MovesMade }
  | { readonly type: 'ShippingBegan'; readonly turn: number }
  /** Everything that goes before the first shipment is done; turns that are made on the board follow there. */
  | { readonly type: 'ShippingOpened' }
  /** The first step of the turn that runs is recorded at the end of this time at the earliest (server time, ms). */
  | { readonly type: 'ShippingPaused'; readonly opened: number; readonly deadline: number }
  /** An answer given before that waits for it. Told to nobody. */
  | { readonly type: 'StepHeld'; readonly faction: FactionId; readonly value: AnswerValue }
  | { readonly type: 'TurnOpened'; readonly faction: FactionId }
  | { readonly type: 'OwnTurnBegan'; readonly faction: FactionId; readonly outOfTurn: boolean }
  /** What was laid out ahead goes, and the move with it, if it still can. */
  | { readonly type: 'TurnGoesAsPrepared'; readonly faction: FactionId }
  | { readonly type: 'NothingShipped'; readonly faction: FactionId }
  | { readonly type: 'NothingMoved'; readonly faction: FactionId }
  /** There is nobody whom it could ship, or move: that step of its turn passes by itself. */
  | { readonly type: 'NobodyToShip'; readonly faction: FactionId }
  | { readonly type: 'NobodyToMove'; readonly faction: FactionId }
  /** A card gives one more move. */
  | { readonly type: 'MoveGained'; readonly faction: FactionId }
  /** A power has had its say before the first shipment, or about forces that came. */
  | { readonly type: 'BeforeShippingAsked'; readonly power: AdvantageId }
  | { readonly type: 'ArrivalAsked'; readonly faction: FactionId; readonly power: AdvantageId }
  /** Everybody whom it concerns has answered forces that came. */
  | { readonly type: 'ArrivalAnswered'; readonly faction: FactionId }
  /** Its shipment was stopped and undone, and is lost for this turn. */
  | { readonly type: 'ShipmentForfeited'; readonly faction: FactionId }
  | { readonly type: 'LeadersAwaited'; readonly faction: FactionId }
  | { readonly type: 'OwnTurnOver'; readonly faction: FactionId }
  | { readonly type: 'OwnTurnEnded'; readonly faction: FactionId }
  | { readonly type: 'ShippingEnded'; readonly byModerator: boolean }
  /** What its owner lays out for its turn; told to nobody. */
  | {
      readonly type: 'TurnPrepared';
      readonly faction: FactionId;
      readonly plan: PreparedPlan;
      /** Which of the two was said; the other stands as it was. */
      readonly said: keyof PreparedPlan;
    }
  | { readonly type: 'PreparationDropped'; readonly faction: FactionId };

/** Answers laid out ahead: one to `ship`, one to `move`; `null` where none is. */
export interface PreparedPlan {
  readonly shipment: AnswerValue;
  readonly movement: AnswerValue;
}

/** A plan for one’s own turn, until that is over. */
export interface PreparedOrder extends PreparedPlan {
  readonly kind: 'prepared-turn';
}

export type ShipAndMovePrompt =
  /** In a pause: now, and not in its place in the order: `true`. Nobody waits for it. */
  | { readonly kind: 'act-now' }
  /** The shipment of one’s own turn, laid out ahead; answered like it. Nobody waits for it. */
  | (ShipAsked & { readonly kind: 'prepare-shipment' })
  | (MoveAsked & { readonly kind: 'prepare-move' });

export type ShipAndMoveCommand =
  | { readonly type: 'ChooseMoves'; readonly made: MovesMade }
  /** Whose turn it is takes the last thing back. */
  | { readonly type: 'UndoStep' }
  | { readonly type: 'DropPreparation' };

export type ShipAndMoveRefusal =
  /** It is not that seat’s turn, nothing was done, or somebody has answered it. */
  { readonly code: 'nothing-to-take-back' };

export type ShipAndMoveLogFact =
  | { readonly code: 'moves-chosen'; readonly made: MovesMade }
  | { readonly code: 'acts-out-of-turn'; readonly faction: FactionId }
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
  /** That nobody ships, or moves, is taken back. */
  | { readonly code: 'may-after-all'; readonly faction: FactionId; readonly what: 'shipment' | 'move' }
  /** Each told to the one who owes it. */
  | { readonly code: 'own-fare-lent'; readonly amount: number }
  | { readonly code: 'own-fare-repaid'; readonly amount: number }
  | { readonly code: 'fares-withheld'; readonly payee: FactionId; readonly amount: number }
  | { readonly code: 'shipping-ended'; readonly byModerator: boolean };

/** What everybody sees of it. */
export interface ShipAndMovePublicView {
  readonly movesMade: MovesMade;
  /** `null` while the phase is not played. */
  readonly shipAndMove: {
    /** Everybody in the order of their turns; who may act out of turn stands in its usual place. */
    readonly order: readonly FactionId[];
    readonly done: readonly FactionId[];
    /** Whose turn it is; `null` between turns. */
    readonly acting: {
      readonly faction: FactionId;
      readonly step: OwnTurnActivity['step'];
      readonly movesLeft: number;
      /** It had ended, and was opened again. */
      readonly isOpenAgain: boolean;
    } | null;
    /** What was done in the turn that goes on; as long as nothing was, in the one before it. */
    readonly latest: Pick<OwnTurnActivity, 'faction' | 'done'> | null;
    /** What was taken back last in the turn that goes on; `null` where nothing was, or something else was done since. */
    readonly takenBack: { readonly faction: FactionId; readonly step: StepMade } | null;
    readonly pause: Pause | null;
  } | null;
}

/** What one faction alone sees of it. */
export interface ShipAndMoveOwnView {
  readonly ownTurn: {
    /** Whether its answer waits for the first step to be recorded. */
    readonly isHeld: boolean;
    /** What it may take back now; `null` where nothing. */
    readonly mayTakeBack: Done['kind'] | null;
    /** What it has laid out; `null` where nothing, or its turn is over. */
    readonly prepared: PreparedPlan | null;
  };
}

export interface ShipAndMoveSlice {
  readonly movesMade: MovesMade;
  /** The last turn in which the phase was played; `null` before the first. */
  readonly lastShipping: number | null;
  /** The last turn in which Mentat has shown what goes before turns on the board; `null` before the first. */
  readonly boardOpened: number | null;
}

/** What can be undone of it. */
export interface ShipAndMoveUndo {
  readonly kind:
    | 'shipment'
    | 'move'
    /** A word that nobody ships, or moves. */
    | 'no-shipment'
    | 'no-move'
    /** There is nobody to ship. */
    | 'passed-by'
    /** The turn ends. */
    | 'turn-over'
    /** Somebody answers forces that have come. */
    | 'arrival-answer'
    /** Somebody answers before the first shipment. */
    | 'first-answer'
    /** A faction that acts when it wishes takes its turn first. */
    | 'out-of-turn';
}

/** Shipment and movement, as the table knows it. */
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
