/** How long questions stay open, at random. */
import type { Random } from '#engine';
import { chance, type Move } from '../../support/chances.ts';
import { byModerator, type Diversion } from '../../support/diversion.ts';

/** What is done of it besides answering. */
export const diversions: readonly Diversion[] = [(_table, random) => chosenTime(random)];

/** Questions close early in most games. */
export const chosen = (random: Random): readonly Move[] => [chosenTime(random)];

const chosenTime = (random: Random): Move =>
  byModerator({ type: 'ChooseQuestionTime', seconds: 3 + random(28), isFixed: chance(30, random) });
