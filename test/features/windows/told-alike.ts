/**
 * Compares the messages to the seats of two tables while a window is open, with their times. Before the minimum time,
 * some owners act differently at the two tables: other hands, other standing answers, other taps. Afterwards every seat
 * taps at the same moments. So every other seat must receive the same messages.
 */
import {
  contains,
  seededRandom,
  shuffled,
  type AnswerValue,
  type Audience,
  type FactionId,
  type Random,
} from '#engine';
import { must } from '#lib/core/assert-never.ts';
import { chance, type Move } from '../../support/random-choice.ts';
import { makeMove } from '../../support/make-move.ts';
import { randomGame, randomMove } from '../../support/random-play.ts';
import {
  factionsOf,
  promptsOf,
  realEngine,
  send,
  stateOf,
  tableView,
  type Engine,
  type Table,
} from '../../support/table.ts';
import { toldOtherwise } from '../../support/paired-tables/secret-alternatives.ts';
import { seatsWithAnswer } from './generators.ts';

/** A message to an audience, and the time of the message (server time, ms). */
export interface Received {
  readonly at: number;
  readonly audience: Audience;
  readonly view: string;
}

/** A seat's action at a moment after the opening (ms). */
interface Tap {
  readonly after: number;
  readonly by: FactionId;
  readonly does: 'pass' | 'stand-aside' | 'tell-hand';
}

const FLOOR = 4_000;
/** The time from the opening of the window for which a table is watched (ms). */
const WATCHED = 40_000;
/** The number of moves that are tried until a window opens. */
const MOVES = 60;

/** A random table at which a window has just opened that can close early; `null` if no such window opens soon. */
export function tableWithWindow(seed: number): Table | null {
  const random = seededRandom(seed + 2);
  let table = randomGame(seed, random(20));
  table = send(table, 'moderator', { type: 'ChooseQuestionTime', seconds: 15, isFixed: false }).table;
  let before = tableView(table).window?.id ?? null;
  for (let move = 0; move < MOVES; move += 1) {
    const window = tableView(table).window;
    if (window !== null && window.id !== before && window.floor !== null && !isHeld(table)) return table;
    before = window?.id ?? null;
    table = makeMove(table, randomMove(table, random)).table;
  }
  return null;
}

const isHeld = (table: Table): boolean => stateOf(table).paused !== null || stateOf(table).talking.length > 0;

/**
 * Returns the messages of two tables to all seats except the owners who act differently. The messages are equal if
 * nothing leaks.
 */
export function receivedAtBoth(
  engine: Engine,
  table: Table,
  seed: number,
): readonly [readonly Received[], readonly Received[]] {
  const random = seededRandom(seed + 3);
  const factions = shuffled(factionsOf(table), random);
  const owners = factions.slice(0, 1 + random(factions.length));
  const alike = factions.filter((faction) => !owners.includes(faction)).flatMap((by) => ownTaps(by, random));
  // At both tables, some owners answer only after the minimum time, or never.
  const late = owners.filter(() => chance(30, random));
  const after = late.flatMap((by): readonly Tap[] =>
    chance(70, random) ? [{ after: FLOOR + random(9_000), by, does: 'pass' }] : [],
  );
  const early = owners.filter((owner) => !late.includes(owner));
  // A player who stands aside has an answer in the next windows too. All such players answer before the minimum time of
  // the next window.
  const onward = early.map((by): Tap => ({ after: FLOOR + random(FLOOR - 50), by, does: 'stand-aside' }));
  // A new hand reopens the sealed plan of its owner. Every seat sees that.
  const tellers = owners.filter((owner) => !hasSealedPlan(table, owner));
  const ways = [0, 1].map(() => [
    ...alike,
    ...after,
    ...onward,
    ...early.map((by): Tap => ({ after: random(FLOOR - 50), by, does: chance(50, random) ? 'pass' : 'stand-aside' })),
    ...tellers.flatMap((by): readonly Tap[] => (chance(40, random) ? [{ after: 0, by, does: 'tell-hand' }] : [])),
  ]);
  const audiences: readonly Audience[] = [
    ...factions.filter((faction) => !owners.includes(faction)),
    'table',
    'moderator',
  ];
  const [one, two] = ways.map((taps) => received({ ...table, engine }, taps, audiences, seed));
  return [must(one, 'one'), must(two, 'two')];
}

