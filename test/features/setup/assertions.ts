/** Scenario assertions about the set-up. */
import { SETUP_STEPS } from '#engine';
import { differs } from '../../support/scenario/compare.ts';
import { oneOf } from '../../support/scenario/node.ts';
import { tableView } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const checks: Words['checks'] = {
  'setup-step': ({ table }, node) =>
    differs(node, node.value === 'none' ? undefined : oneOf(node, SETUP_STEPS, 'step'), tableView(table).setup?.step),
};
