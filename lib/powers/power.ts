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
import type { ShowSecretSteps } from '../features/show-secret/steps.ts';
import type { ShipmentSteps } from '../features/shipment/steps.ts';
import type { SpiceBlowSteps } from '../features/spice-blow/steps.ts';
import type { StormSteps } from '../features/storm/steps.ts';
import type { PieceSteps } from '../pieces/steps.ts';
import type { AdvantageId } from '../model/advantages.ts';
import type { Forces } from '../model/board.ts';
import type { PlanElement } from '../model/battle.ts';
import type { GameEvent } from '../model/events.ts';
import type { LogFact } from '../model/log.ts';
import type { FactionId } from '../model/factions.ts';
import type { LeaderId } from '../model/leaders.ts';
import type { GameState, UndoableEvent } from '../model/state.ts';
import type { UseId } from '../model/use-id.ts';
import type { CancelScope } from '../model/cancel-state.ts';
import type { CardKind, TreacheryTitle } from '../model/treachery-cards.ts';
import type { Rules } from './rules.ts';
import type { StartingForces } from './starts.ts';
import type { CANCEL_POINTS } from './cancel-points.ts';

/** A moment at which the table may stop a power. */
export type CancelPoint = keyof typeof CANCEL_POINTS;

/**
 * How a use can be cancelled. With `true`, the powers on which the use depends lead to it, and a Karama cancels only
 * that use.
 */
export type Cancellable = true | AskedAbout | Undoable;

/** A use about which the table is asked before an irreversible effect. */
interface AskedAbout {
  readonly at: CancelPoint;
  /** Whether the power has an effect here. This depends on public facts only. */
  readonly isAtWork: (state: GameState, board: Board, rules: Rules) => boolean;
  /**
   * Whether the power may be in a plan, by public facts, if the table is asked before the reveal. The question must not
   * show whether the power is in the plan.
   */
  readonly mayLieInPlan?: (state: GameState) => boolean;
  /** Set if the power is used for an ally. Not every table can cancel that. */
  readonly servesAlly?: true;
  /** Set for uses whose effect can be undone. The table is not asked about them. */
  readonly undoable?: Omit<Undoable, 'at'>;
}

/**
 * A use without a window. While a use that depends on it can still be undone, a Karama may be played against it at any
 * time.
 */
export interface Undoable {
  readonly at: 'any-time';
  /**
   * Returns the activity in which the power is active before it has had an effect; `null` if there is no such activity.
   * This depends on public facts only.
   */
  readonly worksBefore?: (
    state: GameState,
    at: Pick<CardPlayContext, 'board' | 'powers' | 'rules'>,
  ) => CancelScope | null;
  /**
   * How long the power is cancelled, if longer than for the undone use: for the turn of the use, or for the whole round
   * of turns. With `round`, only the last use is undone.
   */
  readonly lasts?: 'turn' | ((rules: Rules) => 'use' | 'round');
  /** Set if the power is used for an ally. Not every table can cancel that. */
  readonly servesAlly?: true;
}

/**
 * A power: its implementations of the phases' steps. A phase folds the active powers and never asks which factions own
 * them.
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
    ShowSecretSteps,
    PermissionSteps {
  readonly id: AdvantageId;
  /** The faction of the power; `null` for a power of a module or a card. */
  readonly faction: FactionId | null;
  readonly rules: readonly string[];
}

/** A power of a module or a card that the edition or an option grants to all factions alike. */
export interface CommonPower extends Power {
  readonly faction: null;
}

/** The change of a use that stays although a power on which it depends is cancelled. */
export interface CutPower {
  /** Returns the events of the use without the power. */
  readonly without: (event: UndoableEvent) => readonly UndoableEvent[];
  /**
   * Whether a later step of the same owner cannot stay. Then all steps after that step are undone too. `own` are the
   * events of the use.
   */
  readonly takesAlong: (own: readonly GameEvent[], later: readonly GameEvent[]) => boolean;
  /** Returns the public log lines; `own` are its former events. */
  readonly log: (own: readonly GameEvent[]) => readonly LogFact[];
}

