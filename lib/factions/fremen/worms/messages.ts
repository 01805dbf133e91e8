/** Messages of the Fremen's worms. All of them are public. */
import { factionName, formatForcesThen, theFaction } from '../../../messages/names.ts';
import { capitalize, formatList } from '../../../messages/numbers.ts';
import { thePlace, thePlaceThen, theTerritory } from '../../../messages/territories.ts';
import type { Messages } from '../../../messages/messages.ts';
import type { WormsContract } from './contract.ts';

export const fremenWormsMessages: Messages<WormsContract> = {
  prompts: {
    'place-worm': {
      lead: 'Another worm came before, so you may place this one. It devours all spice and all forces there except yours.',
      byDefault: 'The worm comes as it would without them.',
    },
    'spare-ally': {
      lead: 'Your own forces are safe. Everybody sees what you choose.',
      byDefault: 'The worm spares them.',
    },
    'ride-worm': {
      lead: 'Some or all of them may ride, any distance, to one place. It is not your move of this turn.',
      byDefault: 'No forces ride.',
    },
  },
  log: {
    'worm-placed': ({ faction, territory }, { edition }) =>
      territory === null
        ? `${theFaction(faction)} left the worm alone.`
        : `${theFaction(faction)} let the worm come to ${theTerritory(territory, edition)}.`,
    'allies-spared': ({ faction, spared, left }) =>
      [
        ...(spared.length === 0 ? [] : [`the worm spares ${formatList(spared.map(theFaction))}`]),
        ...(left.length === 0 ? [] : [`${theFaction(faction)} does not protect ${formatList(left.map(theFaction))}`]),
      ].join('; ') + '.',
    'ride-devoured': ({ faction, territory }, { edition }) =>
      `the worm of ${theFaction(faction)} devoured the forces of others in ${theTerritory(territory, edition)}; the spice stays.`,
    'worm-ridden': ({ faction, riders, from, to }, { edition }) =>
      to === null || from === null
        ? `${theFaction(faction)} rode no worm.`
        : `${theFaction(faction)} rode: ${formatForcesThen(faction, riders)} from ${theTerritory(from, edition)} to ${thePlace(to, edition)}.`,
  },
  points: {
    'ride-devoured': ({ faction }) => `the worm of ${theFaction(faction)} devoured`,
  },
  actions: {
    ride: ({ faction, from, to, ...riders }, { edition, reader }) =>
      `${reader === 'owner' ? 'Move' : `${capitalize(factionName(faction))} moves`} ${formatForcesThen(faction, riders)} from ${thePlaceThen(from, edition)} to ${thePlace(to, edition)}`,
  },
};
