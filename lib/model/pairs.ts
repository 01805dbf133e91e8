/**
 * Two people with two factions each. The two factions of one person are a fixed alliance: it is never broken, there is
 * no other, and together they need as many strongholds as a game of two asks for. Hands, spice, traitors, seats and
 * turns stay each faction's own.
 * @rules GF9-2019 "Two & three player games" · R-170
 */
import { type FactionId, type FactionPair, pairOf, type Seating } from './factions.ts';
import type { GameState } from './state.ts';

/** How many people play, whatever number of factions they have. */
export const playersAt = ({ choices: { pairs }, factions }: GameState): number =>
  pairs.length > 0 ? pairs.length : factions.length;

/** The alliances of a table of pairs, each in the order of the circles. */
export const alliancesOf = (pairs: readonly FactionPair[], seating: readonly Seating[]): GameState['alliances'] =>
  pairs.map((pair) => seating.flatMap(({ faction }) => (pair.includes(faction) ? [faction] : [])));

/** All factions of whoever plays this one: nobody's opponents among themselves. */
export const ownFactions = ({ choices: { pairs } }: GameState, faction: FactionId): readonly FactionId[] =>
  pairOf(pairs, faction) ?? [faction];
