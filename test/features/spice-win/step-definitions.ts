/** The actions and assertions of this feature in scenario files. */
import { differs } from '../../support/scenario/compare.ts';
import { tableView } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const answers: Words['answers'] = { 'show-spice': { prompt: 'show-spice', value: () => true } };

export const checks: Words['checks'] = {
  'spice-shown-in': ({ table }, node) =>
    differs(node, node.value === 'none' ? null : node.value, tableView(table).spiceShownIn),
};
