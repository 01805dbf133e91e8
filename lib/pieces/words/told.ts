import { assertNever } from '../../core/assert-never.ts';
import type { PieceTold } from '../contract.ts';
import type { EditionId } from '../../table/editions.ts';
import { isLogFactOf, type LogFactOf } from '../../table/log.ts';
import { nameOfCard, sayCardPlace } from '../../words/cards.ts';
import { nameOfLeader, saySpecialThen, theFaction, theFactions } from '../../words/names.ts';
import { listed, sayCards, sayForces, saySpice } from '../../words/numbers.ts';
import { thePlace, theTerritory } from '../../words/territories.ts';

const CODES = [
  'cards-dealt',
  'own-cards-dealt',
  'cards-passed',
  'own-cards-passed',
  'card-moved',
  'discards-reshuffled',
  'hand-returned',
  'traitors-dealt',
  'traitors-chosen',
  'own-traitors',
  'forces-lost',
  'side-shown',
  'leader-killed',
  'leader-revived',
  'forces-revived',
  'bounty-paid',
  'support-paid',
  'spice-lost',
  'card-discarded',
  'card-removed',
] as const;

/** Whether the line is told of forces, leaders, spice and cards. */
export const isPieceLine = isLogFactOf(CODES);

/** A line of the log, its first letter small. */
export function sayPieceLine(fact: PieceTold, edition: EditionId): string {
  switch (fact.code) {
    case 'cards-dealt':
      return `${sayCards(fact.count)} went to ${theFaction(fact.faction)}.`;
    case 'own-cards-dealt':
      return `you were dealt ${listed(fact.cards.map(nameOfCard))}.`;
    case 'cards-passed':
      return `${theFaction(fact.from)} passed ${sayCards(fact.count)} to ${theFaction(fact.to)}.`;
    case 'own-cards-passed':
      return `${theFaction(fact.from)} passed to ${theFaction(fact.to)}: ${listed(fact.cards.map(nameOfCard))}.`;
    case 'card-moved':
      return `the moderator moved ${nameOfCard(fact.card)} from ${sayCardPlace(fact.from)} to ${sayCardPlace(fact.to)}.`;
    case 'discards-reshuffled':
      return 'the discards were shuffled into a new deck.';
    case 'hand-returned':
      return `${theFactions(fact.faction)} hand was shuffled back into the deck, unseen.`;
    case 'traitors-dealt':
      return `traitors were dealt to ${theFaction(fact.faction)}.`;
    case 'traitors-chosen':
      return `${theFaction(fact.faction)} chose a traitor.`;
    case 'own-traitors':
      return fact.leaders.length === 0
        ? 'nobody is in your pay.'
        : `in your pay: ${listed(fact.leaders.map(nameOfLeader))}.`;
    case 'card-removed':
      return `${nameOfCard(fact.card)} left the game.`;
    case 'forces-lost':
      return `${theFaction(fact.faction)} lost ${sayForces(fact.count)}${saySpecialThen(fact)} in ${thePlace(fact, edition)}.`;
    case 'side-shown':
      return sayFlip(fact, edition);
    case 'leader-killed':
      return `${nameOfLeader(fact.leader)} went to the tanks.`;
    case 'leader-revived':
      return `${nameOfLeader(fact.leader)} came back from the tanks${fact.resting ? ', to fight in the next battle phase' : ''}.`;
    case 'forces-revived':
      return `${sayForces(fact.count)} of ${theFaction(fact.faction)}${saySpecialThen(fact)} came back from the tanks to the reserves.`;
    case 'bounty-paid':
      return `${theFaction(fact.faction)} took ${saySpice(fact.amount)} from the bank.`;
    case 'support-paid':
      return `${theFaction(fact.faction)} paid ${saySpice(fact.amount)} to the bank for its forces.`;
    case 'spice-lost':
      return `${saySpice(fact.amount)} in ${thePlace(fact, edition)} was lost.`;
    case 'card-discarded':
      return `${theFaction(fact.faction)} discarded ${nameOfCard(fact.card)}.`;
    default:
      return assertNever(fact);
  }
}

function sayFlip({ faction, territory, side, because }: LogFactOf<'side-shown'>, edition: EditionId): string {
  const where = theTerritory(territory, edition);
  const alone = because === 'alone' ? `Alone in ${where}, ` : '';
  return alone === ''
    ? `${theFactions(faction)} forces in ${where} are ${side} now.`
    : `${alone}${theFactions(faction)} forces become ${side}.`;
}
