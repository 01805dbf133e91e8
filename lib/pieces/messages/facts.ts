import { cardName } from '../../messages/cards.ts';
import { factionName, leaderName, formatSpecial, factionPossessive } from '../../messages/names.ts';
import { formatList } from '../../messages/numbers.ts';
import { placeName, territoryName, thePlaceThen, theTerritory } from '../../messages/territories.ts';
import type { Messages } from '../../messages/messages.ts';
import type { LeaderFact, PiecesContract } from '../contract.ts';

/** The facts of the pieces that a moderator sets. */
export const PIECE_FACTS: Messages<PiecesContract>['facts'] = {
  forces: {
    about: (fact, edition) => `${factionName(fact.faction)} forces in ${placeName(fact, edition)}`,
    value: (fact) => `${fact.count}${formatSpecial(fact)}`,
    corrected: (fact, { to, edition }) =>
      `set ${factionName(fact.faction)} forces in ${thePlaceThen(fact, edition)} ${to}`,
  },
  side: {
    about: ({ faction, territory }, edition) =>
      `${factionName(faction)} forces in ${territoryName(territory, edition)}, side`,
    value: ({ side }) => side,
    corrected: ({ faction, territory, side }, { edition }) =>
      `turned ${factionName(faction)} forces in ${theTerritory(territory, edition)} to ${side}`,
  },
  tanks: {
    about: ({ faction }) => `${factionName(faction)} forces in the tanks`,
    value: (fact) => `${fact.count}${formatSpecial(fact)}`,
    corrected: ({ faction }, { to }) => `set ${factionName(faction)} forces in the tanks ${to}`,
  },
  'spice-on-board': {
    about: (fact, edition) => `Spice in ${placeName(fact, edition)}`,
    value: ({ amount }) => String(amount),
    corrected: (fact, { to, edition }) => `set spice in ${thePlaceThen(fact, edition)} ${to}`,
  },
  'spice-in-front': {
    about: ({ faction }) => `Spice in front of ${factionPossessive(faction)} shield`,
    value: ({ amount }) => String(amount),
    corrected: ({ faction }, { to }) => `set spice in front of ${factionPossessive(faction)} shield ${to}`,
  },
  leader: {
    about: ({ leader }) => leaderName(leader),
    value: formatFate,
    corrected: ({ where, leader }) =>
      where === 'tanks' ? `put ${leaderName(leader)} into the tanks` : `took ${leaderName(leader)} out of the tanks`,
  },
  'leader-deaths': {
    about: ({ leader }) => `${leaderName(leader)} has died`,
    value: ({ deaths }) => formatDeaths(deaths),
    corrected: ({ leader, deaths }, { was }) =>
      `noted that ${leaderName(leader)} has died ${formatDeaths(deaths)}, was ${was}`,
  },
  'leader-resting': {
    about: ({ leader }) => leaderName(leader),
    value: ({ rests }) => (rests ? 'rests until the next battles' : 'ready to fight'),
    corrected: ({ leader, rests }) =>
      `noted that ${leaderName(leader)} ${rests ? 'rests until the next battles' : 'may fight'}`,
  },
  'leader-fought': {
    about: ({ leader }) => `${leaderName(leader)} has fought in`,
    value: ({ territory }, edition) => (territory === null ? 'no territory' : territoryName(territory, edition)),
    corrected: ({ leader, territory }, { edition }) =>
      territory === null
        ? `noted that ${leaderName(leader)} has not fought`
        : `noted that ${leaderName(leader)} has fought in ${theTerritory(territory, edition)}`,
  },
  pile: {
    about: ({ pile }) => (pile === 'discarded' ? 'Discards' : 'Cards out of the game'),
    value: ({ cards }) => (cards.length === 0 ? 'none' : formatList(cards.map(cardName))),
    corrected: ({ pile }, { to }) => `set the ${pile === 'discarded' ? 'discards' : 'cards out of the game'} ${to}`,
  },
};

const DEATHS = ['never', 'once', 'twice'] as const;

/** Returns the text for the number of a leader's deaths: `never`, `once`, `twice`. */
const formatDeaths = (deaths: 0 | 1 | 2): string => DEATHS[deaths];

function formatFate({ where, deaths }: Extract<LeaderFact, { readonly kind: 'leader' }>): string {
  if (where === 'tanks') return deaths === 2 ? 'in the tanks, dead twice' : 'in the tanks';
  return deaths === 0 ? 'alive' : 'alive again';
}
