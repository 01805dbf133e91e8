/** Views are built from nothing: a piece of state is invisible until a line below shows it to that audience. */
import { STRONGHOLDS } from '../board/places.ts';
import { must } from '../core/assert-never.ts';
import { freePlayPrompt } from '../activities/free-play.ts';
import { onTheList } from '../activities/instructions.ts';
import { isTableHeld, isTalking } from '../activities/talking.ts';
import type { Audience } from '../model/audience.ts';
import type { FactionId, Seating } from '../model/factions.ts';
import type { LogLine } from '../model/log.ts';
import type { Prompt } from '../model/prompts.ts';
import type { GameState, LeaderState } from '../model/state.ts';
import type { TableView, View, WindowView } from '../model/views.ts';
import type { DeskView } from '../model/views/desk.ts';
import type { FactionView } from '../model/views/factions.ts';
import type { OwnView } from '../model/views/own.ts';
import type { WindowId } from '../model/windows.ts';
import { isFoughtIn, pendingBattles } from '../phases/battle/sites.ts';
import { battleView, planSeen } from '../phases/battle/view.ts';
import { pauseView } from '../phases/mentat-pause/view.ts';
import { setupView } from '../phases/setup/view.ts';
import { stormView } from '../phases/storm/view.ts';
import { handLimitOf, hasAdvisors, type Ctx } from '../rules/ctx.ts';
import {
  alliesOf,
  factionOf,
  runningBattle,
  runningWindow,
  sideOf,
  sidesOf,
  stormOrder,
  strongholdsHeld,
} from '../rules/position.ts';
import { runningPhase, whatRuns } from '../rules/running.ts';
import { drawsStormCards, runningStorm } from '../rules/dialling.ts';
import { captivesOf, captorAmong, isCaptive, isHidden, knowsLeadersOf, ownerOf } from '../rules/captives.ts';
import { kwisatzHaderachOf } from '../rules/kwisatz-haderach.ts';
import { openElement } from '../rules/face-up.ts';
import { playersAt } from '../rules/pairs.ts';
import { forPlayers } from '../rules/rules.ts';
import { hasUsedSpecialKarama, usesUpSpecialKarama } from '../rules/special-karama.ts';
import { nextPhase } from '../rules/turn.ts';
import { traitorsKeptBy } from '../rules/traitors.ts';
import { assemble } from './assemble.ts';
import { owedSince, SEATS_TIME } from './owed-since.ts';
import { prompts } from './prompts.ts';
import { maySwap } from './swapping.ts';
import { takeBackPoints } from './take-back.ts';
import { linesFor, present, type Timeline } from './timeline.ts';

/** Lines of the log that travel with a view; older ones are asked for by the page. */
const LINES_IN_VIEW = 12;
/** Points to return to that the desk is sent. */
const POINTS_AT_DESK = 40;

/** Everything this audience may see now. The table must be open. */
export function view(timeline: Timeline, audience: Audience): View {
  const state = must(present(timeline), 'an open table');
  const { ctx, open, common } = positionSeen(state);
  const table: TableView = {
    ...common,
    maySwap: maySwap(timeline),
    leaders: leadersView(state, audience),
    log: linesFor(timeline, audience).slice(-LINES_IN_VIEW),
  };
  if (audience === 'table') return { audience, table };
  if (audience === 'moderator') return { audience, table, desk: deskView(timeline, state, open) };
  const mine = ownView(ctx, state, audience);
  return {
    audience,
    table,
    mine,
    prompts: open.filter((prompt) => prompt.asks === audience),
    freePlay: freePlayPrompt(ctx, state, audience),
  };
}

/** What the views of one position share; each audience adds its own log and secrets. */
interface PositionSeen {
  readonly ctx: Ctx;
  readonly open: readonly Prompt[];
  readonly common: Omit<TableView, OwnParts>;
}

/** What an audience reads in its own way, or what rests on the whole log. */
type OwnParts = 'log' | 'leaders' | 'maySwap';

/** Positions never change, so what is the same in all views of one is built once for the eight who look. */
const seen = new WeakMap<GameState, PositionSeen>();

function positionSeen(state: GameState): PositionSeen {
  const known = seen.get(state);
  if (known !== undefined) return known;
  const ctx = assemble(state.choices);
  const open = prompts(ctx, state);
  const fresh: PositionSeen = { ctx, open, common: tableView(ctx, state, open) };
  seen.set(state, fresh);
  return fresh;
}

