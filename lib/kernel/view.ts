/**
 * Views are built from nothing. An audience sees a part of the state only if a line here, or in a feature's view, shows
 * it.
 */
import { must } from '../core/assert-never.ts';
import { lastItems } from '../core/append-only-list.ts';
import { type Ctx, handLimitOf } from '../powers/ctx.ts';
import { openInstructions } from '../model/open-instructions.ts';
import { currentWindow, seatsOfAll, stormOrder } from '../model/selectors.ts';
import { currentPhase, runningPhaseRefusal } from '../model/current-phase.ts';
import type { Audience } from '../model/audience.ts';
import type { FactionId } from '../model/factions.ts';
import type { LogLine } from '../model/log.ts';
import type { Prompt } from '../model/prompts.ts';
import type { GameState } from '../model/state.ts';
import type { Timeline } from '../model/timeline.ts';
import { memoizeByReads } from '../model/memoize-by-reads.ts';
import type { TableView, View, WindowView } from '../model/views.ts';
import { standings } from '../pieces/strongholds.ts';
import { assemble } from './assemble.ts';
import { allOpenCardsView, openCardsView, readable } from './card-records.ts';
import { offeredTo, publicViewOf } from './all-features.ts';
import { agreesToTakeBack, takeBackOffer, takeBackPollView } from './own-take-back.ts';
import { nextPhase } from './next-phase.ts';
import { prompts } from './prompts.ts';
import { canSwap } from './swap-eligibility.ts';
import { linesFor, present } from './timeline.ts';
import { boardPhaseView } from './view/board-phase.ts';
import { deskView, publicPendingPrompts } from './view/desk.ts';
import { factionView, leadersView, specialKaramaView } from './view/factions.ts';
import { ownView } from './view/own.ts';

/** The number of log lines in a view. The page requests older lines. */
const LINES_IN_VIEW = 12;

/** Returns everything that this audience may see now. The table must be open. */
export function view(timeline: Timeline, audience: Audience): View {
  const { ctx, state, open, table } = momentOf(timeline);
  if (audience === 'table') return { audience, table };
  const cards = allOpenCardsView(ctx, state, audience);
  if (audience === 'moderator')
    return { audience, table: { ...table, ...cards }, desk: deskView(ctx, timeline, state, open) };
  return {
    audience,
    table: { ...table, ...cards, log: lastLines(ctx, timeline, audience) },
    mine: {
      ...ownView(ctx, state, audience),
      takeBack: takeBackOffer(timeline, audience),
      agreesToTakeBack: agreesToTakeBack(timeline, audience),
    },
    prompts: open.filter((prompt) => prompt.faction === audience),
    freePlay: freePlayIn(ctx, state, audience),
  };
}

/** Returns all open prompts in the form of the seats' views. The table must be open. */
export function promptsNow(timeline: Timeline): readonly Prompt[] {
  const state = must(present(timeline), 'an open table');
  return prompts(assemble(state.choices), state);
}

/**
 * Returns the cards and powers that this seat may play at any time, in the form of its view. The table must be open.
 */
export function freePlayNow(timeline: Timeline, faction: FactionId): Prompt {
  const state = must(present(timeline), 'an open table');
  return freePlayIn(assemble(state.choices), state, faction);
}

const freePlayIn = (ctx: Ctx, state: GameState, faction: FactionId): Prompt =>
  must(offeredTo(ctx, state, faction)[0], 'what may be played at any time');

/** The parts of all views of one moment. Only the log differs between seats. */
interface SharedMoment {
  readonly ctx: Ctx;
  readonly state: GameState;
  readonly open: readonly Prompt[];
  readonly table: TableView;
}

/** A timeline never changes, so its public parts are built only once for all eight audiences. */
const seen = new WeakMap<Timeline, SharedMoment>();

