/** The action of this feature in scenario files. */
import { fields, number } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';

export const answers: Words['answers'] = {
  // `{ forces: 6, leaders: 2 }`, for the first ally that is asked about.
  grant: {
    prompt: 'grant-revival',
    value: (_run, _by, node) => {
      const { forces, leaders } = fields(node, ['forces', 'leaders']);
      return {
        forces: forces === undefined ? 0 : number(forces),
        leaders: leaders === undefined ? 0 : number(leaders),
      };
    },
  },
};
