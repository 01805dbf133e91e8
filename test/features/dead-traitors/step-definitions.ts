/** The actions and assertions of this feature in scenario files. */
import type { PublicFact } from '#engine';
import { differsAsSet } from '../../support/scenario/compare.ts';
import { leader } from '../../support/scenario/names.ts';
import { items, type Node } from '../../support/scenario/node.ts';
import { tableView } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const facts: Words['facts'] = {
  'traitors-of-tleilaxu': (node) => toldAbout(node, true),
  'loyal-to-their-own': (node) => toldAbout(node, false),
};

const toldAbout = (node: Node, inPay: boolean): readonly PublicFact[] =>
  items(node).map((one) => ({ kind: 'dead-traitor', leader: leader(one), inPay }));

export const checks: Words['checks'] = {
  'dead-traitors': ({ table }, node) => differsAsSet(node, items(node).map(leader), tableView(table).deadTraitors),
};
