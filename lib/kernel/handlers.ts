/** What a feature says of each thing that it brings: one shape for each kind of thing. */
import type { AnswerValue } from '../core/answer.ts';
import type { Grammar } from '../core/grammar.ts';
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

/** What comes from outside as play goes on: the server's time in milliseconds, and chance. */
export interface Environment {
  readonly at: number;
  readonly random: Random;
}

/** Something that goes on, while it lies on the stack. */
export interface ActivityHandler<A> {
  /** The phase that is played while this lies at the bottom of the stack. */
  readonly phase?: PhaseId;
  /** The next events that follow by themselves while it is on top; none when a decision is owed. */
  readonly advance?: (ctx: Ctx, state: GameState, activity: A, moment: Environment) => readonly GameEvent[];
  /** How it ends by itself when its time is up, while it is on top; left out where no time runs. */
  readonly timer?: TimerHandler<A>;
  /** Whom it asks what while it is on top. */
  readonly prompts?: (ctx: Ctx, state: GameState, activity: A) => readonly Prompt[];
  /** How the moderator ends it while it lies at the bottom; left out where it has its own end alone. */
  readonly onEndEarly?: (ctx: Ctx, state: GameState, activity: A) => Decision;
  /** Questions of another feature that this asks as well: what their answers come to here. */
  readonly answers?: { readonly [Kind in PromptKind]?: PromptHandler<PromptOf<Kind>>['onAnswer'] };
  /** What a corrected fact does to decisions that are open in it. The highest activity that has an entry is asked. */
  readonly onCorrection?: (
    ctx: Ctx,
    state: GameState,
    activity: A,
    fact: PublicFact,
    after: GameState,
  ) => readonly GameEvent[];
  /** What an owner's new word on a secret does to decisions that are open in it. Every activity is asked, the lowest first. */
  readonly onDeclare?: (
    ctx: Ctx,
    state: GameState,
    activity: A,
    faction: FactionId,
    fact: DeclaredSecret,
  ) => readonly GameEvent[];
  /** Events by which it ends though something lies over it; none while it goes on. */
  readonly endWhenCovered?: (ctx: Ctx, state: GameState, activity: A) => readonly GameEvent[];
  /** Events by which it closes before what it lies on ends; left out where it ends with that. */
  readonly onClose?: (activity: A) => readonly GameEvent[];
  /** How it stands after an undo, in the position before the use: what waited to happen by itself waits no more. */
  readonly onUndo?: (activity: A) => A;
  /** How it stands after a take-back to this position. */
  readonly onTakeBack?: (activity: A, event: EventOf<'TakenBack'>) => A;
}

/** A time that runs for what is played. */
export interface TimerHandler<A> {
  /** Until when (server time, ms); `null` while no time runs. */
  readonly until: (activity: A) => number | null;
  /** Until when everyone sees that time runs (server time, ms). Given where `until` may be a secret time. */
  readonly seenUntil?: (activity: A) => number | null;
  /** What happens then. */
  readonly onTimeout: (ctx: Ctx, state: GameState, activity: A) => readonly GameEvent[];
}

/** A decision that one seat may or must make. */
export interface PromptHandler<Q> {
  /** What a legal answer makes happen. */
  readonly onAnswer: (ctx: Ctx, state: GameState, prompt: Prompt & Q, value: AnswerValue, random: Random) => Decision;
  /**
   * The table goes on without an answer: `beside` waits for it all the same, and the desk may answer with its default;
   * an `offer` may be done and need not be, so that nobody does it in the place of who does not. Left out where the
   * table waits.
   */
  readonly nonBlocking?: 'pending' | 'optional';
  /**
   * Whether the table waits for a time of its own now, whoever has answered: as long as that runs nobody learns who has,
   * and nobody is awaited. Left out where it waits for answers alone.
   */
  readonly isTimeBoxed?: (state: GameState) => boolean;
  /** Takes a sealed answer back; left out where nothing can be sealed. */
  readonly onWithdraw?: (ctx: Ctx, state: GameState, prompt: Prompt & Q) => Decision;
}

/** Something that everybody is asked at once. */
export interface WindowHandler<W> {
  /** When it opens, and why then; a window that asks about several acts opens when each of them says. */
  readonly opensAt: WindowTiming | 'by-its-uses';
  /** What one seat may answer. */
  readonly answers: (ctx: Ctx, state: GameState, ask: W, faction: FactionId) => Grammar;
  /** What all answers come to, once it has closed. */
  readonly onClose: (ctx: Ctx, state: GameState, ask: W, window: WindowActivity) => readonly GameEvent[];
}

