/** Random cards at any time. */
import { pickRandom } from '../../support/random-choice.ts';
import { byModerator, type SideAction } from '../../support/side-action.ts';
import { randomAnswer } from '../../support/random-answers.ts';
import { freePlays } from '../../support/table.ts';

/** Random commands of this feature besides answers. */
export const sideActions: readonly SideAction[] = [
  (table, random) => {
    const free = freePlays(table);
    return free.length === 0 ? byModerator({ type: 'ResumeTable' }) : randomAnswer(pickRandom(free, random), random);
  },
];
