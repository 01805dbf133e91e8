/** Scenario assertions about opened records. */
import { differs } from '../../support/scenario/compare.ts';
import { faction, keyNode } from '../../support/scenario/names.ts';
import { entries } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';
import { stateOf, tableView } from '../../support/table.ts';

export const checks: Words['checks'] = {
  /** The public spice record of a faction: `{ emperor: '0: 10, 5: 12' }`, or `closed`. */
  record: ({ table }, node) =>
    entries(node).flatMap(([who, wanted]) => {
      const by = faction(keyNode(wanted, who));
      const open = tableView(table).openedRecords.find((one) => one.faction === by);
      const found = open === undefined ? 'closed' : open.spice.map(({ turn, spice }) => `${turn}: ${spice}`).join(', ');
      return differs(wanted, wanted.value, found);
    }),
  /** The public prediction: `{ bene-gesserit: 'harkonnen in turn 5' }`, or `none`. */
  'record-predicts': ({ table }, node) =>
    entries(node).flatMap(([who, wanted]) => {
      const by = faction(keyNode(wanted, who));
      const prediction = tableView(table).openedRecords.find((one) => one.faction === by)?.prediction ?? null;
      return differs(
        wanted,
        wanted.value,
        prediction === null ? 'none' : `${prediction.faction} in turn ${prediction.turn}`,
      );
    }),
  /** The number of turns with recorded spice for each faction, closed records included. */
  'turns-noted': ({ table }, node) =>
    differs(node, node.value, new Set(stateOf(table).spiceHistory.map(({ turn }) => turn)).size),
};
