/** Scenario assertions about the spice blow. */
import { differs } from '../../support/scenario/compare.ts';
import { territory } from '../../support/scenario/names.ts';
import { entries, listOf, number, oneOf } from '../../support/scenario/node.ts';
import { tableView } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const checks: Words['checks'] = {
  'spice-piles': ({ table }, node) =>
    differs(
      node,
      listOf(node, (top) => (top.value === 'none' ? null : territory(top))),
      tableView(table).spicePiles,
    ),
  'spice-blow': ({ table }, node) =>
    differs(
      node,
      oneOf(node, ['runs', 'over', 'none'], 'spice blow'),
      ((blow) => (blow === null ? 'none' : blow.isRunning ? 'runs' : 'over'))(tableView(table).spiceBlow),
    ),
  /** The number of revealed cards of each kind: `{ spice: 1, worms: 2, devoured: 1 }`. */
  'cards-turned': ({ table }, node) => {
    const turned = tableView(table).spiceBlow?.turned ?? [];
    const found: Readonly<Record<string, number>> = {
      spice: turned.filter(({ kind }) => kind === 'spice').length,
      worms: turned.filter(({ kind }) => kind === 'worm').length,
      devoured: turned.filter((card) => card.kind === 'worm' && card.devoured !== null).length,
    };
    return entries(node).flatMap(([what, count]) => differs(count, number(count), found[what] ?? null));
  },
};
