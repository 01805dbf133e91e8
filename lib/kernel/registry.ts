/**
 * The parts of all features, merged by name. If two features define the same name, the program fails when it starts.
 */
import { invariant, must } from '../core/assert-never.ts';
import { FEATURES } from '../features.ts';
import type { Ctx } from '../powers/ctx.ts';
import type { Activity } from '../model/activities.ts';
import type { Audience } from '../model/audience.ts';
import type { Command } from '../model/commands.ts';
import type { MergeOf } from '../model/contracts.ts';
import type { EventOf, GameEvent } from '../model/events.ts';
import type { FactionId } from '../model/factions.ts';
import type { DeclaredSecret, PublicFact } from '../model/facts.ts';
import type { PhysicalAction, OwnedAction } from '../model/instructions.ts';
import type { LogFact } from '../model/log.ts';
import type { PhaseId } from '../model/phases.ts';
import type { Prompt, PromptKind } from '../model/prompts.ts';
import type { StandingOrder } from '../model/standing-orders.ts';
import type { GameState } from '../model/state.ts';
import type { UseKind } from '../model/uses.ts';
import type { CancellableUse, WindowPayload } from '../model/windows.ts';
import type {
  ActivityHandler,
  UseHandler,
  TurnHandler,
  FactHandler,
  CommandHandler,
  InstructionListEffect,
  StandingOrderHandler,
  UndoHandler,
  Undoing,
  PhaseHandler,
  PromptHandler,
  SecretHandler,
  Lifetime,
  WindowHandler,
} from './feature.ts';
import type { AnyFeature } from './any-feature.ts';
import { machineFeatures } from './machine.ts';

/** An event that its feature records. A take-back is not among them, because it needs earlier positions. */
export type RecordedEvent = Exclude<GameEvent, { readonly type: 'TakenBack' }>;

const ALL: readonly AnyFeature[] = [
  ...Object.values(FEATURES),
  ...Object.values(
    machineFeatures({
      windowHandlerFor,
      useHandlerFor,
      undoHandlerFor,
      factHandlerFor,
      secretHandlerFor,
      boardPromptsOf: askedAtTable,
      initialSlices: slicesOf,
    }),
  ),
];

/**
 * The only cast of the kernel: an entry that is found under a name accepts values with that name, as the types of its
 * feature ensure.
 */
function merged<Entry>(part: keyof AnyFeature): ReadonlyMap<string, Entry> {
  const found = new Map<string, Entry>();
  for (const feature of ALL) {
    for (const [name, entry] of Object.entries(feature[part] ?? {})) {
      invariant(!found.has(name), `two features give ${part} of ${name}`);
      found.set(name, entry as Entry);
    }
  }
  return found;
}

/** Returns this part of every feature that has it, in the order of the list of features. */
export const allThatHave = <Part extends keyof AnyFeature>(part: Part): readonly NonNullable<AnyFeature[Part]>[] =>
  ALL.map((feature) => feature[part]).filter((entry) => entry !== undefined);

const BOARD_PROMPTS = allThatHave('boardPrompts');
const INITIAL_SLICES = allThatHave('initialSlice');
const NEXT_PHASE_SCHEDULERS = allThatHave('scheduleNextPhase');
const CORRECTION_PAUSES = allThatHave('pauseForCorrection');
const LOGS_BESIDE = allThatHave('logAlways');

/** Only the opening has no position before it. Its reducer reads no position. */
const REDUCERS = merged<(state: GameState | null, event: GameEvent) => GameState>('reducer');
const LOG_PROJECTIONS =
  merged<(event: GameEvent, audience: Audience, before: GameState, after: GameState) => LogFact | null>('log');
const CARD_REDACTIONS = merged<(fact: LogFact) => LogFact | null>('redactCards');
const ACTIONS = merged<(event: GameEvent, state: GameState, ctx: Ctx) => readonly OwnedAction[]>('actions');
const INVERSE_ACTIONS = merged<(move: PhysicalAction) => PhysicalAction | null>('inverseActions');
const INSTRUCTION_EFFECTS = merged<InstructionListEffect>('instructionEffects');
const NEW_READERS = merged<(event: GameEvent) => readonly FactionId[]>('newReaders');
const ACTIVITY_HANDLERS = merged<ActivityHandler<Activity>>('activities');
const PROMPT_HANDLERS = merged<PromptHandler<object>>('prompts');
export const WINDOWS = merged<WindowHandler<WindowPayload>>('windows');
export const COMMANDS = merged<CommandHandler<Command>>('commands');
export const FACTS = merged<FactHandler<PublicFact>>('facts');
export const SECRETS = merged<SecretHandler<DeclaredSecret>>('secrets');
const STANDING_ORDERS = merged<StandingOrderHandler>('standingOrders') as ReadonlyMap<
  StandingOrder['kind'],
  StandingOrderHandler
