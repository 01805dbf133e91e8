/** The actions and assertions of this feature in scenario files. */
import { differsAsSet } from '../../support/scenario/compare.ts';
import { leader, territory } from '../../support/scenario/names.ts';
import { items, text } from '../../support/scenario/node.ts';
import { stateOf, tableView } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const answers: Words['answers'] = {
  mark: { prompt: 'mark-leader', value: (_run, _by, node) => node.value === true },
  'announce-traitor': { prompt: 'announce-traitor', value: (_run, _by, node) => node.value === true },
  betray: { prompt: 'betray-later', value: (_run, _by, node) => text(node) },
};

export const facts: Words['facts'] = {
  controlled: (node) => items(node).map((one) => ({ kind: 'controlled', territory: territory(one), controlled: true })),
  'controlled-no-more': (node) =>
    items(node).map((one) => ({ kind: 'controlled', territory: territory(one), controlled: false })),
  'came-back': (node) => items(node).map((one) => ({ kind: 'came-back', leader: leader(one), cameBack: true })),
};

export const secrets: Words['secrets'] = {
  marks: (node) => ({ kind: 'marks', leaders: items(node).map(leader) }),
};

export const given: Words['given'] = { marks: 'marks' };

export const checks: Words['checks'] = {
  controlled: ({ table }, node) =>
    differsAsSet(
      node,
      items(node).map(territory),
      tableView(table).controlled.map((one) => one.territory),
    ),
  marked: ({ table }, node) =>
    differsAsSet(
      node,
      items(node).map(leader),
      stateOf(table).marks.marked.map((mark) => mark.leader),
    ),
};
