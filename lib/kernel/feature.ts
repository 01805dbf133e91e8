/**
 * The common shape of all features. Each part is a table with an entry for every name in the feature's contract. The
 * kernel finds entries by name and never mentions a name itself.
 */
import type { Ctx } from '../powers/ctx.ts';
import type { Actor, Audience } from '../model/audience.ts';
import type { Random } from '../core/random.ts';
import type { TableChoices } from '../model/choices.ts';
import type { ContractPart } from '../model/contracts.ts';
import type { EventOf, EventType, GameEvent } from '../model/events.ts';
import type { FactionId, Seating } from '../model/factions.ts';
import type { DeclaredSecret, PublicFact } from '../model/facts.ts';
import type { PhysicalAction, OwnedAction } from '../model/instructions.ts';
import type { LogFact } from '../model/log.ts';
import type { PhaseId, TurnPhase } from '../model/phases.ts';
import type { Prompt } from '../model/prompts.ts';
import type { GameState } from '../model/state.ts';
import type { UndoCause } from '../model/uses.ts';
import type {
  UseHandler,
  ActivityHandler,
  TurnHandler,
  FactHandler,
  CommandHandler,
  InstructionListEffect,
  StandingOrderHandler,
  UndoHandler,
  PhaseHandler,
  PromptHandler,
  SecretHandler,
  Lifetime,
  WindowHandler,
} from './handlers.ts';

export type * from './handlers.ts';

type Named<Union, Tag extends PropertyKey> = Union extends { readonly [T in Tag]: infer Name extends string }
  ? Name
  : never;
/** A record with an entry for each member of a union, by the member's name. */
type ByName<Union, Tag extends PropertyKey, Entry extends Entries> = {
  readonly [One in Union as Named<One, Tag>]: EntryFor<One, Entry>;
};

type Entries =
  | 'reducer'
  | 'log'
  | 'activity'
  | 'prompt'
  | 'window'
  | 'use'
  | 'command'
  | 'fact'
  | 'secret'
  | 'standingOrder'
  | 'undo'
  | 'inverseAction';
type EntryFor<One, Entry extends Entries> = {
  readonly reducer: (state: GameState, event: One) => GameState;
  /** The log line for one audience; `null` if the audience must not know of the event. */
  readonly log: (event: One, audience: Audience, before: GameState, after: GameState) => LogFact | null;
  readonly activity: ActivityHandler<One>;
  readonly prompt: PromptHandler<One>;
  readonly window: WindowHandler<One>;
  readonly use: UseHandler<One>;
  readonly command: CommandHandler<One>;
  readonly fact: FactHandler<One>;
  readonly secret: SecretHandler<One>;
  readonly standingOrder: StandingOrderHandler;
  readonly undo: UndoHandler;
  /** Returns the action that undoes this action; `null` if players have nothing to undo. */
  readonly inverseAction: (move: One) => PhysicalAction | null;
}[Entry];

/** The optional prompts of a contract, which the kernel must know too. */
type Offers<Kind> = { readonly [One in Kind as One & string]: { readonly nonBlocking: 'optional' } };

/** A part that is required if the contract has names for it, and is forbidden otherwise. */
type Needed<Name extends string, Table> = keyof Table extends never
  ? { readonly [N in Name]?: undefined }
  : { readonly [N in Name]: Table };

/**
 * The parts that a contract can require. `openingPayload` is the feature's part of the opening event, and
 * `initialSlice` its part of the first state. `publicView` and `ownView` build what the feature shows to an audience.
 */
type Made<Name extends string, Show, Content> = [Content] extends [never]
  ? { readonly [N in Name]?: undefined }
  : { readonly [N in Name]: Show };

/** All parts of a feature with this contract. */
export type Feature<C> = Needed<'reducer', ByName<ContractPart<C, 'event'>, 'type', 'reducer'>> &
  Needed<'log', ByName<ContractPart<C, 'event'>, 'type', 'log'>> &
  Needed<'activities', ByName<ContractPart<C, 'activity'>, 'kind', 'activity'>> &
  Needed<'prompts', ByName<ContractPart<C, 'prompt'>, 'kind', 'prompt'> & Offers<ContractPart<C, 'optionalPrompt'>>> &
  Needed<'windows', ByName<ContractPart<C, 'window'>, 'kind', 'window'>> &
  Needed<'uses', ByName<ContractPart<C, 'use'>, 'kind', 'use'>> &
  Needed<'commands', ByName<ContractPart<C, 'command'>, 'type', 'command'>> &
  Needed<'facts', ByName<ContractPart<C, 'fact'>, 'kind', 'fact'>> &
  Needed<'secrets', ByName<ContractPart<C, 'secret'>, 'kind', 'secret'>> &
  Needed<'standingOrders', ByName<ContractPart<C, 'standingOrder'>, 'kind', 'standingOrder'>> &
  Needed<'undo', ByName<ContractPart<C, 'undo'>, 'kind', 'undo'>> &
  Needed<'inverseActions', ByName<ContractPart<C, 'action'>, 'kind', 'inverseAction'>> &
  Made<
    'openingPayload',
    (ctx: Ctx, seating: readonly Seating[], choices: TableChoices, random: Random) => ContractPart<C, 'opening'>,
    ContractPart<C, 'opening'>
  > &
  Made<'initialSlice', (opened: EventOf<'TableOpened'>) => ContractPart<C, 'slice'>, ContractPart<C, 'slice'>> &
  Made<'publicView', (ctx: Ctx, state: GameState) => ContractPart<C, 'publicView'>, ContractPart<C, 'publicView'>> &
  Made<
    'ownView',
    (ctx: Ctx, state: GameState, faction: FactionId) => ContractPart<C, 'ownView'>,
    ContractPart<C, 'ownView'>
  > &
  Beside<ContractPart<C, 'event'>> &
  KeptBack<ContractPart<C, 'logFact'>>;

