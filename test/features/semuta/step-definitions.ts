/** The actions of this feature in scenario files. */
import type { PublicFact } from '#engine';
import { differs } from '../../support/scenario/compare.ts';
import { leader } from '../../support/scenario/names.ts';
import { entries, number, type Node } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';
import { tableView } from '../../support/table.ts';

/** A scenario writes `{ stilgar: 2 }` for a leader that has lost 2 points. */
const drugged = (node: Node): readonly PublicFact[] =>
  entries(node).map(([named, told]): PublicFact => ({
    kind: 'leader-drugged',
    leader: leader({ value: named, path: told.path }),
    lost: number(told),
  }));

export const facts: Words['facts'] = { semuta: drugged };

export const checks: Words['checks'] = {
  /** The strength of each drugged leader: `{ stilgar: 5 }`, or `none`. */
  'strength-on-semuta': ({ table }, node) => {
    const seen = Object.fromEntries(
      (tableView(table).drugged ?? []).map(({ leader: one, strength }) => [one, strength]),
    );
    return differs(node, node.value === 'none' ? {} : node.value, seen);
  },
};