>;
const UNDO_HANDLERS = merged<UndoHandler>('undo');
const LIFETIME_ENDS = merged<(event: GameEvent, before: GameState) => Lifetime | null>('endsLifetime');
export const USES = merged<UseHandler<CancellableUse>>('uses');

const UNDONE_LOGS = merged<(event: GameEvent, undo: Undoing) => LogFact | null>('logUndone');

/** Several features may subscribe to one event, in the order of the list. */
const SUBSCRIBERS = new Map<string, readonly ((state: GameState, event: GameEvent) => GameState)[]>();
for (const { subscriptions: follows } of ALL) {
  for (const [type, follow] of Object.entries(follows ?? {})) {
    SUBSCRIBERS.set(type, [
      ...(SUBSCRIBERS.get(type) ?? []),
      follow as (state: GameState, event: GameEvent) => GameState,
    ]);
  }
}

/** Several features may play parts of one phase, in the order of the list. */
const PHASES = new Map<string, readonly PhaseHandler[]>();
for (const { phases } of ALL) {
  for (const [phase, part] of Object.entries(phases ?? {})) {
    PHASES.set(phase, [...(PHASES.get(phase) ?? []), part as PhaseHandler]);
  }
}

/** Returns the reducer of this event. Throws if no feature has such a reducer. */
export const reducerFor = ({ type }: GameEvent) => must(REDUCERS.get(type), `a record of ${type}`);
/** Returns the subscriptions to this event, in the order of the features. */
export const subscribersOf = ({ type }: GameEvent) => SUBSCRIBERS.get(type) ?? [];
/** Returns the function that makes the log line of this event. Throws if no feature has such a function. */
export const logProjectionFor = ({ type }: GameEvent) => must(LOG_PROJECTIONS.get(type), `a line of ${type}`);
/** Returns the additional log lines of any event for one audience. */
export const loggedBeside = (
  before: GameState,
  after: GameState,
  event: GameEvent,
  audience: Audience,
): readonly LogFact[] => LOGS_BESIDE.map((log) => log(before, after, event, audience)).filter((fact) => fact !== null);
/** Returns the function that makes the public log line when this event is undone. */
export const undoneLogOf = ({ type }: GameEvent) => UNDONE_LOGS.get(type);
const CHRONICLED = new Set(allThatHave('chronicled').flat());
/** Whether the chronicle of a finished game includes this line. */
export const isChronicled = ({ code }: LogFact): boolean => CHRONICLED.has(code);
/** Returns how this log line reads for audiences without records of cards. */
export const cardRedactionFor = ({ code }: LogFact) => CARD_REDACTIONS.get(code);
/** Returns the function for the physical actions of this event. */
export const actionsOf = ({ type }: GameEvent) => ACTIONS.get(type);
/** Returns the factions that get a new player in this event. */
export const newReadersAfter = (event: GameEvent): readonly FactionId[] => NEW_READERS.get(event.type)?.(event) ?? [];
/** Returns the action that undoes an action; `null` if hands have nothing to undo. */
export const inverseActionOf = (move: PhysicalAction) =>
  must(INVERSE_ACTIONS.get(move.kind), `what undoes ${move.kind}`)(move);
/** Returns the effect of this event on the checklist. */
export const instructionEffectOf = ({ type }: GameEvent) => INSTRUCTION_EFFECTS.get(type);
/** Returns the undo handler of this kind of use. */
export function undoHandlerFor(what: UseKind): UndoHandler {
  return must(UNDO_HANDLERS.get(what), `the undo of ${what}`);
}
/** Returns the handler of this activity. */
export const activityHandlerFor = ({ kind }: Activity) => ACTIVITY_HANDLERS.get(kind);

/** Returns how this activity handles the answer to another feature's prompt. */
export const answerHandlerIn = (
  top: Activity | null,
  { kind }: Prompt,
): PromptHandler<object>['onAnswer'] | undefined =>
  top === null
    ? undefined
    : (activityHandlerFor(top)?.answers?.[kind] as PromptHandler<object>['onAnswer'] | undefined);
/** Returns the handler of this prompt. */
export const promptHandlerFor = ({ kind }: Prompt) => PROMPT_HANDLERS.get(kind);
/** Whether the table continues without an answer to this kind of prompt. */
export const isNonBlocking = (kind: PromptKind): boolean => PROMPT_HANDLERS.get(kind)?.nonBlocking !== undefined;
/**
 * Whether this kind of prompt stays open until its time is over, so that nobody learns earlier which seats have
 * answered.
 */
