import { cardName } from '../../messages/cards.ts';
import { explain } from '../../messages/explanation.ts';
import { leaderName, formatSpecial, theFaction, factionPossessive } from '../../messages/names.ts';
import { capitalize, formatCount, formatCards, formatForces } from '../../messages/numbers.ts';
import { placeName, theTerritory } from '../../messages/territories.ts';
import type { Messages } from '../../messages/messages.ts';
import type { PiecesContract } from '../contract.ts';

/** The refusals of facts and secrets about pieces. */
export const PIECE_REFUSALS: Messages<PiecesContract>['refusals'] = {
  'no-such-place': (refusal, edition) =>
    explain(`The board has no ${placeName(refusal, edition)}.`, 'Choose another sector.'),
  'not-enough-special-forces': (refusal) =>
    explain(
      `${capitalize(theFaction(refusal.faction))} has ${formatForces(refusal.count)} left for this${formatSpecial(refusal)}.`,
      'Set numbers that both kinds of forces have left.',
    ),
  'not-enough-forces': ({ faction, have }) =>
    explain(
      `${capitalize(theFaction(faction))} has ${formatCount(have, 'force')} left for this.`,
      'Take forces away elsewhere first, or set a smaller number.',
    ),
  'leader-is-dead': ({ leader }) => explain(`${leaderName(leader)} lies in the tanks.`, 'Set the leader alive first.'),
  'leader-is-hidden': ({ leader }) =>
    explain(
      `Only captor and owner can tell where ${leaderName(leader)} is.`,
      'Ask the captor to check its captured leaders.',
    ),
  'no-leader-rests': () => explain('At this table a revived leader may fight at once.', 'You need not note anything.'),
  'no-spice-waits': () =>
    explain(
      'Spice that is paid in a deal goes behind the shield at once at this table.',
      'No spice lies in front of a shield.',
    ),
  'hand-too-large': ({ limit }) => explain(`This hand holds at most ${formatCards(limit)}.`, 'Take a card out first.'),
  'too-many-cards': ({ limit, card }) =>
    explain(`The deck holds ${formatCount(limit, 'card')} of ${cardName(card)}.`, 'Take one of them out of the list.'),
  'too-many-traitors': ({ limit }) =>
    explain(`You can have at most ${formatCount(limit, 'traitor')}.`, 'Take one off the list before you add another.'),
  'own-leader-no-traitor': ({ leader }) =>
    explain(`${leaderName(leader)} is your own leader and cannot betray you.`, 'Choose another leader.'),
  'main-character-no-traitor': ({ leader }) =>
    explain(`${leaderName(leader)} is a main character and is never a traitor.`, 'Choose another leader.'),
  'duplicate-traitor': ({ leader }) =>
    explain(`${leaderName(leader)} is on the list already.`, 'Choose another leader.'),
  'no-advisors': ({ faction }) =>
    explain(
      `${capitalize(factionPossessive(faction))} forces have one side only at this table.`,
      'You need not turn them.',
    ),
  'nothing-to-flip': ({ territory }, edition) =>
    explain(`No forces in ${theTerritory(territory, edition)} can turn.`, 'Check the forces on the map.'),
  'kept-by-app': () => explain('Mentat shuffles and deals these cards itself.', 'The moderator can deal them again.'),
};
