/** The actions of this feature in scenario files. */
import { letTickPass, letWindowPass, tableView, type Table } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const sentences: Words['sentences'] = {
  'a tick passes': (run) =>
    hasClock(run.table) ? { run: { ...run, table: letTickPass(run.table) }, refusal: null } : null,
  'time passes': (run) =>
    hasClock(run.table) ? { run: { ...run, table: letWindowPass(run.table) }, refusal: null } : null,
};

/** Whether a clock runs. A raised hand or a pause may stop it. */
const hasClock = (table: Table): boolean =>
  tableView(table).window !== null ||
  tableView(table).followsSoon !== null ||
  table.engine.nextDeadline(table.timeline) !== null;
