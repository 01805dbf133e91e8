import type { EditionId } from '../../model/editions.ts';
import type { LogFactOf } from '../../model/log.ts';
import { sideWords } from '../../messages/sides.ts';
import { cardName, formatCardPlace } from '../../messages/cards.ts';
import { leaderName, formatSpecialThen, theFaction, factionPossessive } from '../../messages/names.ts';
import { plural, formatList, formatCards, formatForces, formatSpice } from '../../messages/numbers.ts';
import { thePlace, theTerritory } from '../../messages/territories.ts';
import type { Messages } from '../../messages/messages.ts';
import type { PiecesContract } from '../contract.ts';
import { formatTraitorsReturned } from './secrets.ts';

/** Lines of the log. */
export const PIECE_LINES: Messages<PiecesContract>['log'] = {
  'cards-dealt': ({ count, faction }) => `${formatCards(count)} went to ${theFaction(faction)}.`,
  'own-cards-dealt': ({ cards }) => `you were dealt ${formatList(cards.map(cardName))}.`,
  'cards-passed': ({ from, to, count }) => `${theFaction(from)} passed ${formatCards(count)} to ${theFaction(to)}.`,
  'own-cards-passed': ({ from, to, cards, untold }) =>
    `${theFaction(from)} passed to ${theFaction(to)}: ${formatList([
      ...cards.map(cardName),
      ...(untold === 0
        ? []
        : [plural(untold, { one: 'a card that has no name yet', other: `${untold} cards that have no name yet` })]),
    ])}.`,
  'card-moved': ({ card, from, to }) =>
    `the moderator moved ${cardName(card)} from ${formatCardPlace(from)} to ${formatCardPlace(to)}.`,
  'discards-reshuffled': 'the discards were shuffled into a new deck.',
  'hand-returned': ({ faction }) => `${factionPossessive(faction)} hand was shuffled back into the deck, unseen.`,
  'traitors-dealt': ({ faction }) => `traitors were dealt to ${theFaction(faction)}.`,
  'traitors-chosen': ({ faction }) => `${theFaction(faction)} chose a traitor.`,
  'own-traitors': ({ leaders, returned }) =>
    [
      leaders.length === 0 ? 'you have no traitor.' : `your traitors: ${formatList(leaders.map(leaderName))}.`,
      ...(returned.length === 0 ? [] : [formatTraitorsReturned(returned)]),
    ].join(' '),
  'card-removed': ({ card }) => `${cardName(card)} left the game.`,
  'forces-lost': (fact, { edition }) =>
    `${theFaction(fact.faction)} lost ${formatForces(fact.count)}${formatSpecialThen(fact)} in ${thePlace(fact, edition)}.`,
  'side-shown': (fact, { edition }) => formatFlip(fact, edition),
  'leader-killed': ({ leader }) => `${leaderName(leader)} went to the tanks.`,
  'leader-revived': ({ leader, resting }) =>
    `${leaderName(leader)} came back from the tanks${resting ? ', to fight in the next battle phase' : ''}.`,
  'forces-revived': (fact) =>
    `${formatForces(fact.count)} of ${theFaction(fact.faction)}${formatSpecialThen(fact)} came back from the tanks to the reserves.`,
  'bounty-paid': ({ faction, amount }) => `${theFaction(faction)} took ${formatSpice(amount)} from the bank.`,
  'support-paid': ({ faction, amount }) =>
    `${theFaction(faction)} paid ${formatSpice(amount)} to the bank for its forces.`,
  'spice-lost': (fact, { edition }) =>
    `${formatSpice(fact.amount)} in ${thePlace(fact, edition)} went back to the bank.`,
  'card-discarded': ({ faction, card }) => `${theFaction(faction)} discarded ${cardName(card)}.`,
};

function formatFlip({ faction, territory, side, because }: LogFactOf<'side-shown'>, edition: EditionId): string {
  const where = theTerritory(territory, edition);
  return because === 'alone' || because === 'lapsed'
    ? `Alone in ${where}, ${factionPossessive(faction)} forces ${sideWords(side, edition).become}.`
    : `${factionPossessive(faction)} forces in ${where} are ${sideWords(side, edition).are} now.`;
}
