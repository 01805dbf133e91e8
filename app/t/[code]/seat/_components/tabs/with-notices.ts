import type { LogLine, TableNotice } from '#client';

/**
 * The log with the notices of seats and desk among its lines, newest first. Notices from before the oldest loaded line
 * wait until that part of the log is loaded.
 */
export function withNotices(
  run: readonly LogLine[],
  notices: readonly TableNotice[],
  isCut: boolean,
): readonly (LogLine | TableNotice)[] {
  const from = isCut ? (run[0]?.at ?? -Infinity) : -Infinity;
  const entries = [...run, ...notices.filter(({ at }) => at >= from)];
  return entries.sort((one, other) => other.at - one.at || placeOf(other) - placeOf(one));
}

/** Of entries from the same moment the last line comes first, and notices are below the lines. */
const placeOf = (entry: LogLine | TableNotice): number => ('position' in entry ? entry.position : -1);
