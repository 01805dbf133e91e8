/** Messages of the storm. All of them are public. */
import { explain } from '../../messages/explanation.ts';
import { cardName } from '../../messages/cards.ts';
import { factionName, theFaction, factionPossessive } from '../../messages/names.ts';
import { formatList, formatSectors } from '../../messages/numbers.ts';
import type { Messages, WindowMessages } from '../../messages/messages.ts';
import { weatherWords } from '../../messages/weather.ts';
import type { StormContract, StormWindow } from './contract.ts';
import { formatDials, formatTurned } from './messages/course.ts';

const WINDOW: WindowMessages<StormWindow> = {
  lead: 'Every phone shows this question. It closes on all phones at the same time. If you do not answer, you pass.',
  above: ({ kind, uses: [use] }, { theUse }) =>
    use === undefined
      ? 'Every phone shows this question.'
      : `Every phone shows this question. A Karama can cancel ${theUse(use)}, unless a player plays ${cardName(kind)}.`,
  byDefault: 'The answer is a pass.',
};

export const stormMessages: Messages<StormContract> = {
  prompts: {
    'storm-dial': {
      lead: ({ other }) => `Your number and ${factionPossessive(other)} are added. Both are turned over together.`,
      byDefault: 'Mentat seals the smallest number.',
    },
    'storm-losses': {
      lead: 'Half of your forces that it catches die, a fraction rounded up. You choose which.',
      byDefault: 'Mentat takes ordinary forces before special ones, from the last part of the list on.',
    },
  },
  windows: { 'weather-control': WINDOW, 'family-atomics': WINDOW },
  log: {
    'storm-began': ({ dialers }, { edition }) =>
      dialers === null
        ? `the storm gathered; a ${weatherWords(edition).one} lies ready.`
        : `the storm gathered; ${formatList(dialers.map(theFaction))} dial it.`,
    'storm-dials-reset': ({ dialers, because: why }, { edition }) =>
      dialers === null
        ? `a correction touched the storm: its ${weatherWords(edition).one} moves it.`
        : `${why === 'cancelled' ? 'no card moves this storm' : 'a correction touched the storm'}: ${formatList(dialers.map(theFaction))} dial it.`,
    'weather-controlled': ({ by, sectors }) => `${theFaction(by)} played Weather Control: ${formatSectors(sectors)}.`,
    'weather-answered': ({ by, sectors }) =>
      `${theFaction(by)} played a second Weather Control: ${formatTurned(sectors)}.`,
    'storm-dial-committed': ({ faction }) => `${theFaction(faction)} sealed a wheel.`,
    'storm-dial-withdrawn': ({ faction }) => `${theFaction(faction)} opened its wheel again.`,
    'storm-dials-revealed': ({ dials, sectors }) => `both wheels turned over: ${formatDials(dials, sectors)}`,
    'storm-thrown': ({ sectors }) => `the die for the storm showed ${sectors}.`,
    'shield-wall-destroyed': ({ by }) => `${theFaction(by)} played Family Atomics: the Shield Wall is destroyed.`,
    'storm-moved': ({ sectors, to, firstPlayer }) =>
      sectors === 0
        ? `the storm stayed in sector ${to}; ${theFaction(firstPlayer)} is first player.`
        : `the storm moved ${formatSectors(sectors)}, to sector ${to}; ${theFaction(firstPlayer)} is first player.`,
  },
  points: {
    'storm-began': 'the storm gathered',
    'storm-dials-reset': 'the storm was to be moved again',
    'shield-wall-destroyed': ({ by }) => `${theFaction(by)} played Family Atomics`,
    'storm-moved': ({ sectors, to }) => `the storm ${sectors === 0 ? 'stayed in' : 'moved to'} sector ${to}`,
  },
  facts: {
    storm: {
      about: 'Storm',
      value: ({ sector }) => String(sector),
      inFull: ({ sector }) => `sector ${sector}`,
      corrected: (_fact, { to }) => `set the storm ${to}`,
    },
    'shield-wall': {
      about: 'Shield Wall',
      value: ({ stands }) => (stands ? 'standing' : 'destroyed'),
      corrected: ({ stands }) => `noted that the Shield Wall ${stands ? 'stands' : 'is destroyed'}`,
    },
    'last-wheels': {
      about: 'Last used the wheels',
      value: ({ one, two }) =>
        one === null || two === null ? 'nobody' : formatList([factionName(one), factionName(two)]),
      corrected: ({ one, two }) =>
        one === null || two === null
          ? 'noted that nobody has used the wheels'
          : `noted that ${theFaction(one)} and ${theFaction(two)} used the wheels last`,
    },
  },
  refusals: {
    'storm-has-moved': ({ turn }) => explain(`The storm has moved in turn ${turn}.`, 'Set the next turn first.'),
    'wheels-need-two': () => explain('Two different factions use the wheels.', 'Choose two, or none.'),
  },
};
