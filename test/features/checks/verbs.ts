/** What people do in a scenario, in the words of the game. */
import { OWN_MATTERS } from '../../../lib/engine.ts';
import { faction, keyNode } from '../../support/scenario/names.ts';
import { entries, oneOf } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';

export const answers: Words['answers'] = {
  confirm: {
    prompt: 'check-own',
    value: (_run, _by, node) => {
      oneOf(node, OWN_MATTERS, 'secret to confirm');
      return 'right';
    },
  },
};

export const moderator: Words['moderator'] = {
  ask: (_run, value) =>
    entries(value).map(([who, matter]) => ({
      type: 'AskOwner',
      faction: faction(keyNode(value, who)),
      matter: oneOf(matter, OWN_MATTERS, 'secret'),
    })),
};
