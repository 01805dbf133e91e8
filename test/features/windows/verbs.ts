/** What people do in a scenario, in the words of the game. */
import { letWindowPass, tableView } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const sentences: Words['sentences'] = {
  'time passes': (run) =>
    tableView(run.table).window === null && tableView(run.table).followsSoon === null
      ? null
      : { run: { ...run, table: letWindowPass(run.table) }, refusal: null },
};
