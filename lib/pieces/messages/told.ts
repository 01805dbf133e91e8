import type { EditionId } from '../../model/editions.ts';
import type { LogFactOf } from '../../model/log.ts';
import { nameOfCard, sayCardPlace } from '../../messages/cards.ts';
import { nameOfLeader, saySpecialThen, theFaction, theFactions } from '../../messages/names.ts';
import { byCount, listed, sayCards, sayForces, saySpice } from '../../messages/numbers.ts';
import { thePlace, theTerritory } from '../../messages/territories.ts';
import type { Words } from '../../messages/messages.ts';
import type { PiecesContract } from '../contract.ts';
import { sayTraitorsReturned } from './secrets.ts';

/** Lines of the log. */
export const PIECE_LINES: Words<PiecesContract>['told'] = {
  'cards-dealt': ({ count, faction }) => `${sayCards(count)} went to ${theFaction(faction)}.`,
  'own-cards-dealt': ({ cards }) => `you were dealt ${listed(cards.map(nameOfCard))}.`,
  'cards-passed': ({ from, to, count }) => `${theFaction(from)} passed ${sayCards(count)} to ${theFaction(to)}.`,
  'own-cards-passed': ({ from, to, cards, untold }) =>
    `${theFaction(from)} passed to ${theFaction(to)}: ${listed([
      ...cards.map(nameOfCard),
      ...(untold === 0
        ? []
        : [byCount(untold, { one: 'a card that has no name yet', other: `${untold} cards that have no name yet` })]),
    ])}.`,
  'card-moved': ({ card, from, to }) =>
    `the moderator moved ${nameOfCard(card)} from ${sayCardPlace(from)} to ${sayCardPlace(to)}.`,
  'discards-reshuffled': 'the discards were shuffled into a new deck.',
  'hand-returned': ({ faction }) => `${theFactions(faction)} hand was shuffled back into the deck, unseen.`,
  'traitors-dealt': ({ faction }) => `traitors were dealt to ${theFaction(faction)}.`,
  'traitors-chosen': ({ faction }) => `${theFaction(faction)} chose a traitor.`,
  'own-traitors': ({ leaders, returned }) =>
    [
      leaders.length === 0 ? 'nobody is in your pay.' : `in your pay: ${listed(leaders.map(nameOfLeader))}.`,
      ...(returned.length === 0 ? [] : [sayTraitorsReturned(returned)]),
    ].join(' '),
  'card-removed': ({ card }) => `${nameOfCard(card)} left the game.`,
  'forces-lost': (fact, { edition }) =>
    `${theFaction(fact.faction)} lost ${sayForces(fact.count)}${saySpecialThen(fact)} in ${thePlace(fact, edition)}.`,
  'side-shown': (fact, { edition }) => sayFlip(fact, edition),
  'leader-killed': ({ leader }) => `${nameOfLeader(leader)} went to the tanks.`,
  'leader-revived': ({ leader, resting }) =>
    `${nameOfLeader(leader)} came back from the tanks${resting ? ', to fight in the next battle phase' : ''}.`,
  'forces-revived': (fact) =>
    `${sayForces(fact.count)} of ${theFaction(fact.faction)}${saySpecialThen(fact)} came back from the tanks to the reserves.`,
  'bounty-paid': ({ faction, amount }) => `${theFaction(faction)} took ${saySpice(amount)} from the bank.`,
  'support-paid': ({ faction, amount }) =>
    `${theFaction(faction)} paid ${saySpice(amount)} to the bank for its forces.`,
  'spice-lost': (fact, { edition }) => `${saySpice(fact.amount)} in ${thePlace(fact, edition)} went back to the bank.`,
  'card-discarded': ({ faction, card }) => `${theFaction(faction)} discarded ${nameOfCard(card)}.`,
};

function sayFlip({ faction, territory, side, because }: LogFactOf<'side-shown'>, edition: EditionId): string {
  const where = theTerritory(territory, edition);
  return because === 'alone'
    ? `Alone in ${where}, ${theFactions(faction)} forces become ${side}.`
    : `${theFactions(faction)} forces in ${where} are ${side} now.`;
}
