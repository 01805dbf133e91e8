/** The handlers of a feature: one shape for each kind of thing in its contract. */
import type { AnswerValue } from '../core/answer.ts';
import type { Grammar } from '../core/grammar.ts';
import type { OptionalField } from '../model/fields.ts';
import type { Random } from '../core/random.ts';
import type { Ctx } from '../powers/ctx.ts';
import type { Decision } from '../model/decision.ts';
import type { WindowActivity } from '../model/activities.ts';
import type { EventOf, EventType, GameEvent } from '../model/events.ts';
import type { FactionId } from '../model/factions.ts';
import type { DeclaredSecret, PublicFact } from '../model/facts.ts';
import type { BoardPhase } from '../model/board-phases.ts';
import type { PhaseId } from '../model/phases.ts';
import type { Prompt, PromptKind, PromptOf } from '../model/prompts.ts';
import type { Refusal } from '../model/refusals.ts';
import type { GameState, OpenUse } from '../model/state.ts';
import type { CancelScope } from '../model/cancel-state.ts';
import type { SlotId } from '../model/treachery-cards.ts';
import type { WindowTiming } from '../model/windows.ts';

/** Input from outside while the game runs: server time (ms) and chance. */
export interface Environment {
  readonly at: number;
  readonly random: Random;
}

/** The handler of an activity on the stack. */
export interface ActivityHandler<A> {
  /** The phase of an activity at the bottom of the stack. */
  readonly phase?: PhaseId;
  /** Returns the next automatic events while this activity is on top, or none if a player must decide first. */
  readonly advance?: (ctx: Ctx, state: GameState, activity: A, moment: Environment) => readonly GameEvent[];
  /**
   * How the activity ends when its time is over and no activity lies above. Missing if the activity has no time limit.
   */
  readonly timer?: TimerHandler<A>;
  /** Returns the prompts of this activity while the activity is on top. */
  readonly prompts?: (ctx: Ctx, state: GameState, activity: A) => readonly Prompt[];
  /**
   * How the moderator ends the activity early while it is at the bottom of the stack. Missing if the moderator cannot
   * end it.
   */
  readonly onEndEarly?: (ctx: Ctx, state: GameState, activity: A) => Decision;
  /** Prompts of other features that this activity uses, with the effect of the answers on this activity. */
  readonly answers?: { readonly [Kind in PromptKind]?: PromptHandler<PromptOf<Kind>>['onAnswer'] };
  /**
   * Returns the effects of a corrected fact on open decisions. The kernel calls the highest activity that has this
   * entry.
   */
  readonly onCorrection?: (
    ctx: Ctx,
    state: GameState,
    activity: A,
    fact: PublicFact,
    after: GameState,
  ) => readonly GameEvent[];
  /**
   * Returns the events that reopen decisions after an owner declares a secret. The kernel calls every activity, from
   * the bottom of the stack up.
   */
  readonly onDeclare?: (
    ctx: Ctx,
    state: GameState,
    activity: A,
    faction: FactionId,
    fact: DeclaredSecret,
  ) => readonly GameEvent[];
  /** Returns the events that end the activity even if other activities lie above it, or none. */
  readonly endWhenCovered?: (ctx: Ctx, state: GameState, activity: A) => readonly GameEvent[];
  /** Returns the events that close the activity before the activity below it ends. Missing if no event is needed. */
  readonly onClose?: (activity: A) => readonly GameEvent[];
  /**
   * Returns the activity after an undo, in the position before the use. It removes automatic events that were
   * scheduled.
   */
  readonly onUndo?: (activity: A) => A;
  /** Returns the activity after a take-back to this position. */
  readonly onTakeBack?: (activity: A, event: EventOf<'TakenBack'>) => A;
}

