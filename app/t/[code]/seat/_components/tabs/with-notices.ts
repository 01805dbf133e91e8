import type { LogLine, TableNotice } from '#client';

/**
 * Returns the log with the notices of seats and desk among its lines, newest first. Notices from before the oldest
 * loaded line are left out until that part of the log is loaded.
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

/** If entries have the same time, the last line comes first, and notices are below the lines. */
const placeOf = (entry: LogLine | TableNotice): number => ('position' in entry ? entry.position : -1);
