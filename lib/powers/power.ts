import type { Board } from '../board/board.ts';
import type { AnswerValue } from '../core/answer.ts';
import type { Grammar } from '../core/grammar.ts';
import type { PermissionSteps } from '../features/permissions/steps.ts';
import type { PledgeSteps } from '../features/pledges/steps.ts';
import type { BattleCard, BattleSteps, BattleOf } from '../features/battle/steps.ts';
import type { BiddingSteps } from '../features/bidding/steps.ts';
import type { CharitySteps } from '../features/charity/steps.ts';
import type { CollectionSteps } from '../features/collection/steps.ts';
import type { MentatPauseSteps } from '../features/mentat-pause/steps.ts';
import type { RevivalSteps } from '../features/revival/steps.ts';
import type { SetupSteps } from '../features/setup/steps.ts';
import type { MovementSteps } from '../features/movement/steps.ts';
import type { ShipAndMoveSteps } from '../features/ship-and-move/steps.ts';
import type { ShipmentSteps } from '../features/shipment/steps.ts';
import type { SpiceBlowSteps } from '../features/spice-blow/steps.ts';
import type { StormSteps } from '../features/storm/steps.ts';
import type { PieceSteps } from '../pieces/steps.ts';
import type { AdvantageId } from '../model/advantages.ts';
import type { PlanElement } from '../model/battle.ts';
import type { GameEvent } from '../model/events.ts';
import type { LogFact } from '../model/log.ts';
import type { FactionId } from '../model/factions.ts';
import type { GameState, UndoableEvent } from '../model/state.ts';
import type { UseId } from '../model/use-id.ts';
import type { CancelScope } from '../model/cancel-state.ts';
import type { CardKind } from '../model/treachery-cards.ts';
import type { Rules } from './rules.ts';
import type { StartingForces } from './starts.ts';
import type { CANCEL_POINTS } from './cancel-points.ts';

/** A moment at which the table may stop a power. */
export type CancelPoint = keyof typeof CANCEL_POINTS;

/** One use that may be stopped: `true` where it is found by what rests on it, and a Karama cancels that use alone. */
export type Cancellable = true | AskedAbout | Undoable;

/** The table is asked about it before it does what cannot be undone. */
interface AskedAbout {
  readonly at: CancelPoint;
  /** Whether it does anything here, by public facts alone. */
  readonly isAtWork: (state: GameState, board: Board) => boolean;
  /**
   * It lies in a plan. Where the table is asked before plans are turned over, whether it may be there, by public facts
   * alone: nobody must learn whether it is.
   */
  readonly mayLieInPlan?: (state: GameState) => boolean;
  /** It is used for an ally: not at every table can that be stopped. */
  readonly servesAlly?: true;
  /** Where it is used so that what it does can be undone, nobody is asked. */
  readonly undoable?: Omit<Undoable, 'at'>;
}

/** Nobody is asked: as long as a use that rests on it can still be undone, a Karama may be played against it at any time. */
export interface Undoable {
  readonly at: 'any-time';
  /** Where it is at work before anything has been done by it, by public facts alone; `null` where it does nothing. */
  readonly worksBefore?: (state: GameState, at: Pick<CardPlayContext, 'board' | 'powers'>) => CancelScope | null;
  /** How long it is cancelled, where that is longer than for the use that is undone. */
  readonly lasts?: 'turn';
  /** It is used for an ally: not at every table can that be stopped. */
  readonly servesAlly?: true;
}

/**
 * What hangs on to the steps that phases publish. Hooks are few; a phase folds those in force and never asks whose they
 * are.
 */
export interface Power
  extends
    BattleSteps,
    StormSteps,
    SpiceBlowSteps,
    CharitySteps,
    CollectionSteps,
    MentatPauseSteps,
    RevivalSteps,
    BiddingSteps,
    ShipmentSteps,
    MovementSteps,
    ShipAndMoveSteps,
    SetupSteps,
    PieceSteps,
    PledgeSteps,
    PermissionSteps {
  readonly id: AdvantageId;
  /** Whose it is; `null` where a module or a card brings it, and it is nobody’s. */
  readonly faction: FactionId | null;
  readonly rules: readonly string[];
}

/** What a module or a card changes for all alike, as long as the edition or an option grants it. */
export interface CommonPower extends Power {
  readonly faction: null;
}

/** How a use goes without a power on which it rests, where it stays all the same. */
export interface CutPower {
  /** The events of the use as they are without it. */
  readonly without: (event: UndoableEvent) => readonly UndoableEvent[];
  /** Whether a later step of its owner cannot stay as it is; later ones go with that. `own` are the events of the use. */
  readonly takesAlong: (own: readonly GameEvent[], later: readonly GameEvent[]) => boolean;
  /** What everybody may read of it; `own` are its events as they were. */
  readonly log: (own: readonly GameEvent[]) => readonly LogFact[];
}

