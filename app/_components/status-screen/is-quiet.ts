import { isStillToBegin, formatReady, type TableView } from '#client';

/** Whether the table waits for no seat and no phase can begin, so that the screen has room for other lines. */
export const isQuiet = (table: TableView): boolean =>
  table.window === null && table.awaited.length === 0 && !isStillToBegin(table) && formatReady(table) === null;