/**
 * Returns, for each code, the log line for audiences without records of cards; `null` hides the line. If a code
 * is missing here and its line contains the title of a card, the line is hidden.
 */
interface KeptBack<Told> {
  /** Public log lines that the chronicle of a finished game includes. */
  readonly chronicled?: readonly Named<Told, 'code'>[];
  readonly redactCards?: { readonly [One in Told as Named<One, 'code'>]?: (fact: One) => LogFact | null };
}

/** The parts that any feature may have. */
interface Beside<Event> {
  /** The physical actions after an event; `state` is the position before the event. */
  readonly actions?: {
    readonly [One in Event as Named<One, 'type'>]?: (event: One, state: GameState, ctx: Ctx) => readonly OwnedAction[];
  };
  /**
   * The lifetime that ends with an event. Standing orders with that lifetime end too. `before` is the position before
   * the event.
   */
  readonly endsLifetime?: {
    readonly [One in Event as Named<One, 'type'>]?: (event: One, before: GameState) => Lifetime | null;
  };
  readonly instructionEffects?: { readonly [Type in Named<Event, 'type'>]?: InstructionListEffect };
  /** The factions that get a new player in an event. A new player reads public facts only, and no earlier secrets. */
  readonly newReaders?: { readonly [One in Event as Named<One, 'type'>]?: (event: One) => readonly FactionId[] };
  /** Events after which two players may still swap factions. */
  readonly allowedBeforeStart?: readonly Named<Event, 'type'>[];
  /** Changes of the feature's slice after events of other features. */
  readonly subscriptions?: { readonly [Type in EventType]?: (state: GameState, event: EventOf<Type>) => GameState };
  /**
   * Returns the slice after a take-back: the slice of the earlier position `back`, with everything that `now` keeps.
   * Missing if the slice simply returns to its old value.
   */
  readonly onTakeBack?: (back: GameState, now: GameState, event: EventOf<'TakenBack'>) => GameState;
  /** Returns the public log line when the use of an event is undone; `null` for none. */
  readonly logUndone?: {
    readonly [Type in EventType]?: (event: EventOf<Type>, undo: Undoing) => LogFact | null;
  };
  /** The log line of any event for one audience, if this feature adds one; `null` for none. */
  readonly logAlways?: (before: GameState, after: GameState, event: GameEvent, audience: Audience) => LogFact | null;
  /** The types of the feature's events after which no owner can undo an earlier use. */
  readonly seals?: readonly Named<Event, 'type'>[];
  /** The types of the feature's events after which nobody can undo or cancel an earlier use. */
  readonly settles?: readonly Named<Event, 'type'>[];
  /** The types of the feature's events that stay when their use is undone, such as a laid card or a standing order. */
  readonly neverUndone?: readonly Named<Event, 'type'>[];
  /**
   * Whether the position after an undo is possible on a board, by public facts only. `now` is the position before the
   * undo.
   */
  readonly isSound?: (then: GameState, now: GameState) => boolean;
  /** The phases that the feature plays. */
  readonly phases?: { readonly [Phase in PhaseId]?: PhaseHandler };
  /** The way a turn begins, and the way a phase on the board begins. Exactly one feature has this entry. */
  readonly turnHandler?: TurnHandler;
  /** Returns the events before the table moves to the next phase. The ending phase is still the current one. */
  readonly beforeNextPhase?: (ctx: Ctx, state: GameState, next: TurnPhase) => readonly GameEvent[];
  /**
   * Creates the event that announces the next phase, which starts automatically a little later (server time, ms).
   * Exactly one feature has this entry.
   */
  readonly scheduleNextPhase?: (state: GameState, next: PhaseId, at: number) => GameEvent;
  /**
   * Creates the event that pauses the table during a correction (server time, ms). Exactly one feature has this entry.
   */
  readonly pauseForCorrection?: (at: number) => GameEvent;
  /** Returns the effects of a declared secret, whichever activity is on top. */
  readonly onDeclareAlways?: (state: GameState, faction: FactionId, fact: DeclaredSecret) => readonly GameEvent[];
  /** Returns the prompts while the table plays on the board. */
  readonly boardPrompts?: (ctx: Ctx, state: GameState) => readonly Prompt[];
  /** Returns the effects of a correction on the feature's prompts. */
  readonly onBoardCorrection?: (ctx: Ctx, state: GameState, fact: PublicFact) => readonly GameEvent[];
  /** Returns the feature's prompts that are open besides the prompts of the top activity. */
  readonly backgroundPrompts?: (ctx: Ctx, state: GameState) => readonly Prompt[];
  /** Returns the optional prompts of a seat. The table does not wait for them. */
  readonly optionalPrompts?: (ctx: Ctx, state: GameState, faction: FactionId) => Prompt;
  /** Returns automatic events that may happen at any time, before the top activity continues. */
  readonly advanceAlways?: (ctx: Ctx, state: GameState) => readonly GameEvent[];
  /** Whether a standing order of this seat passes in every window without an answer of the seat. */
  readonly passesWindows?: (state: GameState, faction: FactionId) => boolean;
}

/** Why a use is undone, and the faction that made it. */
export interface Undoing {
  readonly because: UndoCause;
  readonly by: Actor;
}

/** Returns no log line, for events that no audience reads in the log. */
export const notLogged = (): null => null;
