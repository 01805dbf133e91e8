/** Cards played at any time, at random. */
import { pick } from '../../support/chances.ts';
import { byModerator, type Diversion } from '../../support/diversion.ts';
import { randomAnswer } from '../../support/random-answers.ts';
import { freePlays } from '../../support/table.ts';

/** What is done of it besides answering. */
export const diversions: readonly Diversion[] = [
  (table, random) => {
    const free = freePlays(table);
    return free.length === 0 ? byModerator({ type: 'ResumeTable' }) : randomAnswer(pick(free, random), random);
  },
];