/** The time of an activity. */
export interface TimerHandler<A> {
  /** The moment when the time ends (server time, ms); `null` if no time runs. */
  readonly until: (activity: A) => number | null;
  /** The moment of the public deadline (server time, ms). It is needed if `until` may be secret. */
  readonly seenUntil?: (activity: A) => number | null;
  /** Returns the events when the time ends. */
  readonly onTimeout: (ctx: Ctx, state: GameState, activity: A) => readonly GameEvent[];
}

/** The handler of a decision that one seat may or must make. */
export interface PromptHandler<Q> {
  /** Returns the events of a legal answer. */
  readonly onAnswer: (ctx: Ctx, state: GameState, prompt: Prompt & Q, value: AnswerValue, random: Random) => Decision;
  /**
   * Set if the table does not wait for an answer. A `pending` prompt needs an answer later, and the desk may give the
   * default answer. An `optional` prompt may be ignored, and the desk never answers it. Missing if the table waits.
   */
  readonly nonBlocking?: 'pending' | 'optional';
  /**
   * Whether the prompt stays open until its time is over, whichever seats have answered. Until then nobody learns which
   * seats have answered, and no seat is shown as awaited. Missing if the table only waits for the answers.
   */
  readonly isTimeBoxed?: (state: GameState) => boolean;
  /**
   * Set if chance gives the answer for a silent seat, because the first answer would tell everybody a secret. Missing if
   * the default is the first answer.
   */
  readonly isDefaultByChance?: true;
  /**
   * Set if a player may take back this answer at a table that forgives, because the answer tells no secret and
   * no chance follows it. Missing if the answer stands.
   */
  readonly canBeTakenBack?: true;
  /** Withdraws a sealed answer. Missing if answers cannot be withdrawn. */
  readonly onWithdraw?: (ctx: Ctx, state: GameState, prompt: Prompt & Q) => Decision;
}

/** The handler of a window, which asks all seats at once. */
export interface WindowHandler<W> {
  /**
   * The moment at which the window opens, with the reason. A window about several uses opens at the moment of those
   * uses.
   */
  readonly opensAt: WindowTiming | 'by-its-uses';
  /** Returns the legal answers of one seat. */
  readonly answers: (ctx: Ctx, state: GameState, ask: W, faction: FactionId) => Grammar;
  /** Returns the events of all answers when the window closes. */
  readonly onClose: (ctx: Ctx, state: GameState, ask: W, window: WindowActivity) => readonly GameEvent[];
}

/** The handler for the outcome of a use that a Karama may cancel. */
export interface UseHandler<A> {
  /**
   * The moment at which the window about this use opens, with the reason; `by-its-power` if the power states the moment
   * and the reason.
   */
  readonly opensAt: WindowTiming | 'by-its-power';
  readonly settle: (state: GameState, use: A, during: CancelScope, outcome: 'standing' | 'cancelled') => GameState;
}

/** The handler of a phase that Mentat plays. */
export interface PhaseHandler {
  /** Begins the phase. Returns `null` if Mentat has nothing to play in it, so that the table plays it on the board. */
  readonly begin: (ctx: Ctx, state: GameState) => Decision | null;
  /**
   * Whether the present phase is still to be played in this turn; `null` if Mentat does not play the phase.
   */
  readonly isPending?: (ctx: Ctx, state: GameState) => boolean | null;
  /** The actions of the table when it plays this phase on the board. Missing if the phase has no such actions. */
  readonly boardPhase?: (ctx: Ctx) => BoardPhase;
  /** Whether this part of the phase is done and another part follows. Missing if the phase has one part. */
  readonly isInProgress?: (state: GameState) => boolean;
  /**
   * Whether Mentat has nothing to play in the phase now, so that the phase is skipped. Missing if the phase is never
   * skipped.
   */
  readonly canSkip?: (ctx: Ctx, state: GameState) => boolean;
  /** Set if the phase can start automatically after a phase that Mentat plays. */
  readonly startsAutomatically?: true;
  /**
   * Whether the phase begins with a window, before any chance or disclosure. Then no pause is needed before the phase.
   * The answer may depend on public facts only. Missing if the phase never begins with a window.
   */
  readonly opensWithWindow?: (ctx: Ctx, state: GameState) => boolean;
  /**
   * Whether the phase has a result that is visible only during the phase. Then a pause follows it. The answer may
   * depend on public facts only. Missing if the result stays visible.
   */
  readonly showsResult?: (state: GameState) => boolean;
  /**
   * Whether other seats can still cancel the last action, so that no seat may start the next phase early. The answer
   * may depend on public facts only. Missing if nothing can be cancelled.
   */
  readonly canStillBeUndone?: (state: GameState) => boolean;
}

