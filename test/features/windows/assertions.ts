/** Scenario assertions about windows and cancelled powers. */
import { ADVANTAGE_IDS } from '#engine';
import { differs, differsAsSet } from '../../support/scenario/compare.ts';
import { listOf, oneOf } from '../../support/scenario/node.ts';
import { tableView } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const checks: Words['checks'] = {
  window: ({ table }, node) =>
    differs(
      node,
      oneOf(node, ['cancel', 'traitor-call', 'weather-control', 'family-atomics', 'none'], 'window'),
      tableView(table).window?.ask.kind ?? 'none',
    ),
  cancelled: ({ table }, node) =>
    differsAsSet(
      node,
      listOf(node, (power) => oneOf(power, ADVANTAGE_IDS, 'power')),
      tableView(table).battle?.cancelled ?? [],
    ),
};
