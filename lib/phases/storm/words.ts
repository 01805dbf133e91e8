/** What is said of a storm. Everything in here is public. */
import type { ForceStack, Sector, SpiceOnBoard } from '../../table/board.ts';
import type { FactionId } from '../../table/factions.ts';
import type { StormControl, StormDial, StormStep } from '../../table/storm.ts';
import { because } from '../../words/explanation.ts';
import { nameOfFaction, theFaction, theFactions } from '../../words/names.ts';
import { capital, listed, sayForces, saySectors, saySpice } from '../../words/numbers.ts';
import type { Words, WindowWords } from '../../words/words.ts';
import type { StormContract, StormDialView } from './contract.ts';

const WINDOW: WindowWords<unknown> = {
  lead: 'Asked of everyone at the table. It closes for all at the same moment; no answer means pass.',
  above: 'Asked of everyone at the table.',
  owed: 'an answer',
  byDefault: 'The answer is a pass.',
};

export const stormWords: Words<StormContract> = {
  questions: {
    'storm-dial': {
      lead: ({ other }) => `Your number and ${theFactions(other)} are added. Both are turned over together.`,
      owed: 'a storm dial',
      byDefault: 'Mentat seals the smallest number.',
    },
    'storm-losses': {
      lead: 'Half of your forces that it catches die, a fraction rounded up. You choose which.',
      owed: 'the choice of losses',
      byDefault: 'Mentat takes ordinary forces before special ones, from the last part of the list on.',
    },
  },
  windows: { 'weather-control': WINDOW, 'family-atomics': WINDOW },
  told: {
    'storm-began': ({ dialers }) =>
      dialers === null
        ? 'the storm gathered; a storm card lies ready.'
        : `the storm gathered; ${listed(dialers.map(theFaction))} dial it.`,
    'storm-dials-reset': ({ dialers, because: why }) =>
      dialers === null
        ? 'a correction touched the storm: its card moves it.'
        : `${why === 'stopped' ? 'no card moves this storm' : 'a correction touched the storm'}: ${listed(dialers.map(theFaction))} dial it.`,
    'weather-controlled': ({ by, sectors }) => `${theFaction(by)} played Weather Control: ${saySectors(sectors)}.`,
    'storm-dial-committed': ({ faction }) => `${theFaction(faction)} sealed a wheel.`,
    'storm-dial-withdrawn': ({ faction }) => `${theFaction(faction)} opened its wheel again.`,
    'storm-dials-revealed': ({ dials, sectors }) => `both wheels turned over: ${sayDials(dials, sectors)}`,
    'shield-wall-destroyed': ({ by }) => `${theFaction(by)} played Family Atomics: the Shield Wall is destroyed.`,
    'storm-moved': ({ sectors, to, firstPlayer }) =>
      sectors === 0
        ? `the storm stayed in sector ${to}; ${theFaction(firstPlayer)} is first player.`
        : `the storm moved ${saySectors(sectors)}, to sector ${to}; ${theFaction(firstPlayer)} is first player.`,
  },
  points: {
    'storm-began': 'the storm gathered',
    'storm-dials-reset': 'the storm was to be moved anew',
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
        one === null || two === null ? 'nobody' : listed([nameOfFaction(one), nameOfFaction(two)]),
      corrected: ({ one, two }) =>
        one === null || two === null
          ? 'noted that nobody has used the wheels'
          : `noted that ${theFaction(one)} and ${theFaction(two)} used the wheels last`,
    },
  },
  refusals: {
    'storm-has-moved': ({ turn }) => because(`The storm has moved in turn ${turn}.`, 'Set the next turn first.'),
    'wheels-need-two': () => because('Two different factions use the wheels.', 'Choose two, or nobody.'),
  },
};

const STEP_TITLES: Record<StormStep, string> = {
  weather: 'The storm gathers',
  dials: 'The storm is dialled',
  card: 'The storm card is turned over',
  atomics: 'The storm is about to move',
  moved: 'The storm has moved',
};

/** The headline of a step of the storm. */
export const nameOfStormStep = (step: StormStep): string => STEP_TITLES[step];

/** Before the storm is dialled: `Atreides and the Emperor will dial it.` */
export const sayDialers = (dialers: readonly StormDialView[]): string =>
  capital(`${listed(dialers.map(({ faction }) => theFaction(faction)))} will dial it.`);

/** Whose dial is sealed: `Both wheels are sealed.` */
export function saySealedDials(dialers: readonly StormDialView[]): string {
  const sealed = dialers.filter(({ dial }) => dial.state !== 'open').map(({ faction }) => faction);
  if (sealed.length === dialers.length) return 'Both wheels are sealed.';
  const [one] = sealed;
  if (one !== undefined) return `${capital(theFaction(one))} has sealed a wheel.`;
  return `${capital(listed(dialers.map(({ faction }) => theFaction(faction))))} dial in secret.`;
}

/** `Atreides 2, the Emperor 3: 5 sectors.` */
export const sayDials = (dials: readonly StormDial[], sectors: number): string =>
  capital(`${dials.map(({ faction, dial }) => `${theFaction(faction)} ${dial}`).join(', ')}: ${saySectors(sectors)}.`);

/** `The Guild plays Weather Control: 7 sectors.` */
export const sayControl = ({ by, sectors }: StormControl): string =>
  `${capital(theFaction(by))} plays Weather Control: ${saySectors(sectors)}.`;

/** Who brought the Shield Wall down: `Fremen destroys the Shield Wall.` */
export const sayAtomics = (by: FactionId): string => `${capital(theFaction(by))} destroys the Shield Wall.`;

/** Where the storm came to: `From sector 4 to sector 9.`; or that it stayed. */
export const sayStormPath = (from: Sector, to: Sector, sectors: number): string =>
  sectors === 0 ? `It stays in sector ${to}.` : `${capital(saySectors(sectors))}, from sector ${from} to sector ${to}.`;

/** All that it took, in one sentence: `It takes 5 forces and 8 spice.` */
export function sayStormLosses(forces: readonly ForceStack[], spice: readonly SpiceOnBoard[]): string {
  const dead = forces.reduce((sum, { count }) => sum + count, 0);
  const lost = spice.reduce((sum, { amount }) => sum + amount, 0);
  const taken = [...(dead === 0 ? [] : [sayForces(dead)]), ...(lost === 0 ? [] : [saySpice(lost)])];
  return taken.length === 0 ? 'It takes nothing.' : `It takes ${listed(taken)}.`;
}

/** `Atreides is first player.` */
export const sayFirstPlayer = (faction: FactionId): string => `${capital(theFaction(faction))} is first player.`;
