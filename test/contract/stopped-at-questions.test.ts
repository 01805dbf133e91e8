/**
 * Tables that were left while somebody was asked: whatever a later release is made of, it opens them, asks the same of
 * the same people, takes the same answers and plays on. `recorded/questions/index.json` tells which file stops where;
 * `record-questions.ts` adds what a new kind of question needs.
 */
import { describe, expect, it } from 'vitest';
import { either, must, oneOf, range, seededRandom } from '#engine';
import { realEngine, type Engine, type Table } from '../support/table.ts';
import { foundAgain, seenBy } from './questions/asked.ts';
import { coverage } from './questions/coverage.ts';
import { openStopped } from './questions/open-stopped.ts';
import {
  inTodaysWords,
  inWords,
  isLeftUnasked,
  lastLine,
  playedAnyhow,
  playedToItsEnd,
  takenBackTo,
  triedAt,
} from './questions/play-on.ts';
import { recordedIndex, recordedLogs, type RecordedLog, type RecordedStop } from './questions/recorded.ts';
import { sameAnswers } from './questions/same-answers.ts';
import { situationsAt } from './questions/situations.ts';

/** Enough for any battle to come to its end, and for people to do something else besides. */
const TO_THE_END = 40;
const ANYHOW = 12;

const LOGS = recordedLogs();
const STOPS = LOGS.flatMap(([name, log]) =>
  log.stops.map((stop) => ({ title: `${name} after ${stop.after}: ${stop.meets.join(', ')}`, log, stop })),
);

/** After one of the recorded answers, if any of them tells the table something, one that does. */
function begunAt(log: RecordedLog, stop: RecordedStop, opened: Table): Table {
  const answered = foundAgain(log, stop, opened).pairs.map(([{ tried }, found]) => triedAt(opened, found, tried).table);
  return answered.find((table) => lastLine(table) > lastLine(opened)) ?? answered[0] ?? opened;
}

describe('a log that stops where something still follows by itself', () => {
  it.each(LOGS)('%s is carried on, wherever it is cut, until somebody is asked', (_name, log) => {
    for (let after = 1; after <= log.entries.length; after += 1) {
      const opened = openStopped(log, after);
      expect([after, isLeftUnasked(opened)]).toEqual([after, false]);
    }
  });
});

describe('a table that was left while somebody was asked', () => {
  describe.each(STOPS)('$title', ({ log, stop }) => {
    const opened = openStopped(log, stop.after);

    it('asks the same of the same people', () => {
      const { missing, more } = foundAgain(log, stop, opened);
      expect({ missing, more }).toEqual({ missing: [], more: [] });
      const { awaited, owed, checks } = stop;
      expect(seenBy(opened)).toEqual({ awaited, owed, checks });
      expect(situationsAt(opened)).toEqual(expect.arrayContaining([...stop.meets]));
      expect(isLeftUnasked(opened)).toBe(false);
    });

    it('takes the same answers, and the same follows', () => {
      for (const [recorded, found] of foundAgain(log, stop, opened).pairs)
        expect([found.id, inWords(triedAt(opened, found, recorded.tried))]).toEqual([
          found.id,
          inTodaysWords(recorded.then),
        ]);
    });

    it('plays on, goes back to the question, and plays on again', () => {
      const random = seededRandom(stop.after);
      const played = playedToItsEnd(begunAt(log, stop, opened), TO_THE_END, random);
      const back = takenBackTo(played, lastLine(opened), stop.after);
      if (back?.isThere === true) {
        const { missing, more } = foundAgain(log, stop, back.table, 'opened-again');
        const waits = (question: string): boolean => back.isSealedAnew && question.endsWith(' battle-plan');
        expect({ missing: missing.filter((question) => !waits(question)), more }).toEqual({ missing: [], more: [] });
      }
      playedAnyhow(back?.table ?? played, ANYHOW, random);
    });
  });
});

describe('the recorded logs', () => {
  const { index, missing, metAfterAll } = coverage(LOGS);

  it('stop at every kind of question, in every game that can meet it', () => {
    expect(missing).toEqual([]);
    expect(metAfterAll).toEqual([]);
  });

  it('are listed in their index as they are', () => {
    expect(recordedIndex()).toEqual(index);
  });

  it('ask each question under an id of its own', () => {
    for (const { log, stop } of STOPS) {
      const ids = foundAgain(log, stop, openStopped(log, stop.after)).pairs.map(([, { id }]) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

describe('the comparison', () => {
  it('takes legal answers for the same however they are written', () => {
    expect(sameAnswers(range(1, 3), either(oneOf(3, 2), oneOf(1)))).toBe(true);
    expect(sameAnswers(range(1, 3), range(1, 2))).toBe(false);
    expect(sameAnswers(range(1, 2), range(1, 3))).toBe(false);
    expect(sameAnswers(oneOf(null), oneOf())).toBe(false);
  });

  it('notices a question that is gone, one that is new, and one that is another', () => {
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

  it('notices a phase that asks nobody', () => {
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
