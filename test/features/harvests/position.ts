/** The state of the harvests in a scenario, as a moderator enters it. */
import { faction } from '../../support/scenario/names.ts';
import { listOf, number } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';

export const facts: Words['facts'] = {
  'harvest-manager': (node) => [{ kind: 'harvest-manager', manager: faction(node) }],
  'harvest-number': (node) => [{ kind: 'harvest-number', harvest: number(node) }],
  'kept-office': (node) => listOf(node, (who) => ({ kind: 'kept-office', faction: faction(who), kept: true })),
};
