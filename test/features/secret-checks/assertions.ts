/** Scenario assertions about checks of secrets. */
import { differsAsSet } from '../../support/scenario/compare.ts';
import { faction, keyNode } from '../../support/scenario/names.ts';
import { entries, listOf, text } from '../../support/scenario/node.ts';
import { deskOf } from '../../support/scenario/view-checks.ts';
import type { Words } from '../../support/scenario/words.ts';

export const checks: Words['checks'] = {
  'to-check': (run, node) =>
    entries(node).flatMap(([who, matters]) => {
      const open = deskOf(run).checks.filter((check) => check.faction === faction(keyNode(matters, who)));
      return differsAsSet(
        matters,
        listOf(matters, text),
        open.map((check) => check.matter),
      );
    }),
};
