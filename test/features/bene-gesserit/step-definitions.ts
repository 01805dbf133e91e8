/** The actions of this feature in scenario files. */
import { must } from '#lib/core/assert-never.ts';
import { territory } from '../../support/scenario/names.ts';
import { fields, oneOf } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';

export const acts: Words['acts'] = {
  flip: (_run, _by, value) => {
    const told = fields(value, ['in', 'to'] as const);
    return {
      type: 'FlipForces',
      territory: territory(must(told.in, 'where forces flip')),
      side: oneOf(must(told.to, 'the other side'), ['fighters', 'advisors'], 'side'),
    };
  },
};
