/**
 * A table for tests: the engine, its log and a clock that advances with every command. Nothing is changed in place, so
 * a test can try several continuations of the same position.
 */
import {
  appended,
  decide,
  emptyTimeline,
  freePlayNow,
  isEmpty,
  logPage,
  nextDeadline,
  present,
  previewTakeBack,
  promptsNow,
  SILENT_SEAT_MS,
  seededRandom,
  view,
  type Actor,
  type CommandEnvelope,
  type FactionId,
  type GameEvent,
  type GameState,
  type Prompt,
  type PromptKind,
  type Refusal,
  type SeatView,
  type Seating,
  type TableChoices,
  type TableView,
  type Timeline,
  type Command,
} from '#engine';
import { must } from '#lib/core/assert-never.ts';

/** The engine behind its public interface. Tests of the tests replace this engine by a leaky one. */
export interface Engine {
  readonly appended: typeof appended;
  readonly decide: typeof decide;
  readonly freePlayNow: typeof freePlayNow;
  readonly logPage: typeof logPage;
  readonly nextDeadline: typeof nextDeadline;
  readonly previewTakeBack: typeof previewTakeBack;
  readonly promptsNow: typeof promptsNow;
  readonly view: typeof view;
}

export const realEngine: Engine = {
  appended,
  decide,
  freePlayNow,
  logPage,
  nextDeadline,
  previewTakeBack,
  promptsNow,
  view,
};

export interface Table {
  readonly engine: Engine;
  readonly timeline: Timeline;
  /** Server time of the next command, in milliseconds. */
  readonly now: number;
  readonly seed: number;
}

export type Sent =
  | { readonly ok: true; readonly table: Table; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly table: Table; readonly refusal: Refusal };

const BETWEEN_COMMANDS = 100;

export const DEFAULT_CHOICES: TableChoices = {
  edition: 'gf9-2019',
  layer: 'basic',
  options: [],
  components: { treachery: 'cardboard', traitors: 'cardboard', stormCards: 'cardboard', spiceDeck: 'cardboard' },
  pairs: [],
  windowTime: 8000,
};

export const emptyTable = (seed = 1, engine: Engine = realEngine): Table => ({
  engine,
  timeline: emptyTimeline,
  now: 1_000_000,
  seed,
});

export function openedTable(
  seating: readonly Seating[],
  choices: Partial<TableChoices> = {},
  from: Table = emptyTable(),
): Table {
  return sendOk(from, 'moderator', { type: 'OpenTable', seating, choices: { ...DEFAULT_CHOICES, ...choices } });
}

/** Sends one command. The random numbers depend only on the seed and the time, so that a continuation is repeatable. */
export function send(table: Table, by: Actor, command: Command): Sent {
  const envelope: CommandEnvelope = { by, at: table.now, command };
  const random = seededRandom(table.seed * 7919 + table.now);
  const verdict = table.engine.decide(table.timeline, envelope, random);
  const later = { ...table, now: table.now + BETWEEN_COMMANDS };
  if (!verdict.ok) return { ok: false, table: later, refusal: verdict.refusal };
  const entries = verdict.events.map((event) => ({ at: envelope.at, event }));
  return {
    ok: true,
    table: { ...later, timeline: table.engine.appended(table.timeline, entries) },
    events: verdict.events,
  };
}

/** Sends a command that must be accepted. */
export function sendOk(table: Table, by: Actor, command: Command): Table {
  const sent = send(table, by, command);
  if (!sent.ok) throw new Error(`${by} ${command.type} was refused: ${JSON.stringify(sent.refusal)}`);
  return sent.table;
}

export const stateOf = (table: Table): GameState => must(present(table.timeline), 'an opened table');

export const factionsOf = (table: Table): readonly FactionId[] => stateOf(table).factions.map(({ faction }) => faction);

export const tableView = (table: Table): TableView => table.engine.view(table.timeline, 'table').table;

export function seatView({ engine, timeline }: Table, faction: FactionId): SeatView {
  const seen = seatViewsOf(engine, timeline);
  const known = seen.get(faction);
  if (known !== undefined) return known;
  const fresh = engine.view(timeline, faction);
  if (!('mine' in fresh)) throw new Error(`${faction} received no seat's view`);
  seen.set(faction, fresh);
  return fresh;
}

type SeatViews = Map<FactionId, SeatView>;

/**
 * The views of positions that were built already. Tests read the same position many times, and a position never
 * changes.
 */
const seatViews = new WeakMap<Engine, WeakMap<Timeline, SeatViews>>();

const seatViewsOf = (engine: Engine, timeline: Timeline): SeatViews => {
  const ofEngine = seatViews.get(engine) ?? new WeakMap<Timeline, SeatViews>();
  const ofTimeline = ofEngine.get(timeline) ?? new Map<FactionId, SeatView>();
  seatViews.set(engine, ofEngine.set(timeline, ofTimeline));
  return ofTimeline;
};

/** Presses the desk's button for the phase that the button names. */
export const nextPhase = (table: Table): Extract<Command, { readonly type: 'NextPhase' }> => ({
  type: 'NextPhase',
  to: tableView(table).next?.phase ?? stateOf(table).phase,
});

export const promptsOf = (table: Table, faction: FactionId): readonly Prompt[] => seatView(table, faction).prompts;

/** All open questions, seat by seat. Unlike the seats' views, this builds nothing else. */
export function openPrompts(table: Table): readonly Prompt[] {
  const open = table.engine.promptsNow(table.timeline);
  return factionsOf(table).flatMap((faction) => open.filter(({ faction: asks }) => asks === faction));
}

/** The prompts for playing a card at any time, of all seats that can play one. */
export const freePlays = (table: Table): readonly Prompt[] =>
  factionsOf(table)
    .map((faction) => table.engine.freePlayNow(table.timeline, faction))
    .filter(({ answers }) => !isEmpty(answers));

/** The prompt of this kind that is open for this faction. */
export const promptOf = <Kind extends PromptKind>(
  table: Table,
  faction: FactionId,
  kind: Kind,
): Extract<Prompt, { readonly kind: Kind }> | null =>
  promptsOf(table, faction).find(
    (prompt): prompt is Extract<Prompt, { readonly kind: Kind }> => prompt.kind === kind,
  ) ?? null;

/** Advances the time so far that the desk may answer for a silent player. */
export const afterSilence = (table: Table): Table => ({ ...table, now: table.now + SILENT_SEAT_MS });

/**
 * Lets the running time pass, like the server's clock does: a window until it closes, or the time for secret bids until
 * its end. Does nothing if no time runs.
 */
export function letWindowPass(table: Table): Table {
  const ticking = tickingIn(table);
  const next = letTickPass(table);
  return next !== table && ticking !== null && tickingIn(next) === ticking ? letWindowPass(next) : next;
}

/** Returns the window, or the time for secret bids, that still has ticks or an end to come. */
function tickingIn(table: Table): string | null {
  const top = stateOf(table).stack.at(-1);
  if (top?.kind === 'window') return top.id;
  const awaited = top?.kind === 'bidding' ? (top.card?.awaited ?? null) : null;
  return awaited === null || awaited.faction !== null || awaited.time === null ? null : `bids ${awaited.time.opened}`;
}

/** Lets time pass until the next tick of the clock. A window may still be open after the tick. */
export function letTickPass(table: Table): Table {
  const deadline = table.engine.nextDeadline(table.timeline);
  if (deadline === null) return table;
  const then = { ...table, now: Math.max(table.now, deadline.at) };
  return sendOk(then, 'clock', deadline.command);
}
