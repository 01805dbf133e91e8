/**
 * The one shape of everything that plays: what a feature gives to the machine. Each part is a table, with an entry for
 * every name in the feature's contract; the machine looks entries up by name and never says a name itself.
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
/** A table with an entry for each member of a union, under its name. */
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
  /** What one audience may read of it; `null` when it may not even know that something happened. */
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
  /** The move that undoes this one; `null` where hands have nothing to undo. */
  readonly inverseAction: (move: One) => PhysicalAction | null;
}[Entry];

/** The questions that a contract calls offers say so to the machine, too. */
type Offers<Kind> = { readonly [One in Kind as One & string]: { readonly nonBlocking: 'optional' } };

/** A part that must be there where the contract has names for it, and only there. */
type Needed<Name extends string, Table> = keyof Table extends never
  ? { readonly [N in Name]?: undefined }
  : { readonly [N in Name]: Table };

/**
 * What its contract says that it has: `openingPayload`, what the opening of a table says of it; `initialSlice`, its part of the state then;
 * `publicView` and `ownView`, what it shows, built from nothing, for that audience alone.
 */
type Made<Name extends string, Show, Content> = [Content] extends [never]
  ? { readonly [N in Name]?: undefined }
  : { readonly [N in Name]: Show };

/** Everything that a feature of this contract gives. */
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
 * How lines of the log read for whom no records of cards are kept; `null` where nothing of a line is left. Lines
 * that are not named are kept back where they have the title of a card in them.
 */
interface KeptBack<Told> {
  /** Lines of the public log that the chronicle of a finished game tells. */
  readonly chronicled?: readonly Named<Told, 'code'>[];
  readonly redactCards?: { readonly [One in Told as Named<One, 'code'>]?: (fact: One) => LogFact | null };
}

/** What any feature may give besides. */
interface Beside<Event> {
  /** What hands must do with the cardboard after an event; `state` is the position that it met. */
  readonly actions?: {
    readonly [One in Event as Named<One, 'type'>]?: (event: One, state: GameState, ctx: Ctx) => readonly OwnedAction[];
  };
  /** What is over with an event, so that orders end that were to last no longer; `before` is the position that it met. */
  readonly endsLifetime?: {
    readonly [One in Event as Named<One, 'type'>]?: (event: One, before: GameState) => Lifetime | null;
  };
  readonly instructionEffects?: { readonly [Type in Named<Event, 'type'>]?: InstructionListEffect };
  /** Factions that somebody else plays after an event: they read what everybody may, and nothing that was told before. */
  readonly newReaders?: { readonly [One in Event as Named<One, 'type'>]?: (event: One) => readonly FactionId[] };
  /** Events after which two people may still swap their factions. */
  readonly allowedBeforeStart?: readonly Named<Event, 'type'>[];
  /** What it changes when something happens elsewhere, after that has been recorded. */
  readonly subscriptions?: { readonly [Type in EventType]?: (state: GameState, event: EventOf<Type>) => GameState };
  /** What it keeps of `now` when the table goes back; `back` is the earlier position. Left out, its slice is as it was then. */
  readonly onTakeBack?: (back: GameState, now: GameState, event: EventOf<'TakenBack'>) => GameState;
  /** What everybody may read of an event where the use to which it belongs is undone; `null` where nothing. */
  readonly logUndone?: {
    readonly [Type in EventType]?: (event: EventOf<Type>, undo: Undoing) => LogFact | null;
  };
  /** What one audience may read of what any event has changed; `null` where nothing. */
  readonly logAlways?: (before: GameState, after: GameState, event: GameEvent, audience: Audience) => LogFact | null;
  /** Its events after which nobody takes back what they did before. */
  readonly seals?: readonly Named<Event, 'type'>[];
  /** Events that stay when the use to which they belong is undone: a card that was laid down, or an order for longer. */
  readonly neverUndone?: readonly Named<Event, 'type'>[];
  /** Whether a position that an undo comes to can be on a board, by public facts alone; `now` is the position before the undo. */
  readonly isSound?: (then: GameState, now: GameState) => boolean;
  /** Phases of the turn that it plays. */
  readonly phases?: { readonly [Phase in PhaseId]?: PhaseHandler };
  /** How a turn, and a phase that is played on the board, are begun. One feature has the course of a turn. */
  readonly turnHandler?: TurnHandler;
  /** What happens first as the table steps on, while the phase that ends is still the table's. */
  readonly beforeNextPhase?: (ctx: Ctx, state: GameState, next: TurnPhase) => readonly GameEvent[];
  /** Says that the next phase follows by itself a little later (server time, ms). One feature does. */
  readonly scheduleNextPhase?: (state: GameState, next: PhaseId, at: number) => GameEvent;
  /** Holds the table while the moderator puts something right (server time, ms). One feature does. */
  readonly pauseForCorrection?: (at: number) => GameEvent;
  /** What a new word of an owner on a secret brings about, whatever is played. */
  readonly onDeclareAlways?: (state: GameState, faction: FactionId, fact: DeclaredSecret) => readonly GameEvent[];
  /** What it offers while the table plays on the board. */
  readonly boardPrompts?: (ctx: Ctx, state: GameState) => readonly Prompt[];
  /** What a correction does to what it offers there. */
  readonly onBoardCorrection?: (ctx: Ctx, state: GameState, fact: PublicFact) => readonly GameEvent[];
  /** Questions that wait beside the play, whatever is on top of the stack. */
  readonly backgroundPrompts?: (ctx: Ctx, state: GameState) => readonly Prompt[];
  /** What one seat may do at any time and nobody waits for. */
  readonly optionalPrompts?: (ctx: Ctx, state: GameState, faction: FactionId) => Prompt;
  /** What follows by itself at any time, before whatever is on top goes on. */
  readonly advanceAlways?: (ctx: Ctx, state: GameState) => readonly GameEvent[];
  /** Whether a standing order of this seat passes in every window in which the seat gives no other answer. */
  readonly passesWindows?: (state: GameState, faction: FactionId) => boolean;
}

/** Why a use is undone, and whose it was. */
export interface Undoing {
  readonly because: UndoCause;
  readonly by: Actor;
}

/** For events of which nobody is told. */
export const notLogged = (): null => null;
