import { nameOfCard } from '../../messages/cards.ts';
import { nameOfFaction, nameOfLeader, saySpecial, theFactions } from '../../messages/names.ts';
import { listed } from '../../messages/numbers.ts';
import { nameOfPlace, nameOfTerritory, thePlaceThen, theTerritory } from '../../messages/territories.ts';
import type { Words } from '../../messages/messages.ts';
import type { LeaderFact, PiecesContract } from '../contract.ts';

/** What a moderator sets of the pieces. */
export const PIECE_FACTS: Words<PiecesContract>['facts'] = {
  forces: {
    about: (fact, edition) => `${nameOfFaction(fact.faction)} forces in ${nameOfPlace(fact, edition)}`,
    value: (fact) => `${fact.count}${saySpecial(fact)}`,
    corrected: (fact, { to, edition }) =>
      `set ${nameOfFaction(fact.faction)} forces in ${thePlaceThen(fact, edition)} ${to}`,
  },
  side: {
    about: ({ faction, territory }, edition) =>
      `${nameOfFaction(faction)} forces in ${nameOfTerritory(territory, edition)}, side`,
    value: ({ side }) => side,
    corrected: ({ faction, territory, side }, { edition }) =>
      `turned ${nameOfFaction(faction)} forces in ${theTerritory(territory, edition)} to ${side}`,
  },
  tanks: {
    about: ({ faction }) => `${nameOfFaction(faction)} forces in the tanks`,
    value: (fact) => `${fact.count}${saySpecial(fact)}`,
    corrected: ({ faction }, { to }) => `set ${nameOfFaction(faction)} forces in the tanks ${to}`,
  },
  'spice-on-board': {
    about: (fact, edition) => `Spice in ${nameOfPlace(fact, edition)}`,
    value: ({ amount }) => String(amount),
    corrected: (fact, { to, edition }) => `set spice in ${thePlaceThen(fact, edition)} ${to}`,
  },
  'spice-in-front': {
    about: ({ faction }) => `Spice in front of ${theFactions(faction)} shield`,
    value: ({ amount }) => String(amount),
    corrected: ({ faction }, { to }) => `set spice in front of ${theFactions(faction)} shield ${to}`,
  },
  leader: {
    about: ({ leader }) => nameOfLeader(leader),
    value: sayFate,
    corrected: ({ where, leader }) =>
      where === 'tanks'
        ? `put ${nameOfLeader(leader)} into the tanks`
        : `took ${nameOfLeader(leader)} out of the tanks`,
  },
  'leader-deaths': {
    about: ({ leader }) => `${nameOfLeader(leader)} has died`,
    value: ({ deaths }) => sayDeaths(deaths),
    corrected: ({ leader, deaths }, { was }) =>
      `noted that ${nameOfLeader(leader)} has died ${sayDeaths(deaths)}, was ${was}`,
  },
  'leader-resting': {
    about: ({ leader }) => nameOfLeader(leader),
    value: ({ rests }) => (rests ? 'rests until the next battles' : 'ready to fight'),
    corrected: ({ leader, rests }) =>
      `noted that ${nameOfLeader(leader)} ${rests ? 'rests until the next battles' : 'may fight'}`,
  },
  'leader-fought': {
    about: ({ leader }) => `${nameOfLeader(leader)} has fought in`,
    value: ({ territory }, edition) => (territory === null ? 'no territory' : nameOfTerritory(territory, edition)),
    corrected: ({ leader, territory }, { edition }) =>
      territory === null
        ? `noted that ${nameOfLeader(leader)} has not fought`
        : `noted that ${nameOfLeader(leader)} has fought in ${theTerritory(territory, edition)}`,
  },
  pile: {
    about: ({ pile }) => (pile === 'discarded' ? 'Discards' : 'Cards out of the game'),
    value: ({ cards }) => (cards.length === 0 ? 'none' : listed(cards.map(nameOfCard))),
    corrected: ({ pile }, { to }) => `set the ${pile === 'discarded' ? 'discards' : 'cards out of the game'} ${to}`,
  },
};

const DEATHS = ['never', 'once', 'twice'] as const;

/** How often a leader has died: `never`, `once`, `twice`. */
const sayDeaths = (deaths: 0 | 1 | 2): string => DEATHS[deaths];

function sayFate({ where, deaths }: Extract<LeaderFact, { readonly kind: 'leader' }>): string {
  if (where === 'tanks') return deaths === 2 ? 'in the tanks, dead twice' : 'in the tanks';
  return deaths === 0 ? 'alive' : 'alive again';
}
