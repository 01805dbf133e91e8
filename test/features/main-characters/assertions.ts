/** Scenario assertions about main characters. */
import { byFaction } from '../../support/scenario/checks.ts';
import { differsAsSet } from '../../support/scenario/compare.ts';
import { faction, leader } from '../../support/scenario/names.ts';
import { listOf, text } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';
import { seatView, tableView } from '../../support/table.ts';

export const checks: Words['checks'] = {
  /** The dead main characters whose factions lack something: `[edric]`. */
  'mains-lost': ({ table }, node) =>
    differsAsSet(
      node,
      listOf(node, leader),
      tableView(table).mainsLost.map((lost) => lost.leader),
    ),
  /** The powers that a faction lacks now. */
  'powers-lost': ({ table }, node) =>
    differsAsSet(
      node,
      listOf(node, text),
      tableView(table).mainsLost.flatMap(({ powers }) => powers),
    ),
  /** The factions that are out of the game. */
  fallen: ({ table }, node) => differsAsSet(node, listOf(node, faction), tableView(table).fallen),
  /** The leader whose death would put a faction out of the game: `{ guild: edric, emperor: none }`. */
  'last-hope': ({ table }, node) =>
    byFaction(
      node,
      (told) => text(told),
      (who) => seatView(table, who).mine.lastHope ?? 'none',
    ),
  /** The one traitor in pay, as each seat sees it: `{ harkonnen: caid, atreides: none }`. */
  'kept-traitor': ({ table }, node) =>
    byFaction(
      node,
      (told) => text(told),
      (who) => seatView(table, who).mine.keptTraitor ?? 'none',
    ),
};