function momentOf(timeline: Timeline): SharedMoment {
  const known = seen.get(timeline);
  if (known !== undefined) return known;
  const state = must(present(timeline), 'an open table');
  const ctx = assemble(state.choices);
  const open = prompts(ctx, state);
  const fresh: SharedMoment = { ctx, state, open, table: tableView(timeline, ctx, state, open) };
  seen.set(timeline, fresh);
  return fresh;
}

const lastLines = (ctx: Ctx, timeline: Timeline, audience: Audience): readonly LogLine[] =>
  lastItems(linesFor(timeline, audience), LINES_IN_VIEW).map(readable(ctx, timeline, audience));

/** Returns the last `limit` log lines for this audience with positions below `before`, oldest first. */
export const logPage = (timeline: Timeline, audience: Audience, before: number, limit: number): readonly LogLine[] =>
  lastItems(linesFor(timeline, audience), limit, before).map(readable(momentOf(timeline).ctx, timeline, audience));

function tableView(timeline: Timeline, ctx: Ctx, state: GameState, open: readonly Prompt[]): TableView {
  // A part that is made from several values stays the same object as long as those values stay the same.
  const part = <Value>(name: string, make: (now: GameState) => Value): Value =>
    memoizeByReads(state, `table: ${name}`, make);
  return {
    choices: state.choices,
    maySwap: canSwap(timeline),
    phase: state.phase,
    phaseOrder: ctx.rules.phaseOrder,
    running: currentPhase(state),
    boardPhase: part('board phase', (now) => boardPhaseView(ctx, now)),
    next: part('next', (now) => (runningPhaseRefusal(now) === null ? nextPhase(ctx, now) : null)),
    victory: state.victory,
    counts: state.victory === null ? [] : state.counts,
    turn: state.turn,
    turnLimit: ctx.rules.turnLimit,
    sides: part('sides', (now) => standings(ctx, now)),
    sietches: ctx.sietches,
    alsoCounted: part('counted beside strongholds', (now) => alsoCounted(ctx, now)),
    allianceLimit: ctx.rules.allianceLimit,
    handLimits: part('hand limits', (now) => handLimits(ctx, now)),
    storm: state.storm,
    shieldWallStands: state.shieldWallStands,
    firstPlayer: state.firstPlayer,
    order: part('order', stormOrder),
    factions: part('factions', (now) =>
      seatsOfAll(now).map((seat) =>
        memoizeByReads(now, `table: ${seat.faction}`, (then) => factionView(ctx, then, seat)),
      ),
    ),
    forces: state.forces,
    spiceOnBoard: state.spiceOnBoard,
    leaders: part('leaders', (now) => leadersView(ctx, now)),
    specialKarama: part('special Karama', (now) => specialKaramaView(ctx, now)),
    leadersRest: !ctx.rules.gholaLeaderFightsAtOnce,
    predictor: state.prediction?.by ?? null,
    truths: part('truths', ({ truths, turn: now }) => truths.filter(({ turn }) => turn === now)),
    ...openCardsView(ctx, timeline),
    window: part('window', windowView),
    paused: state.paused !== null,
    takeBackPoll: takeBackPollView(timeline),
    awaited: publicPendingPrompts(state, open).map(({ owedBy, kind }) => ({ faction: owedBy, to: kind })),
    instructions: part('hand moves', openInstructions),
    log: lastLines(ctx, timeline, 'table'),
    ...publicViewOf(ctx, state),
  };
}

const alsoCounted = ({ rules }: Ctx, { wormsCome }: GameState): TableView['alsoCounted'] =>
  rules.alsoCounted.map((counted) => ({ ...counted, wormsCome }));

const handLimits = (ctx: Ctx, state: GameState): TableView['handLimits'] =>
  seatsOfAll(state).map(({ faction }) => ({ faction, limit: handLimitOf(ctx, faction) }));

function windowView(state: GameState): WindowView | null {
  const window = currentWindow(state);
  if (window === null) return null;
  const { id, ask, opened, deadline, ticks } = window;
  return { id, ask, opened, deadline, floor: ticks[0] ?? null };
}