/** Log lines for this audience with positions below `before`, the last `limit` of them, oldest first. */
export function logPage(timeline: Timeline, audience: Audience, before: number, limit: number): readonly LogLine[] {
  const earlier = linesFor(timeline, audience).filter((line) => line.position < before);
  return earlier.slice(Math.max(0, earlier.length - limit));
}

/** The running window and when the clock must close it (server time, ms); `null` when none runs or the table is held. */
export function nextDeadline(timeline: Timeline): { readonly window: WindowId; readonly at: number } | null {
  const state = present(timeline);
  const window = state === null ? null : runningWindow(state);
  if (state === null || window === null || isTableHeld(state)) return null;
  return { window: window.id, at: window.deadline };
}

function tableView(ctx: Ctx, state: GameState, open: readonly Prompt[]): Omit<TableView, OwnParts> {
  const players = playersAt(state);
  const battle = runningBattle(state);
  return {
    choices: state.choices,
    phase: state.phase,
    phaseOrder: ctx.rules.phaseOrder,
    running: runningPhase(state),
    next: whatRuns(state) === null ? nextPhase(ctx, state) : null,
    mentatPause: pauseView(state),
    victory: state.victory,
    counts: state.victory === null ? [] : state.counts,
    turn: state.turn,
    turnLimit: ctx.rules.turnLimit,
    strongholdsToWin: {
      solo: forPlayers(ctx.rules.strongholdsToWinSolo, players),
      alliance: forPlayers(ctx.rules.strongholdsToWinAlliance, players),
    },
    allianceLimit: ctx.rules.allianceLimit,
    handLimits: state.factions.map(({ faction }) => ({ faction, limit: handLimitOf(ctx, faction) })),
    storm: state.storm,
    shieldWallStands: state.shieldWallStands,
    lastWheels: state.lastWheels ?? [],
    stormPhase: stormView(state),
    setup: setupView(ctx, state),
    firstPlayer: state.firstPlayer,
    order: stormOrder(state),
    factions: state.seating.map((seat) => factionView(ctx, state, seat)),
    forces: state.forces,
    spiceOnBoard: state.spiceOnBoard,
    stormCard: stormCardView(ctx, state),
    captor: captorAmong(ctx, state),
    captives: captivesView(ctx, state),
    kwisatzHaderach: kwisatzHaderachView(state),
    specialKarama: specialKaramaView(ctx, state),
    leadersRest: !ctx.rules.gholaLeaderFightsAtOnce,
    predictor: state.prediction?.by ?? null,
    discards: state.discards,
    truths: state.truths.filter(({ turn }) => turn === state.turn),
    removedCards: state.removedCards,
    battle: battle === null ? null : battleView(state, battle),
    battles: pendingBattles(ctx, state).filter((pending) => battle === null || !isFoughtIn(battle, pending)),
    window: windowView(state),
    paused: state.paused !== null,
    awaited: owedNow(state, open).map(({ asks, kind }) => ({ faction: asks, to: kind })),
    instructions: onTheList(state),
  };
}

/** That a card lies face down can be seen by all. */
function stormCardView(ctx: Ctx, state: GameState): TableView['stormCard'] {
  const drawnBy = drawsStormCards(ctx, state);
  return drawnBy === null ? null : { drawnBy, lies: state.stormCard !== 'none' };
}

function factionView(ctx: Ctx, state: GameState, { faction, circle }: Seating): FactionView {
  const { advisorsIn, reserves, tanks } = factionOf(state, faction);
  return {
    faction,
    circle,
    allies: alliesOf(state, faction),
    reserves: ctx.rules.reservesPublic ? reserves : 'hidden',
    tanks,
    hasAdvisors: hasAdvisors(ctx, faction),
    advisorsIn,
    strongholds: strongholdsHeld(state, faction, STRONGHOLDS),
    talking: isTalking(state, faction),
  };
}

/** Where each leader is, as far as this audience may know. */
const leadersView = (state: GameState, audience: Audience): TableView['leaders'] =>
  state.leaders.map((disc) => {
    const { leader, foughtIn, deaths, resting } = disc;
    const { where, faceDown } = whereSeen(state, disc, audience);
    return { leader, foughtIn, deaths, resting, where, faceDown };
  });