/** The fields that a device may send, each with its bounds. The kind is added automatically. */
export type InputFields<Sent, Tag extends PropertyKey> = {
  readonly [Field in Exclude<keyof Sent, Tag>]-?: Sent extends { readonly [Always in Field]: Sent[Field] }
    ? Grammar<Sent[Field]>
    : OptionalField<Exclude<Sent[Field], undefined>>;
};

/**
 * The handler of a secret that its owner can declare. The program believes owners; a moderator can only ask them to
 * check a secret.
 */
export interface SecretHandler<S> {
  readonly input: InputFields<S, 'kind'>;
  /**
   * Returns the factions that have such a secret. The function reads only the state, because a replay of log lines has
   * no rules.
   */
  readonly of: (state: GameState) => readonly FactionId[];
  /** Returns the present value for one of these factions. */
  readonly now: (state: GameState, faction: FactionId) => S;
  /**
   * Returns why this faction has no such secret, or `null`. It reads public facts only. Missing if every faction has
   * such a secret.
   */
  readonly validateOwner?: (ctx: Ctx, state: GameState, faction: FactionId) => Refusal | null;
  /** Returns why the secret cannot have this value, or `null`. It reads only what its owner knows. */
  readonly validate: (ctx: Ctx, state: GameState, faction: FactionId, secret: S) => Refusal | null;
  /**
   * Returns the recorded part of the declared value, and the open parts that keep their names. Missing if the whole
   * value is recorded.
   */
  readonly toRecord?: (state: GameState, faction: FactionId, secret: S) => RecordedSecret<S>;
  /** Whether the declared value equals the present value. Then nothing changes and no prompt reopens. */
  readonly isUnchanged?: (state: GameState, faction: FactionId, secret: S) => boolean;
  /** Returns the value that a declaration replaces, including debts. Missing if that value is `now`. */
  readonly found?: (state: GameState, faction: FactionId) => S;
  /**
   * Returns the declared value after an undo has changed the value that it replaced: `found` before, `now` after.
   * Missing if an undo does not change a declaration.
   */
  readonly shift?: (secret: S, found: S, now: S) => S;
  readonly set: (state: GameState, faction: FactionId, secret: S, laid: readonly SlotId[]) => GameState;
  /** Set if answers in a window may depend on this secret, so that a new declaration withdraws them. */
  readonly affectsWindowAnswers?: true;
}

/** The handler of a public fact that a moderator can set. The physical board is always right. */
export interface FactHandler<F> {
  readonly input: InputFields<F, 'kind'>;
  /** Returns the present value of the same fact. */
  readonly now: (state: GameState, fact: F) => F;
  /**
   * Returns why the fact cannot have this value, or `null`. Either no board can have the value, or a running activity
   * forbids the change. The function reads only public facts.
   */
  readonly validate: (ctx: Ctx, state: GameState, fact: F) => Refusal | null;
  /**
   * Returns the set fact, adapted to a change of the value that it replaced. Missing if such a fact cannot be adapted.
   */
  readonly shift?: (fact: F, found: F, now: F) => F;
  readonly set: (state: GameState, fact: F) => GameState;
  /** Returns the fact in the form of the state. Missing if the fact has only one form. */
  readonly normalize?: (state: GameState, fact: F) => F;
  /** Returns the events that follow from the fact, before prompts reopen. */
  readonly onSet?: (ctx: Ctx, state: GameState, fact: F, random: Random) => readonly GameEvent[];
}

