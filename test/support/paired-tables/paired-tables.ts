/** Two tables that begin equal except for one secret. */
import {
  append,
  maySit,
  seededRandom,
  WHO_PLAYS,
  type Audience,
  type FactionId,
  type Random,
  type TableChoices,
} from '#engine';
import { duelingCardsKnownTo } from '../../features/kanly/secret-pairs.ts';
import { harvestKnownTo } from '../../features/harvests/generators.ts';
import type { Move } from '../random-choice.ts';
import { randomBeginning, randomEntries, randomTableOf, type Fixed } from '../random-position.ts';
import { randomSeating } from '../random-seats.ts';
import { emptyTable, factionsOf, send, stateOf, type Engine, type Table } from '../table.ts';
import { differenceIn, type Secret } from './secrets.ts';

export interface Leak {
  readonly audience: Audience;
  /** The request or the received message. */
  readonly about: string;
  readonly received: string;
  readonly instead: string;
}

export interface PairedTables {
  readonly one: Table;
  readonly two: Table;
  /** Audiences that may not yet know the secret. */
  readonly unknowing: readonly Audience[];
}

export function twinsAlike(engine: Engine, secret: Secret, seed: number, fixed: Fixed): PairedTables {
  const table = entered(emptyTable(seed, engine), emptyTable(seed, engine), secret, seed, fixed).one;
  return twinsOf(differenceIn(secret).playedTo?.(table, seededRandom(seed)) ?? table);
}

/** Returns the same table twice, at any moment of its game. */
export const twinsOf = (table: Table): PairedTables => ({
  one: table,
  two: withOwnMemory(table),
  unknowing: everybody(table),
});

/**
 * Returns the same table with choices of its own. The engine remembers values for each object of choices. If both tables
 * shared one, each would replace the values of the other at every command.
 */
function withOwnMemory(table: Table): Table {
  const { states } = table.timeline;
  const state = stateOf(table);
  const own = append({ ...states, length: states.length - 1 }, { ...state, choices: { ...state.choices } });
  return { ...table, timeline: { ...table.timeline, states: own } };
}

/** Returns a table twice, with different shuffles. Only an audience that sees different cards may notice. */
export function twinsWithOtherDecks(engine: Engine, secret: Secret, seed: number, fixed: Fixed): PairedTables {
  const { one, two } = entered(emptyTable(seed, engine), emptyTable(seed + 1, engine), secret, seed, fixed);
  return {
    one,
    two: { ...two, seed: one.seed },
    unknowing: everybody(one).filter((who) => !wasDealtOtherwise(one, two, who)),
  };
}

/** Returns a table twice, with different random numbers from now on. */
export function twinsWithOtherChance(engine: Engine, secret: Secret, seed: number, fixed: Fixed): PairedTables {
  const pairedTables = twinsAlike(engine, secret, seed, fixed);
  return { ...pairedTables, two: { ...pairedTables.two, seed: seed + 1 } };
}

function entered(
  empty: Table,
  other: Table,
  secret: Secret,
  seed: number,
  fixed: Fixed,
): { readonly one: Table; readonly two: Table } {
  const random = seededRandom(seed);
  const { seating, choices } = tableWith(secret, random, fixed);
  const open: Move = { by: 'moderator', command: { type: 'OpenTable', seating, choices } };
  const again: Move = { by: 'moderator', command: { type: 'OpenTable', seating, choices: { ...choices } } };
  const first = { one: send(empty, open.by, open.command).table, two: send(other, again.by, again.command).table };
  return begun(secret, factionsOf(first.one), choices, random).reduce(
    ({ one, two }, { by, command }) => ({ one: send(one, by, command).table, two: send(two, by, command).table }),
    first,
  );
}

/** Returns a random table whose choices permit the secret. If these need another edition, its places are taken. */
function tableWith(secret: Secret, random: Random, fixed: Fixed): ReturnType<typeof randomTableOf> {
  const { seating, choices: any } = randomTableOf(random, fixed);
  const { choices: chosen, needs } = differenceIn(secret);
  const choices = chosen?.(any) ?? any;
  const isWhole = (seats: typeof seating): boolean =>
    needs === undefined || seats.some(({ faction }) => faction === needs);
  if (isWhole(seating) && seating.every((seat) => maySit(WHO_PLAYS[choices.edition], seat)))
    return { seating, choices };
  const { leaders: _typed, ...fitting } = choices;
  let other = randomSeating(choices.edition, random);
  while (!isWhole(other)) other = randomSeating(choices.edition, random);
  return { seating: other, choices: { ...fitting, pairs: [] } };
}

/** Begins a pair at a moment when the secret exists, because some secrets exist only at some moments. */
function begun(secret: Secret, factions: readonly FactionId[], choices: TableChoices, random: Random): readonly Move[] {
  const { begins } = differenceIn(secret);
  const setUp: Move = { by: 'moderator', command: { type: 'BeginSetup' } };
  if (begins === 'with-the-set-up') return [setUp];
  if (typeof begins === 'object') return [setUp, ...(begins.inTheSetUp(factions, random) ?? [])];
  const moment = begins?.(factions, random) ?? null;
  return moment === null
    ? randomBeginning(factions, choices, random)
    : [...randomEntries(factions, choices, random), ...moment];
}

export function wasDealtOtherwise(one: Table, two: Table, who: Audience): boolean {
  if (who === 'table' || who === 'moderator') return false;
  const held = (table: Table): string => {
    // A faction that is out of the game has neither cards nor traitors.
    const own = stateOf(table).factions.find(({ faction }) => faction === who);
    const dealt = [own?.hand, own?.traitors, own?.traitorsDealt, own?.traitorsReturned];
    const state = stateOf(table);
    return JSON.stringify([...dealt, harvestKnownTo(state, who), duelingCardsKnownTo(state, who)]);
  };
  return held(one) !== held(two);
}

const everybody = (table: Table): readonly Audience[] => ['table', 'moderator', ...factionsOf(table)];