/** The use of a power that may be stopped: how it stands once the table has been asked. */
export interface UseHandler<A> {
  /** When the table is asked about it, and why then; the use of a power of which no more is said, when that power says. */
  readonly opensAt: WindowTiming | 'by-its-power';
  readonly settle: (state: GameState, use: A, during: CancelScope, outcome: 'standing' | 'cancelled') => GameState;
}

/** A phase of the turn that is played here, once it is this phase's time. */
export interface PhaseHandler {
  /** Begins it; `null` where nothing is to be played, so that it is passed on the board. */
  readonly begin: (ctx: Ctx, state: GameState) => Decision | null;
  /** Whether it has still to be played in this turn, though the table stands in it already; `null` where it is not played here. */
  readonly isPending?: (ctx: Ctx, state: GameState) => boolean | null;
  /** What the table does of it where it is not played here; left out where it is nothing. */
  readonly boardPhase?: (ctx: Ctx) => BoardPhase;
  /** Whether it has been played in this turn, and is but the first part of its phase. Left out where it is all of it. */
  readonly isInProgress?: (state: GameState) => boolean;
  /** Whether there is nothing in it to play as things stand, so that it is passed by. Left out where there always is. */
  readonly canSkip?: (ctx: Ctx, state: GameState) => boolean;
  /** After a phase that was played here it begins by itself, where the table has chosen so. */
  readonly startsAutomatically?: true;
  /**
   * Whether it begins by asking everybody, and nothing is left to chance or disclosed before that: it then needs no pause
   * before it. By public facts alone, as of before it begins. Left out where it never does.
   */
  readonly opensWithWindow?: (ctx: Ctx, state: GameState) => boolean;
  /**
   * Whether it has come to something that people see as long as it lasts, and may still change: then there is a pause after
   * it, whatever follows. By public facts alone. Left out where what it came to stays to be seen.
   */
  readonly showsResult?: (state: GameState) => boolean;
  /**
   * Whether what was done last in it can still be stopped by others, so that no seat cuts the time for that short. By public
   * facts alone. Left out where nothing can.
   */
  readonly canStillBeUndone?: (state: GameState) => boolean;
}

/** The fields of something that a device may send, each with its bounds; its kind goes with them by itself. */
export type InputFields<Sent, Tag extends PropertyKey> = {
  readonly [Field in Exclude<keyof Sent, Tag>]: Grammar<Sent[Field]>;
};

/** A secret that its owner can tell. Owners are believed; a moderator can only ask them to look again. */
export interface SecretHandler<S> {
  readonly input: InputFields<S, 'kind'>;
  /** Whose it is. By the state alone: lines of the log are told on replay, where no rules are at hand. */
  readonly of: (state: GameState) => readonly FactionId[];
  /** How it stands for one of those, as they would tell it. */
  readonly now: (state: GameState, faction: FactionId) => S;
  /** Why this faction has none of the kind here; asks public facts only. Left out where everybody has one. */
  readonly validateOwner?: (ctx: Ctx, state: GameState, faction: FactionId) => Refusal | null;
  /** Why it cannot be this; asks nothing that its owner does not know. */
  readonly validate: (ctx: Ctx, state: GameState, faction: FactionId, secret: S) => Refusal | null;
  /** What of it is recorded, and what lies open and keeps its name; left out where it is all that was told. */
  readonly toRecord?: (state: GameState, faction: FactionId, secret: S) => RecordedSecret<S>;
  /** Whether it was told before as it is told now: then nothing changes and nobody is asked again. */
  readonly isUnchanged?: (state: GameState, faction: FactionId, secret: S) => boolean;
  /** What a new word of its owner replaces, debts among it; left out where that is `now`. */
  readonly found?: (state: GameState, faction: FactionId) => S;
  /**
   * The secret as it was told, where an undo comes to something else than it replaced: `found` then, `now` in its place.
   * Left out where it was told for good.
   */
  readonly shift?: (secret: S, found: S, now: S) => S;
  readonly set: (state: GameState, faction: FactionId, secret: S, laid: readonly SlotId[]) => GameState;
  /** Whether what was answered in a window may rest on it, so that such an answer does not outlive a new word. */
  readonly affectsWindowAnswers?: true;
}

