/** Random times of windows. */
import type { Random } from '#engine';
import { chance, type Move } from '../../support/random-choice.ts';
import { byModerator, type SideAction } from '../../support/side-action.ts';

/** Random commands of this feature besides answers. */
export const sideActions: readonly SideAction[] = [(_table, random) => chosenTime(random)];

/** Windows close early in most games. */
export const chosen = (random: Random): readonly Move[] => [chosenTime(random)];

const chosenTime = (random: Random): Move =>
  byModerator({ type: 'ChooseQuestionTime', seconds: 3 + random(28), isFixed: chance(30, random) });
