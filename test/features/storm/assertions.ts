/** Scenario assertions about a storm: its dials, its progress, and its result. */
import { STORM_STEPS, type StormView } from '#engine';
import { byFaction } from '../../support/scenario/checks.ts';
import { differs, differsAsSet } from '../../support/scenario/compare.ts';
import { faction, stormSector } from '../../support/scenario/names.ts';
import { listOf, number, oneOf, text, type Node } from '../../support/scenario/node.ts';
import { promptOf, seatView, tableView, type Table } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const checks: Words['checks'] = {
  storm: ({ table }, node) => differs(node, stormSector(node), tableView(table).storm),
  'shield-wall': ({ table }, node) =>
    differs(
      node,
      oneOf(node, ['standing', 'destroyed'], 'state of the wall'),
      tableView(table).shieldWallStands ? 'standing' : 'destroyed',
    ),
  'last-wheels': ({ table }, node) => differsAsSet(node, listOf(node, faction), tableView(table).lastWheels),
  'storm-step': ({ table }, node) =>
    differs(node, oneOf(node, [...STORM_STEPS, 'none'], 'step of a storm'), stormOf(table)?.step ?? 'none'),
  dialers: ({ table }, node) =>
    differsAsSet(
      node,
      listOf(node, faction),
      (stormOf(table)?.dialers ?? []).map((dialer) => dialer.faction),
    ),
  'storm-dials': ({ table }, node) =>
    byFaction(node, dialWord, (who) => {
      const dial = stormOf(table)?.dialers.find((dialer) => dialer.faction === who)?.dial;
      return dial?.state === 'shown' ? dial.dial : dial?.state;
    }),
  'own-storm-dial': ({ table }, node) =>
    byFaction(node, noneOr(number), (who) => seatView(table, who).mine.stormDial ?? 'none'),
  'storm-range': ({ table }, node) =>
    byFaction(node, text, (who) => {
      const asked = promptOf(table, who, 'storm-dial');
      return asked === null ? 'none' : `${asked.range.from} to ${asked.range.to}`;
    }),
  distance: ({ table }, node) => differs(node, noneOr(number)(node), stormOf(table)?.sectors ?? 'none'),
  'weather-by': ({ table }, node) => differs(node, noneOr(faction)(node), stormOf(table)?.control?.by ?? 'none'),
  'atomics-by': ({ table }, node) => differs(node, noneOr(faction)(node), stormOf(table)?.atomics ?? 'none'),
};

const stormOf = (table: Table): StormView | null => tableView(table).stormPhase;

/** The word for a dial: `open`, `sealed`, or the number shown. */
const dialWord = (node: Node): unknown =>
  typeof node.value === 'number' ? node.value : oneOf(node, ['open', 'sealed'], 'state of a dial');

const noneOr =
  <T>(read: (node: Node) => T) =>
  (node: Node): T | 'none' =>
    node.value === 'none' ? 'none' : read(node);