/** A power of one faction. */
export interface Advantage extends Power {
  readonly faction: FactionId;
  /**
   * The moment at which the table is asked whether a Karama cancels this power. Missing if the power cannot be
   * cancelled, or if it has its own step for the question.
   */
  readonly cancellable?: Cancellable;
  /** The change of a dependent use that stays when the power is cancelled. Missing if the use is undone. */
  readonly cut?: CutPower;
  /** Returns what the Karama of this faction does against the power, in addition to cancelling. */
  readonly whenCancelled?: (state: GameState, by: FactionId) => readonly GameEvent[];
  /** Whether a Karama can cancel the power by this table’s rules. Missing if a Karama can cancel it at every table. */
  readonly canBeCancelled?: (rules: Rules) => boolean;
  /** The kinds of cards that may be played as a Karama that cancels a power. Another Karama may cancel such a play. */
  readonly playsAsKarama?: readonly CardKind[];
  /** The kinds of cards that are Karama cards in this faction's hand. Nothing cancels such a play. */
  readonly countsAsKarama?: readonly CardKind[];
  /** Another effect of cards of one kind, for any faction that plays them at any time. A sealed plan of the player stays sealed. */
  readonly cardsAlso?: AnytimePlay & { readonly kind: CardKind };
  /** The faction may hold leaders of other factions, alive or face down in the tanks. */
  readonly holdsOthersLeaders?: true;
  /** The factions with which this faction is never in one alliance. */
  readonly neverAlliesWith?: readonly FactionId[];
  /** Modifier: the hand limit of this faction. */
  readonly handLimit?: (limit: number) => number;
  /** Modifier: how many of the four dealt traitors this faction keeps. */
  readonly traitorsKept?: (kept: number) => number;
  /**
   * Set if the faction's forces have a second side. As advisors they coexist with others and do not fight, hold or
   * block.
   */
  readonly hasAdvisors?: true;
  /** Modifier of the set-up: the faction's forces on the board at the start. */
  readonly startingForces?: (forces: StartingForces) => StartingForces;
  /** Modifier of the set-up: the number of the faction's treachery cards at the start. */
  readonly startingCards?: (cards: number) => number;
  /** A step of the set-up: the faction predicts the winner and the turn. */
  readonly predicts?: true;
  /**
   * The faction's special forces, whose discs have a star. They count for more. The edition says how many the faction
   * has.
   */
  readonly specialForces?: {
    /**
     * Returns the worth of a special force, in strength and in losses, against this opponent. A plain force is worth 1.
     */
    readonly worthAgainst: (opponent: FactionId) => number;
  };
  /** Modifier: in battle the faction's forces count in full without spice, and the faction pays no spice. */
  readonly fightsWithoutSpice?: true;
  /** Knowledge at the battle step `prescience`: one element of the opponent's plan. */
  readonly looksAtPlan?: { readonly in: BattleOf; readonly elements: readonly PlanElement[] };
  /**
   * Special Karama power at the battle step `plans`: one side's whole plan. The order is committed before the plan is
   * seen.
   */
  readonly seesWholePlan?: true;
  /**
   * The special Karama power, which the faction may use at any time instead of cancelling a power. Nothing cancels this
   * power.
   */
  readonly playedAsKarama?: AnytimePlay;
  /** Permission at the battle step `treachery`: this faction's traitors also betray for its fighting ally. */
  readonly callsTraitorsForAlly?: true;
}

/** The effect of a card that is played at any time. */
export interface AnytimePlay {
  /** Returns the fields of the play; `null` if it can have no effect now. */
  readonly fields: (player: CardPlayContext) => { readonly [field: string]: Grammar } | null;
  readonly effect: (player: CardPlayContext, answer: AnswerValue) => readonly GameEvent[];
}

/** The player of a card, and the position. */
export interface CardPlayContext {
  /** Whether a use can be undone now. */
  readonly isUndoable: (state: GameState, use: UseId) => boolean;
  readonly rules: Rules;
  readonly board: Board;
  /** Returns all forces of a faction. */
  readonly forces: (faction: FactionId) => Forces;
  /** All powers at this table. */
  readonly powers: readonly Power[];
  /** The powers of factions among the powers at this table. */
  readonly advantages: readonly Advantage[];
  readonly state: GameState;
  readonly faction: FactionId;
}

/** The effects of a treachery card, in a battle plan and outside. */
export interface CardPower<Kind extends CardKind = CardKind> {
  readonly kind: Kind;
  readonly rules: readonly string[];
  /** The effect of the card in a battle plan; `null` if the card is never in a plan. */
  readonly inBattle: BattleCard | null;
  /** The card can cancel one use of an opponent's power, in the window before that use takes effect. */
  readonly cancelsAdvantage?: true;
  /** The card pays for a card in the bidding, at any price. */
  readonly paysForCard?: true;
  /**
   * The card halves the price of a shipment from off the planet, which then goes to the bank. In some editions it also
   * ships forces across the planet.
   */
  readonly ships?: true;
  /** The card moves the storm instead of the dials, in the window before the dials. */
  readonly steersStorm?: true;
  /** The card may be played alone at any time, and is then discarded. */
  readonly playedFreely?: AnytimePlay & {
    /** The card does not affect the player's sealed plan. It cannot be played with cards of that plan. */
    readonly leavesPlans?: true;
    /** The card stays face down on the table, by its own effect. Cards of these kinds may be laid instead of it. */
    readonly isLaidDown?: { readonly bluffs: readonly CardKind[] };
    /** The titles of this kind that are played like this. Missing for all titles of the kind. */
    readonly titles?: readonly TreacheryTitle[];
  };
  /** The card doubles the spice that has just blown. */
  readonly doublesBlow?: true;
  /** A worm comes with this card instead of the next spice card. */
  readonly thumps?: true;
  /** Returns the points that cards of this kind have taken from the strength of a leader; 0 if there are none. */
  readonly weakensLeader?: (state: GameState, leader: LeaderId) => number;
  /** The card destroys the Shield Wall, in the window before the storm moves. */
  readonly breaksShieldWall?: true;
}
