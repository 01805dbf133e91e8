/** Messages of the spice blow. All of them are public. */
import { explain } from '../../messages/explanation.ts';
import { theFaction } from '../../messages/names.ts';
import { plural, formatSpice } from '../../messages/numbers.ts';
import { territoryName, thePlace, theTerritory } from '../../messages/territories.ts';
import type { Messages } from '../../messages/messages.ts';
import type { SpiceBlowContract } from './contract.ts';
import { deckName, pileName, WORMS_COME } from './messages/piles.ts';

export const spiceBlowMessages: Messages<SpiceBlowContract> = {
  prompts: {
    'spice-card': {
      lead: ({ pile, piles, ownDeck = false }) =>
        ownDeck
          ? `You are first player: turn the next card of the ${deckName(pile)} over and enter it.`
          : piles > 1
            ? `You are first player: turn the next card over for the ${pileName(pile)} and enter it.`
            : 'You are first player: turn the next card over and enter it.',
      byDefault: 'Mentat draws one of the remaining cards. Lay the same card on the pile.',
    },
  },
  log: {
    'spice-turned': ({ laid, amount, ...place }, { edition }) =>
      laid === 0
        ? `a spice card turned over: ${thePlace(place, edition)}. The storm takes its ${formatSpice(amount)}.`
        : `a spice card turned over: ${formatSpice(laid)} in ${thePlace(place, edition)}.`,
    'shai-hulud-turned': ({ fate, setAside }) => `a worm card turned over${FATE[setAside ? 'set-aside' : fate]}.`,
    'spice-deck-reshuffled': ({ pile }) =>
      `the ${pile === null ? 'spice deck' : deckName(pile)} was empty, and all its cards were shuffled again.`,
    'spice-card-taken-back': ({ faction }) => `${theFaction(faction)} took back the entry of the last spice card.`,
    'worm-summoned': ({ by, territory }, { edition }) =>
      `${theFaction(by)} called a worm to ${theTerritory(territory, edition)}.`,
    'worm-thumped': ({ by, fate }) => `${theFaction(by)} called a worm instead of the next spice card${FATE[fate]}.`,
    'blow-doubled': ({ by, laid, ...place }, { edition }) =>
      laid === 0
        ? `${theFaction(by)} doubled the spice in ${thePlace(place, edition)}, which the storm had taken.`
        : `${theFaction(by)} doubled the spice in ${thePlace(place, edition)}: ${formatSpice(laid)} more.`,
    'worm-placing-cancelled': 'the worm came as if it had not been placed.',
    'shai-hulud-devoured': ({ territory, isBare }, { edition }) =>
      isBare
        ? `Shai-Hulud came to ${theTerritory(territory, edition)} and devoured nothing.`
        : `Shai-Hulud devoured ${theTerritory(territory, edition)}.`,
  },
  facts: {
    'spice-pile': {
      about: ({ pile }) => `On top of the ${pileName(pile)}`,
      value: ({ top }, edition) => (top === null ? 'no card' : territoryName(top, edition)),
      corrected: ({ pile, top }, { edition }) =>
        `noted that ${top === null ? 'no card' : territoryName(top, edition)} lies on the ${pileName(pile)}`,
    },
    'worms-come': {
      about: () => WORMS_COME,
      value: ({ count }) => `${count}`,
      corrected: ({ count }) => `noted that ${plural(count, { one: '1 worm has', other: `${count} worms have` })} come`,
    },
  },
  refusals: {
    'no-spice-card-due': () => explain('No spice card is turned over now.', 'Look at what the game waits for.'),
    'no-card-to-take-back': () =>
      explain(
        'No spice card can be taken back now.',
        'The first player can take back the last entry until another player has acted on it.',
      ),
    'no-spice-card': ({ territory }, edition) =>
      explain(`The spice deck has no card of ${theTerritory(territory, edition)}.`, 'Choose another territory.'),
  },
  actions: {
    'lay-spice': ({ amount, ...place }, { edition }) => `Lay ${formatSpice(amount)} in ${thePlace(place, edition)}`,
  },
};

const FATE = {
  'set-aside': ', to lie aside until the phase was over',
  'first-turn': ', to be shuffled back',
  'no-effect': ' after another one, and did nothing',
  comes: '',
} as const;
