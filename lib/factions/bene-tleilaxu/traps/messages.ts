/** Messages of traps. Only the Bene Tleilaxu read the title of a trap. */
import { cardName } from '../../../messages/cards.ts';
import { explain } from '../../../messages/explanation.ts';
import { capitalize } from '../../../messages/numbers.ts';
import type { Messages } from '../../../messages/messages.ts';
import { factionName, theFaction } from '../../../messages/names.ts';
import { theTerritory } from '../../../messages/territories.ts';
import type { TrapsContract } from './contract.ts';
import { formatFrozen, TRAPS } from './messages/phone.ts';

export const trapsMessages: Messages<TrapsContract> = {
  prompts: {
    'lay-trap': {
      lead: 'The first forces that come in may not leave in that turn. Before the battles the card attacks one of their leaders.',
      byDefault: 'No trap is laid.',
    },
    'destroy-trap': {
      lead: 'The card of that trap is shown and discarded.',
      byDefault: 'The first trap is destroyed.',
    },
  },
  log: {
    'trap-laid': ({ territory }, { edition }) => `Bene Tleilaxu laid a trap at ${theTerritory(territory, edition)}.`,
    'own-trap-laid': ({ territory, card }, { edition }) =>
      `you laid ${cardName(card)} as a trap at ${theTerritory(territory, edition)}.`,
    'trap-sprung': (sprung, { edition }) =>
      `${theFaction(sprung.faction)} sprang a trap. ${capitalize(formatFrozen(sprung, edition))}`,
    'trap-destroyed': ({ territory }, { edition }) => `the trap at ${theTerritory(territory, edition)} was destroyed.`,
  },
  points: {
    'trap-sprung': ({ faction, territory }, { edition }) =>
      `${theFaction(faction)} sprang the trap at ${theTerritory(territory, edition)}`,
  },
  covered: {
    'own-trap-laid': () => 'you laid a trap.',
  },
  actions: {
    'lay-trap': ({ territory, faction }, { reader, edition }) =>
      reader === 'owner'
        ? `Lay the card face down outside the board at ${theTerritory(territory, edition)}`
        : `${factionName(faction)} lays a card face down outside the board at ${theTerritory(territory, edition)}`,
    'take-up-trap': ({ territory, faction }, { reader, edition }) =>
      reader === 'owner'
        ? `Take back your card at ${theTerritory(territory, edition)}`
        : `${factionName(faction)} takes back its card at ${theTerritory(territory, edition)}`,
  },
  facts: {
    trap: {
      about: ({ territory }, edition) => `Trap at ${theTerritory(territory, edition)}`,
      value: ({ lies }) => (lies ? TRAPS.lies : 'none'),
      corrected: ({ territory, lies }, { edition }) =>
        lies
          ? `noted that a trap lies at ${theTerritory(territory, edition)}`
          : `noted that no trap lies at ${theTerritory(territory, edition)}`,
    },
  },
  refusals: {
    'trap-needs-card': () =>
      explain('Only Bene Tleilaxu can lay a trap, because Mentat needs the card.', 'Lay it on the phone.'),
  },
};
