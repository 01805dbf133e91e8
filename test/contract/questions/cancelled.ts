/** The rules for recorded logs that stop at questions: the daily run checks some, the long run all. */
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#engine';
import type { Table } from '../../support/table.ts';
import { foundAgain, seenBy } from './asked.ts';
import { openStopped } from './open-stopped.ts';
import {
  inTodaysWords,
  inWords,
  isLeftUnasked,
  lastLine,
  playedAnyhow,
  playedToItsEnd,
  takenBackTo,
  triedAt,
} from './play-on.ts';
import { recordedLogs, type RecordedLog, type RecordedStop } from './recorded.ts';
import { situationsAt } from './situations.ts';

/** Enough moves for any battle to end, with other commands in between. */
const TO_THE_END = 40;
const ANYHOW = 12;

type NamedLog = readonly [name: string, log: RecordedLog];

interface Stop {
  readonly title: string;
  readonly log: RecordedLog;
  readonly stop: RecordedStop;
}

export const LOGS: readonly NamedLog[] = recordedLogs();

export const STOPS: readonly Stop[] = LOGS.flatMap(([name, log]) =>
  log.stops.map((stop) => ({ title: `${name} after ${stop.after}: ${stop.meets.join(', ')}`, log, stop })),
);

/** Returns the table after one of the recorded answers, if possible after an answer with a public effect. */
function begunAt(log: RecordedLog, stop: RecordedStop, opened: Table): Table {
  const answered = foundAgain(log, stop, opened).pairs.map(([{ tried }, found]) => triedAt(opened, found, tried).table);
  return answered.find((table) => lastLine(table) > lastLine(opened)) ?? answered[0] ?? opened;
}

/** Tests that each of these logs continues from every position in it. */
export function testCuts(logs: readonly NamedLog[]): void {
  describe('a log that stops before automatic events', () => {
    it.each(logs)('%s continues, wherever it is cut, until a seat is asked', (_name, log) => {
      for (let after = 1; after <= log.entries.length; after += 1) {
        const opened = openStopped(log, after);
        expect([after, isLeftUnasked(opened)]).toEqual([after, false]);
      }
    });
  });
}

/** Tests that these stops ask the recorded questions, accept the recorded answers and play on. */
export function testStops(stops: readonly Stop[]): void {
  describe('a table that was left at open questions', () => {
    describe.each(stops)('$title', ({ log, stop }) => {
      const opened = openStopped(log, stop.after);

      it('asks the same seats the same questions', () => {
        const { missing, more } = foundAgain(log, stop, opened);
        expect({ missing, more }).toEqual({ missing: [], more: [] });
        const { awaited, owed, checks } = stop;
        expect(seenBy(opened)).toEqual({ awaited, owed, checks });
        expect(situationsAt(opened)).toEqual(expect.arrayContaining([...stop.meets]));
        expect(isLeftUnasked(opened)).toBe(false);
      });

      it('accepts the same answers, with the same events', () => {
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
}
