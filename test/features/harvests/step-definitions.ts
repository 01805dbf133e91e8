/** The actions of this feature in scenario files. */
import { type AnswerValue } from '#engine';
import { faction, keyNode } from '../../support/scenario/names.ts';
import { entries, number, oneOf, truth, type Node } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';
import { letWindowPass, tableView } from '../../support/table.ts';

export const answers: Words['answers'] = {
  sum: { prompt: 'manager-sum', value: (_run, _by, node) => number(node) },
  'offer-card': {
    prompt: 'offer-harvest-card',
    value: (_run, _by, node) => (node.value === 'none' ? null : number(node)),
  },
  'buy-card': { prompt: 'buy-harvest-card', value: (_run, _by, node) => truth(node) },
  'announce-harvest': { prompt: 'announce-harvest', value: (_run, _by, node) => number(node) },
  shares: { prompt: 'hand-out-shares', value: (_run, _by, node) => parts(node) },
  'look-at-share-of': { prompt: 'look-at-share', value: (_run, _by, node) => faction(node) },
  vote: { prompt: 'harvest-vote', value: (_run, _by, node) => oneOf(node, ['yes', 'no'], 'vote') },
  'block-manager': { prompt: 'pass-over-manager', value: (_run, _by, node) => truth(node) },
  divide: { prompt: 'split-harvest', value: (_run, _by, node) => (node.value === 'equally' ? null : parts(node)) },
};

export const sentences: Words['sentences'] = {
  'the time to divide is over': (run) =>
    tableView(run.table).harvests?.running?.step === 'split'
      ? { run: { ...run, table: letWindowPass(run.table) }, refusal: null }
      : null,
};

/** A number for each faction. */
const parts = (node: Node): AnswerValue =>
  Object.fromEntries(entries(node).map(([who, part]) => [faction(keyNode(part, who)), number(part)]));
