/** Whole games, from set-up to the win: the bytes that travel, and the cost of a table with a long log. */
import { performance } from 'node:perf_hooks';
import { allItems, diff, emptyTimeline, must, seededRandom, view, type Audience, type View } from '#engine';
import { SIX_FACTIONS } from '../support/six.ts';
import { createApplication } from '#server/application/application.ts';
import { openSqliteStore } from '#server/store/sqlite.ts';
import { ALL_IN_APP, gameOpened, nextOfGame } from '../simulate/whole-game.ts';
import type { Move } from '../support/random-choice.ts';
import { realEngine, type Table } from '../support/table.ts';
import { carriedOut, tableOf, maybeRefused, type Step } from './battles.ts';
import { commandsOf } from './commands.ts';
import { lookerOf, recordOf, sizeOf } from './frames.ts';
import { temporaryFolder } from './processes.ts';
import { LOOKERS, type EveningsReport, type Looker, type LongLog } from './report.ts';
import { rounded, tailOf } from './spread.ts';

const GAMES = 3;
/** The maximum number of commands of a game. No real game takes as many. */
const LONGEST = 4_000;
/** The number of events in a log. */
const LENGTHS = [100, 1_000, 10_000] as const;
/**
 * The number of commands. The same command is sent again and again, so that only the log’s length can make it slower.
 */
const COMMANDS = 60;
const OPENINGS = 7;

export async function benchEvenings(): Promise<EveningsReport> {
  const messages = Array.from({ length: GAMES }, (_, at) => sentIn(at + 1)).flat();
  const logs: LongLog[] = [];
  for (const events of LENGTHS) logs.push(await longLog(events));
  return {
    games: GAMES,
    sent: recordOf(LOOKERS, (looker) => {
      const heard = messages.filter((message) => message.looker === looker);
      return {
        count: heard.length,
        whole: sizeOf(heard.map(({ whole }) => whole)),
        change: sizeOf(heard.map(({ change }) => change)),
      };
    }),
    logs,
  };
}

interface Message {
  readonly looker: Looker;
  /** The bytes of the view, and of its change. */
  readonly whole: number;
  readonly change: number;
}

/** The bytes for each audience in a game, whenever its view changes. */
function sentIn(seed: number): readonly Message[] {
  const messages: Message[] = [];
  let before: readonly View[] = [];
  for (const { views } of game(seed)) {
    messages.push(...views.flatMap((view, at) => messageOf(before[at], view)));
    before = views;
  }
  return messages;
}

function messageOf(before: View | undefined, view: View): readonly Message[] {
  const patch = before === undefined ? null : diff(before, view);
  if (patch === null) return [];
  const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
  return [{ looker: lookerOf(view), whole: bytes(view), change: bytes(patch) }];
}

function* game(seed: number): Generator<Step> {
  const random = seededRandom(seed);
  let step: Step | null = null;
  const setting = { what: 'games', edition: 'gf9-2019', layer: 'advanced', players: 6 } as const;
  const opened = gameOpened(setting, random, ALL_IN_APP);
  for (const move of opened) yield (step = carriedOut(step ?? BEFORE_THE_FIRST, move, random, true));
  for (let commands = 0; commands < LONGEST; commands += 1) {
    const now: Step = must(step, 'an open table');
    const move = tableOf(now).victory === null ? nextOfGame(tableAt(now, seed), false, random) : null;
    if (move === null) return;
    const next = maybeRefused({ ...now, now: Math.max(now.now, dueAt(now)) }, move, random, true);
    // After a refused command the player sends another one.
    if (!('code' in next)) yield (step = next);
  }
}

const BEFORE_THE_FIRST = { timeline: emptyTimeline, now: 1_000_000 };

const tableAt = ({ timeline, now }: Step, seed: number): Table => ({ engine: realEngine, timeline, now, seed });

const dueAt = ({ timeline }: Step): number => realEngine.nextDeadline(timeline)?.at ?? 0;

/** The first game, played until its log has this number of events or the game ends. */
function playedUntil(events: number): Step {
  let last: Step | null = null;
  for (const step of game(1)) {
    last = step;
    if (step.timeline.entries.length >= events) break;
  }
  return must(last, 'a game');
}

/** A game, and pauses after its end, until the log has this number of events. */
async function longLog(events: number): Promise<LongLog> {
  const random = seededRandom(1);
  let last = playedUntil(events);
  const played = last.timeline.entries.length;
  const talks = (): Move => ({
    by: tableOf(last).order[0] ?? 'moderator',
    command: { type: tableOf(last).factions.some(({ talking }) => talking) ? 'LowerHand' : 'RaiseHand' },
  });
  while (last.timeline.entries.length < events) last = carriedOut(last, talks(), random, true);
  const costs = Array.from({ length: COMMANDS }, () => (last = carriedOut(last, talks(), random, true)).cost);
  return {
    events,
    played: Math.min(played, events),
    opening: await openingOf(last),
    ...commandsOf(costs),
  };
}

/** The time from a closed file to a table that is ready for commands, with all its views. */
async function openingOf({ timeline }: Step): Promise<LongLog['opening']> {
  const store = openSqliteStore(temporaryFolder());
  await store.foundTable({ code: 'LONG', at: 1, deskCredential: 'desk', entries: allItems(timeline.entries) });
  const opened = async (program: string | null) => {
    const start = performance.now();
    const loaded = must(await createApplication(store, { program }).timelines.load('LONG'), 'a table');
    const read = performance.now();
    for (const audience of EVERYBODY) view(loaded, audience);
    return { opening: read - start, shown: performance.now() - start };
  };
  const times: Record<'log' | 'snapshot', Awaited<ReturnType<typeof opened>>[]> = { log: [], snapshot: [] };
  // The first opening by a program writes the snapshot.
  await opened('bench');
  while (times.log.length < OPENINGS) {
    times.log.push(await opened(null));
    times.snapshot.push(await opened('bench'));
  }
  await store.close();
  return recordOf(['log', 'snapshot'], (from) => ({
    milliseconds: rounded(tailOf(times[from].map(({ opening }) => opening)).p50),
    withViews: rounded(tailOf(times[from].map(({ shown }) => shown)).p50),
  }));
}

const EVERYBODY: readonly Audience[] = ['table', 'moderator', ...SIX_FACTIONS];
