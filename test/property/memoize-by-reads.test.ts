/** The parts of a view that no event has changed are not built again, and are equal to newly built ones. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allItems,
  must,
  present,
  replayFrom,
  snapshotAt,
  view,
  type Snapshot,
  type Timeline,
  type View,
} from '#engine';
import { memoizeByReads } from '#lib/model/memoize-by-reads.ts';
import type { GameState } from '#lib/model/state.ts';
import { seededRandom } from '#lib/core/random.ts';
import { makeMove } from '../support/make-move.ts';
import { randomGame, randomMove } from '../support/random-play.ts';
import { runs } from '../support/runs.ts';
import { factionsOf } from '../support/table.ts';

const seeds = fc.noShrink(fc.integer({ min: 0, max: 2 ** 30 }));
const lengths = fc.integer({ min: 5, max: 120 });

/** Returns the table as read from the disk. It shares no object with any earlier view. */
function readAnew(timeline: Timeline): Timeline {
  const snapshot = snapshotAt(timeline, timeline.entries.length - 1);
  return replayFrom(JSON.parse(JSON.stringify(snapshot)) as Snapshot, allItems(timeline.entries)).timeline;
}

describe('the view of a table', () => {
  it('is, after each command, the view of a new visitor', () => {
    fc.assert(
      fc.property(seeds, lengths, (seed, steps) => {
        let table = randomGame(seed, steps);
        const random = seededRandom(seed);
        const audiences = ['table', 'moderator', ...factionsOf(table)] as const;
        for (let step = 0; step < 25; step += 1) {
          table = makeMove(table, randomMove(table, random)).table;
          const anew = readAnew(table.timeline);
          for (const audience of audiences) expect(view(table.timeline, audience)).toEqual(view(anew, audience));
        }
      }),
      runs(10),
    );
  });

  it('shares all unchanged parts with the earlier view', () => {
    const table = randomGame(7, 40);
    const seat = must(factionsOf(table)[0], 'a seat');
    const before = view(table.timeline, seat);
    const after = view(makeMove(table, { by: 'moderator', command: { type: 'PauseTable' } }).table.timeline, seat);
    expect(after.table.paused).toBe(true);
    const parts = ({ table: all }: View): readonly unknown[] =>
      Object.values(all).filter((part: unknown) => typeof part === 'object' && part !== null);
    const shared = parts(after).filter((part) => parts(before).includes(part));
    expect(shared.length).toBeGreaterThan(parts(after).length / 2);
  });
});

describe('a memo of a position', () => {
  const position = (): GameState => must(present(randomGame(1, 20).timeline), 'a table');
  const counted = () => {
    let times = 0;
    const turn = (state: GameState) => {
      times += 1;
      return { turn: state.turn, of: times };
    };
    return { turn, times: () => times };
  };

  it('is computed once, as long as nothing changes that it reads', () => {
    const [state, { turn, times }] = [position(), counted()];
    const first = memoizeByReads(state, 'turn', turn);
    expect(memoizeByReads({ ...state, shieldWallStands: !state.shieldWallStands }, 'turn', turn)).toBe(first);
    expect(times()).toBe(1);
    expect(memoizeByReads({ ...state, turn: state.turn + 1 }, 'turn', turn)).toEqual({ turn: state.turn + 1, of: 2 });
  });

  it('is separate for its name, and for its table', () => {
    const [state, { turn, times }] = [position(), counted()];
    memoizeByReads(state, 'turn', turn);
    memoizeByReads(state, 'another', turn);
    memoizeByReads({ ...state, choices: { ...state.choices } }, 'turn', turn);
    expect(times()).toBe(3);
  });

  it('is computed again if it has read everything and something changed', () => {
    const state = position();
    const all = (now: GameState): object => ({ ...now });
    const first = memoizeByReads(state, 'all', all);
    expect(memoizeByReads({ ...state }, 'all', all)).toBe(first);
    expect(memoizeByReads({ ...state, talking: [...state.talking] }, 'all', all)).not.toBe(first);
  });
});
