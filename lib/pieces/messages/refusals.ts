import { nameOfCard } from '../../messages/cards.ts';
import { because } from '../../messages/explanation.ts';
import { nameOfLeader, saySpecial, theFaction, theFactions } from '../../messages/names.ts';
import { capital, counted, sayCards, sayForces } from '../../messages/numbers.ts';
import { nameOfPlace, theTerritory } from '../../messages/territories.ts';
import type { Words } from '../../messages/messages.ts';
import type { PiecesContract } from '../contract.ts';

/** Why pieces cannot be so. */
export const PIECE_REFUSALS: Words<PiecesContract>['refusals'] = {
  'no-such-place': (refusal, edition) =>
    because(`The board has no ${nameOfPlace(refusal, edition)}.`, 'Choose another sector.'),
  'not-enough-special-forces': (refusal) =>
    because(
      `${capital(theFaction(refusal.faction))} has ${sayForces(refusal.count)} left for this${saySpecial(refusal)}.`,
      'Set numbers that both kinds of forces have left.',
    ),
  'not-enough-forces': ({ faction, have }) =>
    because(
      `${capital(theFaction(faction))} has ${counted(have, 'force')} left for this.`,
      'Take forces away elsewhere first, or set a smaller number.',
    ),
  'leader-is-dead': ({ leader }) =>
    because(`${nameOfLeader(leader)} lies in the tanks.`, 'Set the leader alive first.'),
  'leader-is-hidden': ({ leader }) =>
    because(
      `Nobody but captor and owner can tell where ${nameOfLeader(leader)} is.`,
      'Ask the captor to check its captured leaders.',
    ),
  'no-leader-rests': () =>
    because('A leader brought back may fight at once at this table.', 'Nothing has to be noted.'),
  'no-spice-waits': () =>
    because(
      'Spice that is paid in a deal goes behind the shield at once at this table.',
      'Nothing lies in front of it.',
    ),
  'hand-too-large': ({ limit }) => because(`This hand holds at most ${sayCards(limit)}.`, 'Take a card out first.'),
  'too-many-cards': ({ limit, card }) =>
    because(`The deck holds ${counted(limit, 'card')} of ${nameOfCard(card)}.`, 'Take one of them out of the list.'),
  'too-many-traitors': ({ limit }) =>
    because(`At most ${counted(limit, 'leader')} can be in your pay.`, 'Take one off the list before you add another.'),
  'own-leader-no-traitor': ({ leader }) =>
    because(`${nameOfLeader(leader)} is your own leader and cannot betray you.`, 'Choose another leader.'),
  'duplicate-traitor': ({ leader }) =>
    because(`${nameOfLeader(leader)} is on the list already.`, 'Choose another leader.'),
  'no-advisors': ({ faction }) =>
    because(`${capital(theFactions(faction))} forces have one side only at this table.`, 'Nothing has to be turned.'),
  'nothing-to-flip': ({ territory }, edition) =>
    because(`Nothing is to be turned in ${theTerritory(territory, edition)}.`, 'Check the forces on the map.'),
  'kept-by-app': () => because('Mentat shuffles and deals these itself.', 'The moderator can have them dealt anew.'),
};