export const isTimeBoxed = (state: GameState, kind: PromptKind): boolean =>
  PROMPT_HANDLERS.get(kind)?.isTimeBoxed?.(state) === true;
/** Whether chance gives the default answer of this kind of prompt. */
export const isDefaultByChance = (kind: PromptKind): boolean => PROMPT_HANDLERS.get(kind)?.isDefaultByChance === true;
/** Whether this prompt is optional. An optional prompt has no default answer. */
export const isOptionalPrompt = (kind: PromptKind): boolean => PROMPT_HANDLERS.get(kind)?.nonBlocking === 'optional';
/** Returns the handler of this window. */
export function windowHandlerFor({ kind }: WindowPayload): WindowHandler<WindowPayload> | undefined {
  return WINDOWS.get(kind);
}
/** Returns the handler of this command. */
export const commandHandlerFor = ({ type }: Command) => COMMANDS.get(type);
/** Returns the handler of this kind of public fact. */
export function factHandlerFor({ kind }: PublicFact): FactHandler<PublicFact> {
  return must(FACTS.get(kind), `a fact ${kind}`);
}
/** Returns the handler of this kind of secret. */
export function secretHandlerFor(kind: DeclaredSecret['kind']): SecretHandler<DeclaredSecret> {
  return must(SECRETS.get(kind), `a secret ${kind}`);
}
/**
 * Returns the kinds of standing order that end with this lifetime. The end of a turn is also the end of its last phase.
 */
export const standingOrdersUntil = (over: Lifetime): readonly StandingOrder['kind'][] =>
  [...STANDING_ORDERS].flatMap(([kind, { until }]) =>
    until === over || (over === 'turn' && until === 'phase') ? [kind] : [],
  );
/** Returns which lifetime ends with this event; `null` if no lifetime ends. */
export const endedLifetime = (event: GameEvent, before: GameState): Lifetime | null =>
  LIFETIME_ENDS.get(event.type)?.(event, before) ?? null;
/** Returns the handler of turns. */
export const turnHandler = (): TurnHandler =>
  must(ALL.find(({ turnHandler: course }) => course !== undefined)?.turnHandler, 'the course of a turn');
/** Creates the event that announces the next automatic phase. */
export const nextPhaseScheduled = (state: GameState, next: PhaseId, at: number): readonly GameEvent[] =>
  NEXT_PHASE_SCHEDULERS.map((announces) => announces(state, next, at));
/** Creates the event that pauses the table until the moderator has finished the corrections. */
export const pausedForCorrection = (at: number): readonly GameEvent[] => CORRECTION_PAUSES.map((holds) => holds(at));
/** Returns the handlers of a phase, in the order in which the parts are played. */
export const phaseHandlersOf = (phase: PhaseId): readonly PhaseHandler[] => PHASES.get(phase) ?? [];

/** Returns the events that close everything above this activity, the topmost first. */
export const closedAbove = ({ stack }: GameState, lower: Activity): readonly GameEvent[] =>
  stack
    .slice(stack.indexOf(lower) + 1)
    .reverse()
    .flatMap((activity) => activityHandlerFor(activity)?.onClose?.(activity) ?? []);

function useHandlerFor({ kind }: CancellableUse): UseHandler<CancellableUse> | undefined {
  return USES.get(kind);
}

/** Types of event after which two players may still swap factions. */
export const EVENTS_BEFORE_START: ReadonlySet<string> = new Set(
  ALL.flatMap(({ allowedBeforeStart: beforeTheGame }) => beforeTheGame ?? []),
);

/** The types of events that stay when their use is undone. */
export const NEVER_UNDONE: ReadonlySet<string> = new Set(ALL.flatMap(({ neverUndone }) => neverUndone ?? []));

/** Types of event after which no owner can undo an earlier use. */
export const SEALS: ReadonlySet<string> = new Set(ALL.flatMap(({ seals }) => seals ?? []));
/** The types of the events after which no earlier use can be undone, neither by its owner nor by a Karama. */
export const SETTLES: ReadonlySet<string> = new Set(ALL.flatMap(({ settles }) => settles ?? []));

function askedAtTable(ctx: Ctx, state: GameState): readonly Prompt[] {
  return BOARD_PROMPTS.flatMap((asks) => asks(ctx, state));
}

/** Returns the slices of all features for a table that has just opened. */
function slicesOf(opened: EventOf<'TableOpened'>): MergeOf<'slice'> {
  return Object.assign({}, ...INITIAL_SLICES.map((slice) => slice(opened))) as MergeOf<'slice'>;
}