/** What a faction can do that others cannot. */
export interface Advantage extends Power {
  readonly faction: FactionId;
  /** When the table is asked whether a Karama stops it. A power without cannot be stopped, or has a step of its own. */
  readonly cancellable?: Cancellable;
  /** Where a use that rests on it stays as it is cancelled. Left out where that is undone. */
  readonly cut?: CutPower;
  /** Whether a Karama stops it by this table’s rules; left out where it does at every table. */
  readonly canBeCancelled?: (rules: Rules) => boolean;
  /** Cards of these kinds may be played as a Karama that stops a power; another Karama may stop that. */
  readonly playsAsKarama?: readonly CardKind[];
  /** Leaders of others may be in its hands, alive or face down in the tanks. */
  readonly holdsOthersLeaders?: true;
  /** Modifier: cards this faction may hold. */
  readonly handLimit?: (limit: number) => number;
  /** Modifier: how many of the four traitors dealt stay in this faction's pay. */
  readonly traitorsKept?: (kept: number) => number;
  /** Its forces have a second side: as advisors they live beside others, and fight, hold and block nothing. */
  readonly hasAdvisors?: true;
  /** Modifier of the set-up: which of its forces begin on the board. */
  readonly startingForces?: (forces: StartingForces) => StartingForces;
  /** Modifier of the set-up: treachery cards it begins with. */
  readonly startingCards?: (cards: number) => number;
  /** Interlude of the set-up: it foretells which other faction wins, and in which turn. */
  readonly predicts?: true;
  /** The faction's special forces, starred on their disc, count for more; how many it has is the edition's to say. */
  readonly specialForces?: {
    /** What a special force is worth, in strength and in losses, against this opponent; another one is worth 1. */
    readonly worthAgainst: (opponent: FactionId) => number;
  };
  /** Modifier: in battle its forces count in full without spice, and it lays none. */
  readonly fightsWithoutSpice?: true;
  /** Knowledge at the battle step `prescience`: one element of the plan of the side fought against. */
  readonly looksAtPlan?: { readonly in: BattleOf; readonly elements: readonly PlanElement[] };
  /** Special Karama power at the battle step `plans`: one side's whole plan, committed before it is seen. */
  readonly seesWholePlan?: true;
  /** Special Karama power that its faction may use at any time, in the place of stopping somebody; nothing stops it. */
  readonly playedAsKarama?: AnytimePlay;
  /** Permission at the battle step `treachery`: this faction's traitors may betray for its fighting ally too. */
  readonly callsTraitorsForAlly?: true;
}

/** What a card does that is played at any time. */
export interface AnytimePlay {
  /** What is said as it is played; `null` where it can do nothing now. */
  readonly fields: (player: CardPlayContext) => { readonly [field: string]: Grammar } | null;
  readonly effect: (player: CardPlayContext, answer: AnswerValue) => readonly GameEvent[];
}

/** Who plays a card, and when. */
export interface CardPlayContext {
  /** Whether a use can be undone as things stand. */
  readonly isUndoable: (state: GameState, use: UseId) => boolean;
  readonly rules: Rules;
  readonly board: Board;
  /** Every power at this table, whoever has it. */
  readonly powers: readonly Power[];
  /** Those of them that factions have. */
  readonly advantages: readonly Advantage[];
  readonly state: GameState;
  readonly faction: FactionId;
}

/** What a treachery card does, in a battle plan and outside of one. */
export interface CardPower<Kind extends CardKind = CardKind> {
  readonly kind: Kind;
  readonly rules: readonly string[];
  /** What it does in a battle plan; `null` where it never lies in one. */
  readonly inBattle: BattleCard | null;
  /** It can stop one use of an opponent's advantage, in the window before that use takes effect. */
  readonly cancelsAdvantage?: true;
  /** It pays for a card in the bidding, whatever its price. */
  readonly paysForCard?: true;
  /** A shipment from off the planet costs half with it, paid to the bank. */
  readonly halvesShipment?: true;
  /** It moves the storm in place of the dials, in the window before they are dialled. */
  readonly steersStorm?: true;
  /** It may be played at any time, by itself, and is discarded then. */
  readonly playedFreely?: AnytimePlay & {
    /** What its player has sealed stays sealed, and no card of that is played with it. */
    readonly leavesPlans?: true;
  };
  /** It destroys the Shield Wall, in the window before the storm moves. */
  readonly breaksShieldWall?: true;
}
