/** The actions of this feature in scenario files. */
import { faction } from '../../support/scenario/names.ts';
import { fields, oneOf } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';
import { POWERS } from './oracle.ts';

export const acts: Words['acts'] = {
  leave: (_run, _by, node) => {
    const { to, power, is } = fields(node, ['to', 'power', 'is']);
    return {
      type: 'SayPermission',
      to: faction(to ?? node),
      power: oneOf(power ?? node, POWERS, 'power'),
      permission: oneOf(is ?? node, ['granted', 'denied', 'asked'], 'word'),
    };
  },
};
