import {
  EDITIONS,
  LAYERS,
  MODULES,
  MODULES_INCLUDED,
  OPTIONS,
  WHO_PLAYS,
  type EditionId,
  type ModuleId,
} from '#engine';
import { SEEDED_LEAKS, type SeededLeak } from '../support/leaky-engine.ts';
import { realEngine } from '../support/table.ts';
import { WHATS, type Run } from './setting.ts';

const NAMES = [
  'what',
  'edition',
  'layer',
  'players',
  'modules',
  'options',
  'games',
  'seed',
  'game',
  'pairedTables',
  'views',
  'leak',
] as const;
type Name = (typeof NAMES)[number];

/** Reads `--name value` pairs; throws a sentence about an argument that it cannot read. */
export function readArguments(args: readonly string[]): Run {
  const given = pairsOf(args);
  const leak = given.get('leak');
  const edition = oneOf('edition', EDITIONS, given.get('edition') ?? 'gf9-2019');
  if (given.get('what') === 'preludes' && modulesOf(edition, given).modules === undefined)
    throw new Error('--what preludes needs --modules: the modules that play something before the game');
  return {
    setting: {
      what: oneOf('what', WHATS, given.get('what') ?? 'battles'),
      edition,
      layer: oneOf('layer', LAYERS, given.get('layer') ?? 'basic'),
      ...(given.has('players') ? { players: playersOf(edition, given.get('players') ?? '') } : {}),
      ...modulesOf(edition, given),
      ...(given.has('options')
        ? { options: (given.get('options') ?? '').split(',').map((option) => oneOf('options', OPTIONS, option)) }
        : {}),
    },
    games: wholeNumber('games', given.get('games') ?? '1000'),
    seed: wholeNumber('seed', given.get('seed') ?? '1'),
    only: given.has('game') ? wholeNumber('game', given.get('game') ?? '') : null,
    pairedTables: wholeNumber('pairedTables', given.get('pairedTables') ?? '4'),
    views: oneOf('views', ['yes', 'no'], given.get('views') ?? 'yes') === 'yes',
    engine: leak === undefined ? realEngine : leakNamed(leak).engine,
  };
}

/** Returns the modules that always belong to the edition, and the named ones, with commas between their names. */
function modulesOf(edition: EditionId, given: ReadonlyMap<Name, string>): { readonly modules?: readonly ModuleId[] } {
  const named = given.get('modules');
  const all = [
    ...MODULES_INCLUDED[edition],
    ...(named === undefined ? [] : named.split(',').map((one) => oneOf('modules', MODULES, one))),
  ];
  return all.length === 0 ? {} : { modules: [...new Set(all)] };
}

function pairsOf(args: readonly string[]): ReadonlyMap<Name, string> {
  const given = new Map<Name, string>();
  for (let at = 0; at < args.length; at += 2) {
    const name = NAMES.find((known) => `--${known}` === args[at]);
    const value = args[at + 1];
    if (name === undefined || value === undefined)
      throw new Error(`cannot read ${String(args[at])}; write pairs of --${NAMES.join(', --')} and a value`);
    given.set(name, value);
  }
  return given;
}

function oneOf<T extends string>(name: Name, known: readonly T[], given: string): T {
  const found = known.find((value) => value === given);
  if (found === undefined) throw new Error(`--${name} ${given} is not known; known are ${known.join(', ')}`);
  return found;
}

function wholeNumber(name: Name, given: string): number {
  if (!/^\d{1,9}$/.test(given)) throw new Error(`--${name} ${given} is not a whole number`);
  return Number(given);
}

/** Reads the number of factions: two, or more if the edition has so many. */
function playersOf(edition: EditionId, given: string): number {
  const players = wholeNumber('players', given);
  const most = WHO_PLAYS[edition].factions.length;
  if (players < 2 || players > most) throw new Error(`--players ${given} does not fit: ${edition} has 2 to ${most}`);
  return players;
}

function leakNamed(name: string): SeededLeak {
  const leaks: Readonly<Record<string, SeededLeak>> = SEEDED_LEAKS;
  const found = leaks[name];
  if (found === undefined) throw new Error(`--leak ${name} is not known; known are ${Object.keys(leaks).join(', ')}`);
  return found;
}
