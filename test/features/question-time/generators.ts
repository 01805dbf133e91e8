/** How long questions stay open, at random. */
import type { Random } from '#engine';
import { chance, type Move } from '../../support/random-choice.ts';
import { byModerator, type SideAction } from '../../support/side-action.ts';

/** Its random acts besides answers. */
export const sideActions: readonly SideAction[] = [(_table, random) => chosenTime(random)];

/** Questions close early in most games. */
export const chosen = (random: Random): readonly Move[] => [chosenTime(random)];

const chosenTime = (random: Random): Move =>
  byModerator({ type: 'ChooseQuestionTime', seconds: 3 + random(28), isFixed: chance(30, random) });