function whereSeen(
  state: GameState,
  disc: LeaderState,
  audience: Audience,
): Pick<TableView['leaders'][number], 'where' | 'faceDown'> {
  if (!isHidden(state, disc)) return { where: disc.where, faceDown: false };
  if (!knowsLeadersOf(state, audience, ownerOf(disc.leader))) return { where: 'hidden', faceDown: false };
  return { where: isCaptive(disc) ? 'captive' : disc.where, faceDown: disc.faceDown };
}

/** How many are captive and how many lie face down, by owner; everybody can count them. */
function captivesView(ctx: Ctx, state: GameState): TableView['captives'] {
  const captor = captorAmong(ctx, state);
  if (captor === null) return [];
  return state.seating.flatMap(({ faction: owner }) => {
    const theirs = state.leaders.filter((disc) => ownerOf(disc.leader) === owner && disc.captor === captor);
    const held = theirs.filter(isCaptive).length;
    return theirs.length === 0 ? [] : [{ captor, owner, held, faceDown: theirs.length - held }];
  });
}

function kwisatzHaderachView({ kwisatzHaderach }: GameState): TableView['kwisatzHaderach'] {
  if (kwisatzHaderach === null) return null;
  const { of, where, usedIn } = kwisatzHaderach;
  return { of, where, usedIn };
}

const specialKaramaView = (ctx: Ctx, state: GameState): TableView['specialKarama'] =>
  state.seating
    .filter(({ faction }) => usesUpSpecialKarama(ctx.rules, faction))
    .map(({ faction }) => ({ faction, used: hasUsedSpecialKarama(ctx, state, faction) }));

function battleLosses(ctx: Ctx, state: GameState, faction: FactionId): OwnView['battleLosses'] {
  const power = kwisatzHaderachOf(ctx, state, faction);
  if (power === null || state.kwisatzHaderach?.of !== faction) return null;
  return { lost: state.kwisatzHaderach.losses, needed: power.awakenedBy };
}

function windowView(state: GameState): WindowView | null {
  const window = runningWindow(state);
  if (window === null) return null;
  const { id, ask, opened, deadline } = window;
  return { id, ask, opened, deadline };
}

/** Decisions that others may know to be owed: none while a window asks all, and no question that waits beside the play. */
const owedNow = (state: GameState, open: readonly Prompt[]): readonly Prompt[] =>
  runningWindow(state) !== null ? [] : open.filter(({ kind, sealed }) => !sealed && kind !== 'check-own');

function ownView(ctx: Ctx, state: GameState, faction: FactionId): OwnView {
  const { spice, hand, traitors, standsAside, reserves } = factionOf(state, faction);
  const battle = runningBattle(state);
  const side = battle === null ? null : sideOf(battle, faction);
  const seen = battle === null ? null : (sidesOf(battle).find((other) => other.shown?.to === faction)?.shown ?? null);
  return {
    faction,
    spice,
    hand,
    handLimit: handLimitOf(ctx, faction),
    traitors,
    traitorLimit: traitorsKeptBy(ctx, faction),
    prediction: state.prediction?.by === faction ? state.prediction.told : null,
    captives: captorAmong(ctx, state) === faction ? captivesOf(state, faction) : null,
    battleLosses: battleLosses(ctx, state, faction),
    standsAside,
    reserves,
    raisedHand: isTalking(state, faction),
    plan: side?.committed ?? null,
    stormCard: drawsStormCards(ctx, state) === faction ? state.stormCard : null,
    stormDial: runningStorm(state)?.committed.find((dial) => dial.faction === faction)?.dial ?? null,
    seen: seen === null ? null : openElement(seen.element),
    seenPlan: battle === null ? null : planSeen(battle, faction),
    shown: side?.shown?.element ?? null,
  };
}

function owedView(timeline: Timeline, owed: readonly Prompt[]): DeskView['owed'] {
  const asked = owedSince(
    timeline,
    owed.map(({ id }) => id),
  );
  return owed.map(({ id, asks, kind }) => {
    const since = must(asked.get(id), 'since when it is owed');
    return { prompt: id, faction: asks, to: kind, since, answerableFrom: since + SEATS_TIME };
  });
}

/** The desk sees who owes what, never an answer. */
const deskView = (timeline: Timeline, state: GameState, open: readonly Prompt[]): DeskView => ({
  owed: owedView(timeline, owedNow(state, open)),
  checks: state.checks.map(({ faction, matter }) => ({ faction, matter })),
  points: takeBackPoints(timeline, POINTS_AT_DESK),
});
