/** Messages of the access cards. */
import { explain } from '../../../messages/explanation.ts';
import type { Messages } from '../../../messages/messages.ts';
import { factionName, formatSpecial, theFaction } from '../../../messages/names.ts';
import {
  capitalize,
  formatCards,
  formatCount,
  formatForces,
  formatList,
  formatSpice,
} from '../../../messages/numbers.ts';
import { theTerritory } from '../../../messages/territories.ts';
import type { AccessContract, ReadClaim } from './contract.ts';
import { accessCardName, formatAccessCards } from './messages/cards.ts';

export const accessCardsMessages: Messages<AccessContract> = {
  prompts: {
    'access-bid': {
      lead: 'The highest limit buys it, and pays the bank just enough to beat the others.',
      byDefault: 'The seat bids nothing for this card.',
    },
    'look-at-access-card': {
      lead: 'You can look at one card in each auction before it is sold. The others do not learn which card you choose.',
      byDefault: 'The seat looks at no card.',
    },
    'trading-ready': {
      lead: 'Any cards for any cards, and for promises. When all have finished, the spice goes back to the bank.',
      byDefault: 'The seat trades no more.',
    },
    'take-access-card': {
      lead: 'Chance chooses one of its cards. Then you give one of your own cards back.',
      byDefault: 'No card is taken.',
    },
    'return-access-card': {
      lead: 'Any card of your hand, also the one that you have just taken.',
      byDefault: 'The first card of the hand is given back.',
    },
    'draw-access-cards': {
      lead: 'If you do, you also draw a harvest card. If it is a worm, you lose all your access cards.',
      byDefault: 'No card is drawn.',
    },
    'pick-access-card': {
      lead: 'The cards lie open, and everybody sees which one you take.',
      byDefault: 'The first of these cards is taken.',
    },
    'tell-placement': {
      lead: ({ most }) =>
        `Play with your own cards until all claims have been read. Then enter your forces in the strongholds, ${most} at most. Count the spice of your sheet and of your other troop cards on this phone.`,
      byDefault: 'The seat has no forces on the board.',
    },
    'start-without-cards': {
      lead: ({ most, keeps }) =>
        `You need no access cards here. Place up to ${formatForces(most)}. At least ${keeps} stay in your reserves.`,
      byDefault: 'The seat places no more forces.',
    },
    'claim-strongholds': {
      lead: ({ most }) =>
        `Lay troops on your strongholds, ${most} forces at most. Of two claims the higher wins, with the difference. Other troop cards become spice.`,
      byDefault: 'The seat claims no stronghold, and its troop cards become spice.',
    },
  },
  log: {
    'access-cards-dealt': ({ cards }) => `every faction was dealt ${formatCount(cards, 'access card')}, or more.`,
    'access-card-taken': ({ by, from }) => `${theFaction(by)} took an access card from ${theFaction(from)} unseen.`,
    'own-access-card-taken': ({ by, from, card }, { edition }) =>
      `${theFaction(by)} took an access card from ${theFaction(from)}: ${accessCardName(card, edition)}.`,
    'access-card-returned': ({ by, to }) => `${theFaction(by)} gave ${theFaction(to)} an access card back.`,
    'own-access-card-returned': ({ by, to, card }, { edition }) =>
      `${theFaction(by)} gave ${theFaction(to)} an access card back: ${accessCardName(card, edition)}.`,
    'access-cards-drawn': ({ faction, cards, harvest, forfeited }, { edition }) =>
      harvest === 'worm'
        ? `${theFaction(faction)} drew ${formatCount(cards, 'more access card')} and a worm, and lost all its access cards: ${formatAccessCards(forfeited, edition)}.`
        : `${theFaction(faction)} drew ${formatCount(cards, 'more access card')} and the harvest card ${harvest}.`,
    'forfeited-card-picked': ({ faction, card }, { edition }) =>
      `${theFaction(faction)} took a forfeited access card: ${accessCardName(card, edition)}.`,
    'access-auction-began': ({ harvest, cards }) =>
      `${formatCount(cards, 'access card')} came up for sale after harvest ${harvest}.`,
    'access-card-looked-at': ({ faction }) => `${theFaction(faction)} looked at an access card before its sale.`,
    'own-access-card-looked-at': ({ card }, { edition }) =>
      `you looked at an access card before its sale: ${accessCardName(card, edition)}.`,
    'access-card-sold': ({ faction, price }) =>
      `${theFaction(faction)} bought an access card for ${formatSpice(price)}.`,
    'own-access-card-bought': ({ card, price }, { edition }) =>
      `you bought an access card for ${formatSpice(price)}: ${accessCardName(card, edition)}.`,
    'own-access-card-seen': ({ faction, card, price }, { edition }) =>
      `${theFaction(faction)} bought an access card for ${formatSpice(price)}, and you saw it: ${accessCardName(card, edition)}.`,
    'access-card-unsold': 'an access card without a bid went under the deck.',
    'access-trading-began': 'access cards could be traded.',
    'access-cards-traded': ({ by, to, gives, returns }) =>
      `${theFaction(by)} and ${theFaction(to)} traded access cards, ${formatCards(gives)} for ${formatCards(returns)}.`,
    'own-access-cards-traded': ({ by, to, gives, returns }, { edition }) =>
      `${theFaction(by)} gave ${formatAccessCards(gives, edition)}, and ${theFaction(to)} gave ${formatAccessCards(returns, edition)}.`,
    'access-trading-ended': 'the trades ended, and the leftover spice went back to the bank.',
    'stronghold-read': ({ stronghold, claims, placed }, { edition }) =>
      [
        claims.length === 0
          ? `nobody claimed ${theTerritory(stronghold, edition)}.`
          : `${theTerritory(stronghold, edition)} was claimed by ${formatClaims(claims)}.`,
        ...(claims.length === 0 ? [] : [formatPlaced(placed)]),
      ].join(' '),
    'own-troops-converted': ({ converted, spice }) =>
      `your troop cards without a stronghold became ${formatSpice(converted)}. With the spice of your sheet you hold ${formatSpice(spice)}.`,
    'placing-on-table-began': 'the table began to play with its own cards.',
    'placement-told': ({ faction, count }) =>
      count === 0
        ? `${theFaction(faction)} placed no forces.`
        : `${theFaction(faction)} placed ${formatForces(count)} in all.`,
    'started-without-cards': ({ faction, count }) =>
      count === 0
        ? `${theFaction(faction)} placed no forces without access cards.`
        : `${theFaction(faction)} placed ${formatForces(count)} without access cards.`,
    'claims-ended': 'all seats turned their other troop cards into spice and took the spice of their sheets.',
  },
  facts: {
    'access-buyer': {
      about: ({ sale }) => `Buyer of access card ${sale}`,
      value: ({ buyer }) => factionName(buyer),
      corrected: ({ sale, buyer }, { was }) => `gave access card ${sale} to ${theFaction(buyer)}, was ${was}`,
    },
  },
  covered: {
    'own-access-card-taken': ({ by, from }) => `${theFaction(by)} took an access card from ${theFaction(from)}.`,
    'own-access-card-returned': ({ by, to }) => `${theFaction(by)} gave ${theFaction(to)} an access card back.`,
    'own-access-card-looked-at': () => 'you looked at an access card before its sale.',
    'own-access-card-bought': ({ price }) => `you bought an access card for ${formatSpice(price)}.`,
    'own-access-card-seen': ({ faction, price }) =>
      `${theFaction(faction)} bought an access card for ${formatSpice(price)}, and you saw it.`,
    'own-access-cards-traded': ({ by, to }) => `${theFaction(by)} and ${theFaction(to)} traded access cards.`,
    'own-troops-converted': () => 'your troop cards without a stronghold became spice.',
  },
  points: {
    'stronghold-read': ({ stronghold }, { edition }) => `the claims to ${theTerritory(stronghold, edition)} were read`,
  },
  refusals: {
    'no-access-trading': () =>
      explain('Access cards cannot be traded now.', 'Trade after the last auction, while the clock runs.'),
    'access-trade-with-itself': () => explain('A trade needs two factions.', 'Choose another faction.'),
    'access-card-not-held': () =>
      explain('You do not hold all of these access cards any more.', 'Look at your cards and choose again.'),
    'no-access-sale': () =>
      explain('The buyer of this card cannot be corrected any more.', 'The card was traded, or the claims were read.'),
    'no-such-access-trade': () =>
      explain('This trade is not offered any more.', 'It was settled, changed or withdrawn. Look again.'),
  },
};

const formatClaims = (claims: readonly ReadClaim[]): string =>
  formatList(claims.map(({ faction, troops }) => `${theFaction(faction)} with ${formatCount(troops, 'troop')}`));

const formatPlaced = (
  placed: {
    readonly faction: Parameters<typeof theFaction>[0];
    readonly count: number;
    readonly special: number;
  } | null,
): string =>
  placed === null
    ? 'No forces were placed.'
    : `${capitalize(theFaction(placed.faction))} placed ${formatForces(placed.count)}${formatSpecial(placed)}.`;
