/** Scenario assertions about captives, and about the seats that know the captives. */
import { differs, differsAsSet } from '../../support/scenario/compare.ts';
import { CAPTIVE_WORDS } from './position.ts';
import { faction, keyNode, leader } from '../../support/scenario/names.ts';
import { entries, fields, listOf, number } from '../../support/scenario/node.ts';
import { seatView, tableView } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const checks: Words['checks'] = {
  captives: ({ table }, node) =>
    entries(node).flatMap(([owner, counts]) => {
      const of = faction(keyNode(counts, owner));
      const found = tableView(table).captives.find((row) => row.owner === of);
      const { held, 'face-down': faceDown } = fields(counts, CAPTIVE_WORDS);
      return [
        ...(held === undefined ? [] : differs(held, number(held), found?.held ?? 0)),
        ...(faceDown === undefined ? [] : differs(faceDown, number(faceDown), found?.faceDown ?? 0)),
      ];
    }),
  'leaders-seen': ({ table }, node) =>
    entries(node).flatMap(([who, places]) => {
      const seen = who === 'table' ? tableView(table) : seatView(table, faction(keyNode(places, who))).table;
      return entries(places).flatMap(([name, where]) => {
        const disc = seen.leaders.find((one) => one.leader === leader(keyNode(where, name)));
        return differs(where, where.value, disc?.where);
      });
    }),
  'captives-known': ({ table }, node) =>
    entries(node).flatMap(([who, known]) => {
      const { captives } = seatView(table, faction(keyNode(known, who))).mine;
      if (known.value === 'none' || captives === null) return differs(known, known.value, captives ?? 'none');
      const { held, 'face-down': faceDown } = fields(known, CAPTIVE_WORDS);
      return [
        ...differsAsSet(known, held === undefined ? [] : listOf(held, leader), captives.held),
        ...differsAsSet(known, faceDown === undefined ? [] : listOf(faceDown, leader), captives.faceDown),
      ];
    }),
};
