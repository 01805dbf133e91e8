/** The actions of this feature in scenario files. */
import { oneOf } from '../../support/scenario/node.ts';
import { stateOf } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const moderator: Words['moderator'] = {
  questions: ({ table }, value) => {
    const how = oneOf(value, ['fixed', 'close-early'], 'how questions close');
    return [
      {
        type: 'ChooseQuestionTime',
        seconds: stateOf(table).questionTime.time / 1000,
        isFixed: how === 'fixed',
      },
    ];
  },
};
