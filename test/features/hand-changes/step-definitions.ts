/** The actions of this feature in scenario files. */
import { giveCommand, moveCardCommand, putAwayCommand, takeCardsCommand } from './cards.ts';
import type { Words } from '../../support/scenario/words.ts';

export const acts: Words['acts'] = {
  'put-away': putAwayCommand,
  give: giveCommand,
};

export const moderator: Words['moderator'] = {
  'take-cards': (_run, value) => [takeCardsCommand(value)],
  'move-card': (_run, value) => [moveCardCommand(value)],
};