/** A public fact that a moderator can set. People are right about cardboard. */
export interface FactHandler<F> {
  readonly input: InputFields<F, 'kind'>;
  /** The same fact as it stands. */
  readonly now: (state: GameState, fact: F) => F;
  /** Why it cannot be so on any board, or what runs where it must not; asks public facts only. */
  readonly validate: (ctx: Ctx, state: GameState, fact: F) => Refusal | null;
  /** The fact as it was set, where it is found otherwise than when it was set. Left out where it cannot be said then. */
  readonly shift?: (fact: F, found: F, now: F) => F;
  readonly set: (state: GameState, fact: F) => GameState;
  /** The same fact in the one way in which the state says it; left out where there is only one. */
  readonly normalize?: (state: GameState, fact: F) => F;
  /** What it brings with it, before anything is asked again. */
  readonly onSet?: (ctx: Ctx, state: GameState, fact: F, random: Random) => readonly GameEvent[];
}

/**
 * Something that an owner says once for longer, and nobody else ever learns. The events that say it are told to nobody
 * and stand among those before the game: when swapping ends, all can see that something was said.
 */
export interface StandingOrderHandler {
  /** When it ends, if its owner does not take it back before. */
  readonly until: 'taken-back' | Lifetime;
}

/** Whether an event puts an end to the undo of a use. `isOwn`: it belongs to that use; `state` is the position that it met. */
type UndoLimits = {
  readonly [Type in EventType]?:
    | true
    | ((event: EventOf<Type>, use: OpenUse, at: { readonly isOwn: boolean; readonly state: GameState }) => boolean);
};

/** What the undo of one kind of use keeps, and what goes with it. */
export interface UndoHandler {
  /** It follows from what was done before it, so that it goes with every earlier step that is undone. */
  readonly followsEarlier?: true;
  /** Whether the position before it is kept, so that it can be undone by itself. Left out where it goes with others alone. */
  readonly canBeUndone?: true;
  /** Whether it can be undone as things stand, by public facts alone. Left out where it always can. */
  readonly mayBeUndone?: (state: GameState) => boolean;
  /** Events after which its owner cannot take it back any more, though a Karama may cancel it. */
  readonly sealedBy?: UndoLimits;
  /** Events after which nobody can undo it any more, nor anything that was done before them. */
  readonly settledBy?: UndoLimits;
  /** Events of it that stay where it is undone by itself: that somebody was asked. */
  readonly stays?: readonly EventType[];
  /** What was asked since is asked again, under new ids. */
  readonly asksAgain?: true;
}

/** What is over at a named moment. */
export type Lifetime = 'phase' | 'turn';

/** What of an owner's word is recorded. */
export interface RecordedSecret<S> {
  readonly fact: S;
  readonly laid: readonly SlotId[];
}

/** What begins a turn, and a phase that Mentat does not play. */
export interface TurnHandler {
  readonly turnBegins: (turn: number) => GameEvent;
  readonly phaseBegins: (phase: PhaseId) => GameEvent;
}

/** What somebody asks the table to do, who may ask, and what it comes to. */
export type CommandHandler<I> = {
  /** What a device sends with it; `null` where it comes by another door. */
  readonly input: InputFields<I, 'type'> | null;
  /**
   * Its sender takes a slip of their own back: hand moves that nobody has ticked and that this undoes are off the list with
   * it, both of them. Left out where hands may have begun with those.
   */
  readonly removesUndoneInstructions?: true;
} & (
  | { readonly from: 'seat'; readonly decide: Decided<I, FactionId> }
  | { readonly from: 'moderator'; readonly decide: Decided<I, 'moderator'> }
  | { readonly from: 'seat-or-moderator'; readonly decide: Decided<I, FactionId | 'moderator'> }
);

type Decided<I, By> = (ctx: Ctx, state: GameState, command: I, sender: CommandContext<By>) => Decision;

/** Who asks, and when. */
export interface CommandContext<By> extends Environment {
  readonly by: By;
  /** Whether nothing has happened yet but what features call before the game. */
  readonly isBeforeStart: () => boolean;
  /** Why a faction has no secret of the kind at this table, or `null`. */
  readonly secretRefusal: (faction: FactionId, kind: DeclaredSecret['kind']) => Refusal | null;
}

/** What an event means for the list of hand moves: a new list begins, or all of it counts as done. */
export type InstructionListEffect = 'starts-afresh' | 'stands-as-it-is';
