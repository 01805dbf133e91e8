/** Scenario assertions about the storm card. */
import { byFaction } from '../../support/scenario/checks.ts';
import { differs } from '../../support/scenario/compare.ts';
import { number, oneOf, text } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';
import { seatView, tableView, type Table } from '../../support/table.ts';

export const checks: Words['checks'] = {
  'storm-card': ({ table }, node) =>
    differs(
      node,
      oneOf(node, ['face-down', 'none'], 'storm card'),
      tableView(table).stormCard?.lies === true ? 'face-down' : 'none',
    ),
  'card-shown': ({ table }, node) => differs(node, node.value === 'none' ? null : number(node), cardShown(table)),
  // The seat's storm card; `not-shown` if the seat cannot know of a card.
  'own-storm-card': ({ table }, node) =>
    byFaction(
      node,
      (told) => (typeof told.value === 'number' ? number(told) : told.value === 'not-shown' ? null : text(told)),
      (who) => seatView(table, who).mine.stormCard,
    ),
};

/** The revealed card of the visible storm. */
function cardShown(table: Table): number | null {
  const { stormCard, stormPhase } = tableView(table);
  const turned = stormCard?.turned ?? null;
  return turned !== null && turned.storm === stormPhase?.id ? turned.card : null;
}
