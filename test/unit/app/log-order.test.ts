/** The log on a phone, newest first. */
import { expect, it } from 'vitest';
import type { LogLine, TableNotice } from '#client';
import { withNotices } from '#app/t/[code]/seat/_components/tabs/with-notices.ts';

const line = (position: number, at: number): LogLine => ({ position, at, fact: { code: 'setup-began' } });
const left = (at: number): TableNotice => ({ at, notice: { kind: 'desk-moved' } });

const order = (...entries: readonly (LogLine | TableNotice)[]) =>
  withNotices(
    entries.filter((entry) => 'position' in entry),
    entries.filter((entry) => 'notice' in entry),
    false,
  ).map((entry) => ('position' in entry ? entry.position : 'notice'));

it('the log shows the last line of one moment above the first', () => {
  expect(order(line(0, 5), line(1, 8), line(2, 8), line(3, 8), line(4, 9))).toEqual([4, 3, 2, 1, 0]);
});

it('the log shows changes of seats below the other lines of the same moment', () => {
  expect(order(line(0, 5), line(1, 8), left(8), left(6))).toEqual([1, 'notice', 'notice', 0]);
});
