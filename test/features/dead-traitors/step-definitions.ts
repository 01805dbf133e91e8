/** The actions and assertions of this feature in scenario files. */
import { differsAsSet } from '../../support/scenario/compare.ts';
import { leader } from '../../support/scenario/names.ts';
import { items } from '../../support/scenario/node.ts';
import { tableView } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const checks: Words['checks'] = {
  'dead-traitors': ({ table }, node) => differsAsSet(node, items(node).map(leader), tableView(table).deadTraitors),
};