/**
 * The handler of a standing order, which only its owner knows. The events of standing orders have no log lines and are
 * allowed before the start. Otherwise the end of the time for swaps would show that somebody gave an order.
 */
export interface StandingOrderHandler {
  /** When the order ends, unless its owner withdraws it earlier. */
  readonly until: 'taken-back' | Lifetime;
}

/**
 * Whether an event makes a use final. `isOwn` means that the event belongs to that use; `state` is the position before
 * the event.
 */
type UndoLimits = {
  readonly [Type in EventType]?:
    | true
    | ((event: EventOf<Type>, use: OpenUse, at: { readonly isOwn: boolean; readonly state: GameState }) => boolean);
};

/** The effects of undoing one kind of use: what stays, and which other uses are undone too. */
export interface UndoHandler {
  /** Set if this use follows from earlier uses. The undo of an earlier use then also undoes this use. */
  readonly followsEarlier?: true;
  /**
   * Set if the position before the use is kept, so that the use can be undone separately. Missing if the use is only
   * undone together with other uses.
   */
  readonly canBeUndone?: true;
  /** Whether the use can be undone now. This depends on public facts only. Missing if the use can always be undone. */
  readonly mayBeUndone?: (state: GameState) => boolean;
  /** Events after which the owner cannot undo the use, although a Karama may still cancel it. */
  readonly sealedBy?: UndoLimits;
  /** Events after which neither this use nor an earlier use can be undone. */
  readonly settledBy?: UndoLimits;
  /** The events of the use that stay when it is undone separately, such as the fact that a seat was asked. */
  readonly stays?: readonly EventType[];
  /** Set if an undo reopens all prompts that have opened since the use, under new ids. */
  readonly asksAgain?: true;
}

/** A named moment at which something ends. */
export type Lifetime = 'phase' | 'turn';

/** The recorded part of a declared secret. */
export interface RecordedSecret<S> {
  readonly fact: S;
  readonly laid: readonly SlotId[];
}

/** The way a turn begins, and the way a phase on the board begins. */
export interface TurnHandler {
  readonly turnBegins: (turn: number) => GameEvent;
  readonly phaseBegins: (phase: PhaseId) => GameEvent;
}

/** The handler of a command: who may send it, and its effect. */
export type CommandHandler<I> = {
  /** The input fields, or `null` if clients cannot send this command. */
  readonly input: InputFields<I, 'type'> | null;
  /**
   * Set if the sender corrects an own slip. Then unticked instructions that the command undoes leave the checklist at
   * once. Missing if the table may have begun with those instructions.
   */
  readonly removesUndoneInstructions?: true;
} & (
  | { readonly from: 'seat'; readonly decide: Decided<I, FactionId> }
  | { readonly from: 'moderator'; readonly decide: Decided<I, 'moderator'> }
  | { readonly from: 'seat-or-moderator'; readonly decide: Decided<I, FactionId | 'moderator'> }
);

type Decided<I, By> = (ctx: Ctx, state: GameState, command: I, sender: CommandContext<By>) => Decision;

/** The sender and the time of a command. */
export interface CommandContext<By> extends Environment {
  readonly by: By;
  /** Whether all events so far are allowed before the start. */
  readonly isBeforeStart: () => boolean;
  /** Returns why a faction has no secret of this kind at this table, or `null`. */
  readonly secretRefusal: (faction: FactionId, kind: DeclaredSecret['kind']) => Refusal | null;
}

/** The effect of an event on the checklist: a new list begins, or the whole list counts as done. */
export type InstructionListEffect = 'starts-afresh' | 'stands-as-it-is';