const hasSealedPlan = (table: Table, owner: FactionId): boolean => {
  const battle = tableView(table).battle;
  return (
    battle !== null &&
    [battle.aggressor, battle.defender].some(({ faction, plan }) => faction === owner && plan.state === 'sealed')
  );
};

const ownTaps = (by: FactionId, random: Random): readonly Tap[] =>
  chance(15, random)
    ? []
    : [{ after: random(chance(60, random) ? FLOOR : 12_000), by, does: chance(60, random) ? 'pass' : 'stand-aside' }];

/** Plays the taps and the clock of the table in order of time. Records every view that changes. */
function received(
  from: Table,
  taps: readonly Tap[],
  audiences: readonly Audience[],
  seed: number,
): readonly Received[] {
  const { opened } = must(tableView(from).window, 'a window');
  const all: Received[] = [];
  const seen = new Map<Audience, string>();
  const note = (table: Table, at: number) => {
    for (const audience of audiences) {
      const view = JSON.stringify(table.engine.view(table.timeline, audience));
      if (seen.get(audience) === view) continue;
      if (seen.has(audience)) all.push({ at, audience, view });
      seen.set(audience, view);
    }
  };
  let table = from;
  let left = taps.toSorted((one, other) => one.after - other.after);
  note(table, opened);
  for (let step = 0; step < 200; step += 1) {
    const clock = table.engine.nextDeadline(table.timeline);
    const tap = left[0];
    const tapAt = tap === undefined ? Infinity : opened + 1 + tap.after;
    const at = Math.min(tapAt, clock?.at ?? Infinity);
    if (at > opened + WATCHED) break;
    if (tap !== undefined && tapAt <= (clock?.at ?? Infinity)) {
      left = left.slice(1);
      for (const { by, command } of movesOf(table, tap, seed)) table = send({ ...table, now: at }, by, command).table;
    } else if (clock !== null) {
      table = send({ ...table, now: at }, 'clock', clock.command).table;
    }
    note(table, at);
  }
  return all;
}

/** The command of a tap; no command if the window is over by then. */
function movesOf(table: Table, { by, does }: Tap, seed: number): readonly Move[] {
  if (does === 'stand-aside') return [{ by, command: { type: 'SetAutoPass', on: true } }];
  if (does === 'tell-hand') {
    const told = toldOtherwise('hand', table, by, seededRandom(seed + 5));
    return told === null ? [] : [{ by, command: { type: 'DeclareSecret', fact: told[0] } }];
  }
  const window = tableView(table).window;
  const prompt = promptsOf(table, by).find(({ kind, sealed }) => kind === window?.ask.kind && !sealed);
  const passes: readonly AnswerValue[] = [{ play: false }, { call: false }];
  const value = prompt === undefined ? undefined : passes.find((pass) => contains(prompt.answers, pass));
  return prompt === undefined || value === undefined
    ? []
    : [{ by, command: { type: 'Answer', prompt: prompt.id, value } }];
}

/** An engine that closes a window at the moment of the last answer. */
export const CLOSES_AT_A_TAP: Engine = closingEarly(() => true);

/** An engine in which a standing answer counts at once. The window closes if all other answers are given. */
export const STANDING_AT_ONCE: Engine = closingEarly((_table, by, type) => by !== 'clock' && type === 'SetAutoPass');

function closingEarly(isWhen: (table: Table, by: unknown, type: string) => boolean): Engine {
  return {
    ...realEngine,
    decide: (timeline, envelope, random) => {
      const decided = realEngine.decide(timeline, envelope, random);
      if (!decided.ok) return decided;
      const next = realEngine.appended(
        timeline,
        decided.events.map((event) => ({ at: envelope.at, event })),
      );
      const table: Table = { engine: realEngine, timeline: next, now: envelope.at, seed: 0 };
      if (!isWhen(table, envelope.by, envelope.command.type)) return decided;
      const window = tableView(table).window;
      if (window === null || seatsWithAnswer(table).length < factionsOf(table).length) return decided;
      const closed = realEngine.decide(
        next,
        { by: 'clock', at: window.deadline, command: { type: 'CloseWindow', window: window.id } },
        random,
      );
      return closed.ok ? { ok: true, events: [...decided.events, ...closed.events] } : decided;
    },
  };
}
