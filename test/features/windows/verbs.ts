/** What people do in a scenario, in the words of the game. */
import { letWindowPass } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const sentences: Words['sentences'] = {
  'time passes': (run) =>
    run.table.engine.nextDeadline(run.table.timeline) === null
      ? null
      : { run: { ...run, table: letWindowPass(run.table) }, refusal: null },
};
