/** The parts of all features, merged by name. A name that two features give is a bug, found as the program starts. */
import { ensure, must } from '../core/assert-never.ts';
import { FEATURES } from '../features.ts';
import type { Ctx } from '../powers/ctx.ts';
import type { Activity } from '../model/activities.ts';
import type { Audience } from '../model/audience.ts';
import type { Intent as Intent } from '../model/commands.ts';
import type { Together } from '../model/contracts.ts';
import type { EventOf, GameEvent } from '../model/events.ts';
import type { FactionId, Seating } from '../model/factions.ts';
import type { Decision } from '../model/decision.ts';
import type { OwnFact, PublicFact } from '../model/facts.ts';
import type { HandMove, OwnedMove } from '../model/instructions.ts';
import type { LogFact } from '../model/log.ts';
import type { BoardPhase } from '../model/board-phases.ts';
import type { PhaseId } from '../model/phases.ts';
import type { Prompt, PromptKind } from '../model/prompts.ts';
import type { StandingOrder } from '../model/standing-orders.ts';
import type { GameState } from '../model/state.ts';
import type { CancellableAct, WindowAsk } from '../model/windows.ts';
import type {
  ActivityPart,
  ActPart,
  CoursePart,
  FactPart,
  IntentPart,
  ListMark,
  OrderPart,
  PhasePart,
  QuestionPart,
  SecretPart,
  Stretch,
  WindowPart,
} from './feature.ts';
import { machineFeatures } from './machine.ts';
import { eachUnchanged } from '../model/memoize-by-reads.ts';

/** What is recorded by its feature; a take-back needs more than the position before it. */
export type RecordedEvent = Exclude<GameEvent, { readonly type: 'TakenBack' }>;

/** Each feature as the machine sees it: which names it has is the business of its contract. */
interface AnyFeature {
  readonly records?: object | undefined;
  readonly tells?: object | undefined;
  readonly withoutCards?: object | undefined;
  readonly activities?: object | undefined;
  readonly questions?: object | undefined;
  readonly windows?: object | undefined;
  readonly acts?: object | undefined;
  readonly intents?: object | undefined;
  readonly facts?: object | undefined;
  readonly secrets?: object | undefined;
  readonly opposites?: object | undefined;
  readonly orders?: object | undefined;
  readonly over?: object | undefined;
  readonly phases?: object | undefined;
  readonly moves?: object | undefined;
  readonly marks?: object | undefined;
  readonly newReaders?: object | undefined;
  readonly follows?: object | undefined;
  readonly course?: CoursePart | undefined;
  readonly announcesNext?: ((state: GameState, next: PhaseId, at: number) => GameEvent) | undefined;
  readonly holdsToMend?: ((at: number) => GameEvent) | undefined;
  readonly beforeTheGame?: readonly string[] | undefined;
  readonly asksAtTable?: ((ctx: Ctx, state: GameState) => readonly Prompt[]) | undefined;
  readonly correctedAtTable?: ((ctx: Ctx, state: GameState, fact: PublicFact) => readonly GameEvent[]) | undefined;
  readonly asksAlways?: ((ctx: Ctx, state: GameState) => readonly Prompt[]) | undefined;
  readonly offers?: ((ctx: Ctx, state: GameState, faction: FactionId) => Prompt) | undefined;
  readonly sees?: ((ctx: Ctx, state: GameState) => object) | undefined;
  readonly seesOwn?: ((ctx: Ctx, state: GameState, faction: FactionId) => object) | undefined;
  readonly opens?: ((ctx: Ctx, seating: readonly Seating[]) => object) | undefined;
  readonly slice?: ((opened: EventOf<'TableOpened'>) => object) | undefined;
  readonly toldAlways?: ((state: GameState, faction: FactionId, fact: OwnFact) => readonly GameEvent[]) | undefined;
  readonly takenBack?: ((back: GameState, now: GameState, event: EventOf<'TakenBack'>) => GameState) | undefined;
  readonly followsAlways?: ((ctx: Ctx, state: GameState) => readonly GameEvent[]) | undefined;
  readonly passesWindows?: ((state: GameState, faction: FactionId) => boolean) | undefined;
}

const ALL: readonly AnyFeature[] = [
  ...Object.values(FEATURES),
  ...Object.values(machineFeatures({ windowPart, actPart, factPart, secretPart, askedAtTable, slicesOf })),
];

