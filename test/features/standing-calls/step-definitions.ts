/** The actions of this feature in scenario files. */
import type { Command } from '#engine';
import { leader } from '../../support/scenario/names.ts';
import type { Node } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';

export const acts: Words['acts'] = {
  'call-ahead': (_run, _by, node) => prepares(node, true),
  'call-no-more': (_run, _by, node) => prepares(node, false),
};

const prepares = (node: Node, on: boolean): Command => ({ type: 'PrepareCall', against: against(node), on });

/** A leader, or the word for any leader. */
export const against = (node: Node) => (node.value === 'whoever' ? 'whoever' : leader(node));
