/** A table that is opened from a snapshot equals a table that is opened from its whole log. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allItems,
  appended,
  logPage,
  must,
  present,
  replay,
  replayFrom,
  snapshotAt,
  snapshotOf,
  view,
  type GameState,
  type LogEntry,
  type Snapshot,
  type Timeline,
} from '#engine';
import { fromStored } from '#server/store/upcasts.ts';
import { longEvening } from '../support/long-evening.ts';
import { makeMove } from '../support/make-move.ts';
import { randomGame, randomMove } from '../support/random-play.ts';
import { seededRandom } from '#lib/core/random.ts';
import { runs } from '../support/runs.ts';
import { factionsOf, type Table } from '../support/table.ts';

const seeds = fc.noShrink(fc.integer({ min: 0, max: 2 ** 30 }));
const lengths = fc.integer({ min: 20, max: 150 });
/** The place of the snapshot in the log: at its beginning, at its end, or between. */
const places = fc.double({ min: 0, max: 1, noNaN: true });

/** Returns a snapshot as it is read from the disk. */
const kept = (snapshot: Snapshot): Snapshot => JSON.parse(JSON.stringify(snapshot)) as Snapshot;

function opened(timeline: Timeline, place: number): Timeline {
  const { seatedAt } = timeline;
  const event = seatedAt + Math.floor(place * (timeline.entries.length - 1 - seatedAt));
  return replayFrom(kept(snapshotAt(timeline, event)), allItems(timeline.entries)).timeline;
}

function expectSame(one: Timeline, other: Timeline): void {
  const audiences = [
    'table',
    'moderator',
    ...must(present(other), 'a table').factions.map((own) => own.faction),
  ] as const;
  for (const audience of audiences) {
    expectEqual(view(one, audience), view(other, audience));
    const page = (timeline: Timeline) => logPage(timeline, audience, Number.MAX_SAFE_INTEGER, 10_000);
    expectEqual(page(one), page(other));
  }
  expectSamePositions(allItems(one.states), allItems(other.states));
  expectEqual(allItems(one.entries), allItems(other.entries));
  expect(one.seatedAt).toBe(other.seatedAt);
}

/** The same as `expectEqual`. Parts of a position that both sides took over from the position before are not compared again. */
function expectSamePositions(some: readonly GameState[], others: readonly GameState[]): void {
  expect(some.length).toBe(others.length);
  const valueIn = (state: GameState | undefined, field: string): unknown => state && Reflect.get(state, field);
  for (const [at, one] of some.entries()) {
    const other = must(others[at], 'the other position');
    expect(Object.keys(one)).toEqual(Object.keys(other));
    const isTakenOver = (field: string): boolean =>
      at > 0 &&
      valueIn(some[at - 1], field) === valueIn(one, field) &&
      valueIn(others[at - 1], field) === valueIn(other, field);
    for (const field of Object.keys(one).filter((field) => !isTakenOver(field)))
      expectEqual(valueIn(one, field), valueIn(other, field));
  }
}

/** Node compares large values many times faster than Vitest, which describes what differs. */
function expectEqual(one: unknown, other: unknown): void {
  if (!isDeepStrictEqual(one, other)) expect(one).toEqual(other);
}

describe('a snapshot', () => {
  it('opens a random game with the same position, log and views as the whole log', () => {
    fc.assert(
      fc.property(seeds, lengths, places, (seed, steps, place) => {
        const { timeline } = randomGame(seed, steps);
        expectSame(opened(timeline, place), timeline);
      }),
      runs(60),
    );
  });

  it('can be played on from like the table itself, with take-backs to before it too', () => {
    fc.assert(
      fc.property(seeds, lengths, places, (seed, steps, place) => {
        let table = randomGame(seed, steps);
        let again: Table = { ...table, timeline: opened(table.timeline, place) };
        const [random, same] = [seededRandom(seed), seededRandom(seed)];
        for (let step = 0; step < 12; step += 1) {
          table = makeMove(table, randomMove(table, random)).table;
          again = makeMove(again, randomMove(again, same)).table;
        }
        for (const { to } of pointsOf(table).slice(-2)) {
          const move = { by: 'moderator', command: { type: 'TakeBack', to } } as const;
          [table, again] = [makeMove(table, move).table, makeMove(again, move).table];
        }
        expectSame(again.timeline, table.timeline);
      }),
      runs(30),
    );
  });

  it('opens every recorded game', () => {
    for (const entries of recorded()) {
      const timeline = replay(entries);
      for (const place of [0, 0.3, 0.6, 1]) expectSame(opened(timeline, place), timeline);
    }
  });

  it('of a long game gives every audience its view without the events before it', () => {
    const table = longEvening(1_000);
    const { timeline } = table;
    const snapshot = must(snapshotOf(timeline), 'a snapshot of a long evening');
    expect(snapshot.length).toBeGreaterThan(100);
    const entries = allItems(timeline.entries);
    // The missing events cannot be replayed at all.
    const torn = entries.map((entry, at) => (at < snapshot.length - 1 ? UNREADABLE : entry));
    const one = replayFrom(kept(snapshot), torn).timeline;
    for (const audience of ['table', 'moderator', ...factionsOf(table)] as const)
      expect(view(one, audience)).toEqual(view(timeline, audience));
  });

  it('is not made of a short log', () => {
    expect(snapshotOf(randomGame(1, 5).timeline)).toBeNull();
    expect(snapshotOf(appended(replay([]), []))).toBeNull();
  });
});

const UNREADABLE: LogEntry = { at: -1, event: { type: 'EpochRaised' } };

const pointsOf = ({ engine, timeline }: Table) => {
  const desk = engine.view(timeline, 'moderator');
  return 'desk' in desk ? desk.desk.points : [];
};

interface Recorded {
  readonly version: number;
  readonly entries: readonly { readonly at: number; readonly event: unknown }[];
}

const FOLDER = join(import.meta.dirname, '../contract/recorded');

const recorded = (): readonly (readonly LogEntry[])[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Recorded)
    .map(({ version, entries }) =>
      entries.map(({ at, event }) => ({ at, event: fromStored({ version, body: JSON.stringify(event) }) })),
    );
