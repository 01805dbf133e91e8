/** The actions of this feature in scenario files. */
import { SECRET_KINDS } from '#engine';
import { faction, keyNode } from '../../support/scenario/names.ts';
import { entries, oneOf } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';

export const answers: Words['answers'] = {
  confirm: {
    prompt: 'check-own',
    value: (_run, _by, node) => {
      oneOf(node, SECRET_KINDS, 'secret to confirm');
      return 'right';
    },
  },
};

export const moderator: Words['moderator'] = {
  ask: (_run, value) =>
    entries(value).map(([who, matter]) => ({
      type: 'AskOwner',
      faction: faction(keyNode(value, who)),
      matter: oneOf(matter, SECRET_KINDS, 'secret'),
    })),
};
