import type { AnswerValue } from '../../core/answer.ts';
import type { AdvantageId } from '../../model/advantages.ts';
import type { ForceStack } from '../../model/board.ts';
import type { FactionId } from '../../model/factions.ts';
import type {
  Arrival,
  Done,
  MovesMade,
  OwnTurnId,
  OwnTurnNumber,
  ShipAndMoveId,
  StepMade,
} from '../../model/shipping-types.ts';
import type { CancelState } from '../../model/cancel-state.ts';
import type { TerritoryId } from '../../model/territories.ts';
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
  /** The turn that ended last, as it ended; `null` where there is none that could be opened again. */
  readonly last: OwnTurnActivity | null;
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
  /** What a record of an earlier turn is compared with; the id is the same in every turn of the game. */
  readonly number: OwnTurnNumber;
  readonly faction: FactionId;
  /** `leaders`: a leader may come back, where they do after the own move. `over`: all is done. */
  readonly step: 'ship' | 'move' | 'leaders' | 'over';
  /** What has been done, in its order. */
  readonly done: readonly Done[];
  /** Moves that are still to be made. */
  readonly movesLeft: number;
  /** What its owner took back last, and hands may have begun; `null` once something else is done. */
  readonly slip: StepMade | null;
  /** Forces that have just come somewhere, and whom nobody has answered yet; `null` where nobody has. */
  readonly arrival: Arrival | null;
  /** Powers that have answered it. */
  readonly offered: readonly AdvantageId[];
  /** Which of the steps, counted from 0, were its owner’s word that nobody ships or moves. */
  readonly saidNobody: readonly number[];
  /** Somebody has answered what was done, so that its owner cannot take it back alone. */
  readonly isAnswered: boolean;
  /** So many of the first steps somebody has answered. */
  readonly settledSteps: number;
  /** The move goes as it was prepared. */
  readonly asPrepared: boolean;
  /** Runs before its first step; `null` where none is needed, and once it is over. */
  readonly pause: Pause | null;
  /** Its first step may be recorded: the pause is over. */
  readonly isOpen: boolean;
  /** The answer that its owner has given while the pause runs. Secret until the pause is over. */
  readonly held: AnswerValue | null;
  /** Something was done in it by somebody, so that nothing of the turn before can be undone any more. */
  readonly isBegun: boolean;
  /** It had ended, and was opened again. */
  readonly isOpenAgain: boolean;
  /** A leader has come back in it: one a turn may. */
  readonly hasRevived: boolean;
  /** Its shipment passed by, since there was nobody to ship. */
  readonly hadNobodyToShip: boolean;
  /** The turn of the game in which the faction had last shipped as this turn began; `null` where it never had. */
  readonly shippedBefore: number | null;
  /** Advisors whom it left alone, and who became fighters. */
  readonly leftAlone: readonly LeftAlone[];
  /** What it lost as it ended, in the place of an ally. */
  readonly leftBehind: readonly ForceStack[];
}

/** Advisors whose company went with a step of a turn. */
export interface LeftAlone {
  readonly faction: FactionId;
  readonly territory: TerritoryId;
  /** So many steps had been made then, that one among them. */
  readonly steps: number;
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
  /**
   * The last thing done is undone, its pieces and sides as they were. What was paid goes back by events of its own.
   * `again`: it may be done anew; else it is lost for the turn.
   */
  | {
      readonly type: 'StepUndone';
      readonly faction: FactionId;
      readonly done: Done;
      /** `forces-came`: somebody was brought back who can be shipped after all. */
      readonly because: 'slip' | 'cancelled' | 'forces-came';
      readonly again: boolean;
    }
  /** What was paid in a turn does not stay with whom it was paid to: it goes to the bank, by events of its own. */
  | { readonly type: 'FaresWithheld'; readonly faction: FactionId; readonly payee: FactionId; readonly amount: number }
  /** What it was paid in a turn goes back, and its purse holds so much less: the bank lends it. Told to it alone. */
  | { readonly type: 'FareLent'; readonly payee: FactionId; readonly amount: number }
  /** The bank has so much of that back, or its owner has counted its spice anew. */
  | {
      readonly type: 'FareRepaid';
      readonly payee: FactionId;
      readonly amount: number;
      readonly because: 'spice-came' | 'counted-anew';
    }
  | { readonly type: 'LeadersAwaited'; readonly faction: FactionId }
  | { readonly type: 'OwnTurnOver'; readonly faction: FactionId }
  | { readonly type: 'OwnTurnEnded'; readonly faction: FactionId }
  /**
   * The turn that ended last goes on: something in it is undone, or one more group moves. The next had not been used, and
   * begins anew after it. What it lost as it ended is back.
   */
  | { readonly type: 'OwnTurnReopened'; readonly faction: FactionId; readonly back: readonly ForceStack[] }
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
  /** Turns of factions that have begun in the whole game. */
  readonly ownTurns: number;
  /**
   * The last turn in which the phase was played; `null` before the first. `ended`: the phase as everybody had had a turn,
   * so that the last of them can be opened again until the next phase begins.
   */
  readonly lastShipping: { readonly turn: number; readonly ended: ShipAndMoveActivity | null } | null;
  /** The last turn in which Mentat has shown what goes before turns on the board; `null` before the first. */
  readonly boardOpened: number | null;
  /** What the bank has lent for fares that went back, until it has it again. Secret, as the purses are. */
  readonly faresOwed: readonly { readonly faction: FactionId; readonly amount: number }[];
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