/** The one cast of the machine: an entry found under a name takes what has that name, as its feature's type says. */
function merged<Entry>(part: keyof AnyFeature): ReadonlyMap<string, Entry> {
  const found = new Map<string, Entry>();
  for (const feature of ALL) {
    for (const [name, entry] of Object.entries(feature[part] ?? {})) {
      ensure(!found.has(name), `two features give ${part} of ${name}`);
      found.set(name, entry as Entry);
    }
  }
  return found;
}

/** A part of all features that have it, in the order of the list. */
const allThatHave = <Part extends keyof AnyFeature>(part: Part): readonly NonNullable<AnyFeature[Part]>[] =>
  ALL.map((feature) => feature[part]).filter((entry) => entry !== undefined);

const ASKS_AT_TABLE = allThatHave('asksAtTable');
const CORRECTED_AT_TABLE = allThatHave('correctedAtTable');
const ASKS_ALWAYS = allThatHave('asksAlways');
const FOLLOWS_ALWAYS = allThatHave('followsAlways');
const TAKEN_BACK = allThatHave('takenBack');
const TOLD_ALWAYS = allThatHave('toldAlways');
const OFFERS = allThatHave('offers');
const OPENS = allThatHave('opens');
const SLICES = allThatHave('slice');
const SEES = allThatHave('sees');
const ANNOUNCES_NEXT = allThatHave('announcesNext');
const HOLDS_TO_MEND = allThatHave('holdsToMend');
const SEES_OWN = allThatHave('seesOwn');
const PASSES_WINDOWS = allThatHave('passesWindows');

/** Before the opening alone there is no position, and the opening asks for none. */
const RECORDS = merged<(state: GameState | null, event: GameEvent) => GameState>('records');
const TELLS =
  merged<(event: GameEvent, audience: Audience, before: GameState, after: GameState) => LogFact | null>('tells');
const WITHOUT_CARDS = merged<(fact: LogFact) => LogFact | null>('withoutCards');
const MOVES = merged<(event: GameEvent, state: GameState, ctx: Ctx) => readonly OwnedMove[]>('moves');
const OPPOSITES = merged<(move: HandMove) => HandMove | null>('opposites');
const MARKS = merged<ListMark>('marks');
const NEW_READERS = merged<(event: GameEvent) => readonly FactionId[]>('newReaders');
const ACTIVITIES = merged<ActivityPart<Activity>>('activities');
const QUESTIONS = merged<QuestionPart<object>>('questions');
export const WINDOWS = merged<WindowPart<WindowAsk>>('windows');
export const INTENTS = merged<IntentPart<Intent>>('intents');
export const FACTS = merged<FactPart<PublicFact>>('facts');
export const SECRETS = merged<SecretPart<OwnFact>>('secrets');
const ORDERS = merged<OrderPart>('orders') as ReadonlyMap<StandingOrder['kind'], OrderPart>;
const OVER = merged<(event: GameEvent, before: GameState) => Stretch | null>('over');
export const ACTS = merged<ActPart<CancellableAct>>('acts');

/** Several features may follow one event, in the order of the list. */
const FOLLOWERS = new Map<string, readonly ((state: GameState, event: GameEvent) => GameState)[]>();
for (const { follows } of ALL) {
  for (const [type, follow] of Object.entries(follows ?? {})) {
    FOLLOWERS.set(type, [...(FOLLOWERS.get(type) ?? []), follow as (state: GameState, event: GameEvent) => GameState]);
  }
}

/** Several features may play parts of one phase, in the order of the list. */
const PHASES = new Map<string, readonly PhasePart[]>();
for (const { phases } of ALL) {
  for (const [phase, part] of Object.entries(phases ?? {})) {
    PHASES.set(phase, [...(PHASES.get(phase) ?? []), part as PhasePart]);
  }
}

export const recordOf = ({ type }: GameEvent) => must(RECORDS.get(type), `a record of ${type}`);
export const followersOf = ({ type }: GameEvent) => FOLLOWERS.get(type) ?? [];
export const tellOf = ({ type }: GameEvent) => must(TELLS.get(type), `a line of ${type}`);
export const withoutCardsOf = ({ code }: LogFact) => WITHOUT_CARDS.get(code);
export const movesOf = ({ type }: GameEvent) => MOVES.get(type);
export const newReadersAfter = (event: GameEvent): readonly FactionId[] => NEW_READERS.get(event.type)?.(event) ?? [];
/** The move that undoes a move; `null` where hands have nothing to undo. */
export const oppositeOf = (move: HandMove) => must(OPPOSITES.get(move.kind), `what undoes ${move.kind}`)(move);
export const markOf = ({ type }: GameEvent) => MARKS.get(type);
export const activityPart = ({ kind }: Activity) => ACTIVITIES.get(kind);

