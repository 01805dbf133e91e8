/** Opens every recorded table that stopped at open questions. Also tests whether the comparison notices a change. */
import { describe, expect, it } from 'vitest';
import { anyOf, must, oneOf, range } from '#engine';
import { realEngine, type Engine } from '../support/table.ts';
import { foundAgain } from './questions/asked.ts';
import { coverage } from './questions/coverage.ts';
import { openStopped } from './questions/open-stopped.ts';
import { isLeftUnasked } from './questions/play-on.ts';
import { recordedIndex } from './questions/recorded.ts';
import { sameAnswers } from './questions/same-answers.ts';
import { LOGS, STOPS, testCuts, testStops } from './questions/cancelled.ts';

testCuts(LOGS);
testStops(STOPS);

describe('the recorded logs', () => {
  const { index, missing, metAfterAll } = coverage(LOGS);

  it('stop at every kind of question, in every game that can meet it', () => {
    expect(missing).toEqual([]);
    expect(metAfterAll).toEqual([]);
  });

  it('are listed correctly in their index', () => {
    expect(recordedIndex()).toEqual(index);
  });

  it('give each question an id of its own', () => {
    for (const { log, stop } of STOPS) {
      const ids = foundAgain(log, stop, openStopped(log, stop.after)).pairs.map(([, { id }]) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

describe('the comparison of questions', () => {
  it('counts legal answers as equal in whatever form they are written', () => {
    expect(sameAnswers(range(1, 3), anyOf(oneOf(3, 2), oneOf(1)))).toBe(true);
    expect(sameAnswers(range(1, 3), range(1, 2))).toBe(false);
    expect(sameAnswers(range(1, 2), range(1, 3))).toBe(false);
    expect(sameAnswers(oneOf(null), oneOf())).toBe(false);
  });

  it('reports a missing question, a new one, and a changed one', () => {
    const { log, stop } = must(
      STOPS.find((one) => one.stop.asked.length > 1),
      'a stop with several questions',
    );
    const [first, ...others] = stop.asked;
    const asked = must(first, 'a question');
    const opened = openStopped(log, stop.after);
    const gone = foundAgain(log, { ...stop, asked: [...stop.asked, asked] }, opened);
    expect([gone.missing.length, gone.more.length]).toEqual([1, 0]);
    const fresh = foundAgain(log, { ...stop, asked: others }, opened);
    expect([fresh.missing.length, fresh.more.length]).toEqual([0, 1]);
    const other = foundAgain({ ...log, answers: log.answers.map(() => oneOf('never')) }, stop, opened);
    expect([other.missing.length, other.more.length]).toEqual([stop.asked.length, stop.asked.length]);
  });

  it('reports a phase that asks no seat', () => {
    const { log, stop } = must(
      STOPS.find((one) => one.stop.meets.includes('choose-battle')),
      'a stop at a choice of battles',
    );
    const opened = openStopped(log, stop.after);
    expect(isLeftUnasked(opened)).toBe(false);
    const silent: Engine = { ...realEngine, promptsNow: () => [] };
    expect(isLeftUnasked({ ...opened, engine: silent })).toBe(true);
  });
});
