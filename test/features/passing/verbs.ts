/** What people do in a scenario, in the words of the game. */
import { giveWant, moveCardWant, putAwayWant, takeCardsWant } from './cards.ts';
import type { Words } from '../../support/scenario/words.ts';

export const acts: Words['acts'] = {
  'put-away': putAwayWant,
  give: giveWant,
};

export const moderator: Words['moderator'] = {
  'take-cards': (_run, value) => [takeCardsWant(value)],
  'move-card': (_run, value) => [moveCardWant(value)],
};