/** How this activity takes a question's answer, where the question is another feature's. */
export const answeredIn = (top: Activity | null, { kind }: Prompt): QuestionPart<object>['answered'] | undefined =>
  top === null ? undefined : (activityPart(top)?.answers?.[kind] as QuestionPart<object>['answered'] | undefined);
export const questionPart = ({ kind }: Prompt) => QUESTIONS.get(kind);
/** Whether the table goes on without an answer to this kind of question. */
export const isBesideThePlay = (kind: PromptKind): boolean => QUESTIONS.get(kind)?.holdsNobodyUp !== undefined;
/** Whether a time runs for this kind of question, and nobody may learn who has answered it before. */
export const waitsForTime = (state: GameState, kind: PromptKind): boolean =>
  QUESTIONS.get(kind)?.waitsForTime?.(state) === true;
/** Whether this is an offer, which has no default. */
export const isOffer = (kind: PromptKind): boolean => QUESTIONS.get(kind)?.holdsNobodyUp === 'offer';
export function windowPart({ kind }: WindowAsk): WindowPart<WindowAsk> | undefined {
  return WINDOWS.get(kind);
}
export const intentPart = ({ type }: Intent) => INTENTS.get(type);
/** How a public fact of this kind is set. */
export function factPart({ kind }: PublicFact): FactPart<PublicFact> {
  return must(FACTS.get(kind), `a fact ${kind}`);
}
/** How a secret of this kind is told. */
export function secretPart(kind: OwnFact['kind']): SecretPart<OwnFact> {
  return must(SECRETS.get(kind), `a secret ${kind}`);
}
/** Kinds of order that end where this is over: with a turn its last phase is. */
export const ordersUntil = (over: Stretch): readonly StandingOrder['kind'][] =>
  [...ORDERS].flatMap(([kind, { until }]) => (until === over || (over === 'turn' && until === 'phase') ? [kind] : []));
/** What is over with this event; `null` where everything goes on. */
export const overWith = (event: GameEvent, before: GameState): Stretch | null =>
  OVER.get(event.type)?.(event, before) ?? null;
export const coursePart = (): CoursePart =>
  must(ALL.find(({ course }) => course !== undefined)?.course, 'the course of a turn');
/** The word that the next phase follows by itself. */
export const nextAnnounced = (state: GameState, next: PhaseId, at: number): readonly GameEvent[] =>
  ANNOUNCES_NEXT.map((announces) => announces(state, next, at));
/** The word that the table is held until the moderator has put everything right. */
export const heldToMend = (at: number): readonly GameEvent[] => HOLDS_TO_MEND.map((holds) => holds(at));
/** What is played of a phase, in the order in which it is. */
const partsOf = (phase: PhaseId): readonly PhasePart[] => PHASES.get(phase) ?? [];

/** What the table does of a phase on the board, where its feature leaves it there; `null` where that is nothing. */
export const onBoard = (ctx: Ctx, { phase }: GameState): BoardPhase | null =>
  partsOf(phase)
    .find((part) => part.onBoard !== undefined)
    ?.onBoard?.(ctx) ?? null;

/** What begins this phase now; `null` where nothing of it is to be played, so that it is passed on the board. */
export const phaseBegins = (ctx: Ctx, state: GameState, phase: PhaseId): Decision | null =>
  firstOf(partsOf(phase), (part) => part.begin(ctx, state));

/** Whether something of this phase has still to be played in this turn; `null` where nothing of it can be known to be done. */
export function isStillToCome(ctx: Ctx, state: GameState, phase: PhaseId): boolean | null {
  const parts = partsOf(phase).map((part) => part.isStillToCome?.(ctx, state) ?? null);
  return parts.includes(true) ? true : parts.includes(false) ? false : null;
}

/** Whether a part of this phase has been played in this turn, so that the rest of it follows. */
export const isUnderWay = (state: GameState, phase: PhaseId): boolean =>
  partsOf(phase).some((part) => part.isUnderWay?.(state) === true);

/** Whether what is played of this phase next begins by itself, or it is passed by because nothing is to be done in it. */
export const followsByItself = (ctx: Ctx, state: GameState, phase: PhaseId): boolean =>
  playedNext(ctx, state, phase)?.followsByItself === true;

/** Whether what is played of this phase next begins by asking everybody, so that this is their moment to speak up. */
export const asksEverybodyFirst = (ctx: Ctx, state: GameState, phase: PhaseId): boolean =>
  playedNext(ctx, state, phase)?.asksEverybodyFirst?.(ctx, state) === true;

