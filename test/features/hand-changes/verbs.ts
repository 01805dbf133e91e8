/** What people do in a scenario, in the words of the game. */
import { giveIntent, moveCardIntent, putAwayIntent, takeCardsIntent } from './cards.ts';
import type { Words } from '../../support/scenario/words.ts';

export const acts: Words['acts'] = {
  'put-away': putAwayIntent,
  give: giveIntent,
};

export const moderator: Words['moderator'] = {
  'take-cards': (_run, value) => [takeCardsIntent(value)],
  'move-card': (_run, value) => [moveCardIntent(value)],
};