const playedNext = (ctx: Ctx, state: GameState, phase: PhaseId): PhasePart | undefined =>
  partsOf(phase).find((part) => part.begin(ctx, state) !== null || part.isEmpty?.(ctx, state) === true);

/** Whether this phase has come to something that is only seen until the next one begins. */
export const isToBeSeen = (state: GameState, phase: PhaseId): boolean =>
  partsOf(phase).some((part) => part.isToBeSeen?.(state) === true);

/** How all that lies on this closes before it ends, the highest first. */
export const closedAbove = ({ stack }: GameState, lower: Activity): readonly GameEvent[] =>
  stack
    .slice(stack.indexOf(lower) + 1)
    .reverse()
    .flatMap((activity) => activityPart(activity)?.closes?.(activity) ?? []);

/** Whether what was done last in this phase can still be undone by others. */
export const mayStillBeUndone = (state: GameState, phase: PhaseId): boolean =>
  partsOf(phase).some((part) => part.mayStillBeUndone?.(state) === true);

/** Whether nothing is left to be done in this phase, though it was not played. */
export const isEmptyPhase = (ctx: Ctx, state: GameState, phase: PhaseId): boolean =>
  partsOf(phase).some((part) => part.isEmpty?.(ctx, state) === true);

const firstOf = <One, Found>(all: readonly One[], find: (one: One) => Found | null): Found | null =>
  all.reduce<Found | null>((found, one) => found ?? find(one), null);

function actPart({ kind }: CancellableAct): ActPart<CancellableAct> | undefined {
  return ACTS.get(kind);
}

/** Types of event after which two people may still swap their factions. */
export const BEFORE_THE_GAME: ReadonlySet<string> = new Set(ALL.flatMap(({ beforeTheGame }) => beforeTheGame ?? []));

function askedAtTable(ctx: Ctx, state: GameState): readonly Prompt[] {
  return ASKS_AT_TABLE.flatMap((asks) => asks(ctx, state));
}

export const correctedAtTable = (ctx: Ctx, state: GameState, fact: PublicFact): readonly GameEvent[] =>
  CORRECTED_AT_TABLE.flatMap((corrected) => corrected(ctx, state, fact));

export const askedAlways = (ctx: Ctx, state: GameState): readonly Prompt[] =>
  eachUnchanged(ASKS_ALWAYS, state, 'asked always', (asks, now) => asks(ctx, now)).flat();

export const followingAlways = (ctx: Ctx, state: GameState): readonly GameEvent[] =>
  FOLLOWS_ALWAYS.flatMap((follows) => follows(ctx, state));

/** Whether a standing order of this seat passes in every window. */
export const passesWindows = (state: GameState, faction: FactionId): boolean =>
  PASSES_WINDOWS.some((passes) => passes(state, faction));

/** The earlier position with all that features keep of the later one. */
export const keptFrom = (back: GameState, now: GameState, event: EventOf<'TakenBack'>): GameState =>
  TAKEN_BACK.reduce((kept, takenBack) => takenBack(kept, now, event), back);

export const toldAlways = (state: GameState, faction: FactionId, fact: OwnFact): readonly GameEvent[] =>
  TOLD_ALWAYS.flatMap((told) => told(state, faction, fact));

export const offeredTo = (ctx: Ctx, state: GameState, faction: FactionId): readonly Prompt[] =>
  eachUnchanged(OFFERS, state, `offered to ${faction}`, (offers, now) => offers(ctx, now, faction));

/** What the opening of a table says of all features. */
export const saidAtOpening = (ctx: Ctx, seating: readonly Seating[]): Together<'opening'> =>
  Object.assign({}, ...OPENS.map((opens) => opens(ctx, seating))) as Together<'opening'>;

/** What all features have in the state of a table that has just been opened. */
function slicesOf(opened: EventOf<'TableOpened'>): Together<'slice'> {
  return Object.assign({}, ...SLICES.map((slice) => slice(opened))) as Together<'slice'>;
}

/** What everybody sees of all features, field beside field. */
export const seenByAll = (ctx: Ctx, state: GameState): Together<'seen'> =>
  Object.assign({}, ...eachUnchanged(SEES, state, 'seen by all', (sees, now) => sees(ctx, now))) as Together<'seen'>;

/** What one faction alone sees of all features. */
export const seenByOne = (ctx: Ctx, state: GameState, faction: FactionId): Together<'mine'> =>
  Object.assign(
    {},
    ...eachUnchanged(SEES_OWN, state, `seen by ${faction}`, (sees, now) => sees(ctx, now, faction)),
  ) as Together<'mine'>;
