/**
 * Games of two players with two factions each. The two factions of one player are a permanent and exclusive alliance.
 * Together they need the strongholds of a two-player game. Hands, spice, traitors, seats and turns stay separate.
 * @rules GF9-2019 "Two & three player games" · R-170
 */
import { type FactionId, type FactionPair, pairOf, type Seating } from './factions.ts';
import type { GameState } from './state.ts';

/**
 * Returns the number of players, not of factions. Players who are out of the game count too: the numbers needed for
 * victory do not change during a game.
 */
export const playersAt = ({ choices: { pairs }, factions, fallen }: GameState): number =>
  pairs.length > 0 ? pairs.length : factions.length + fallen.length;

/** Returns the alliances of a table of pairs, each in the order of the circles. */
export const alliancesOf = (pairs: readonly FactionPair[], seating: readonly Seating[]): GameState['alliances'] =>
  pairs.map((pair) => seating.flatMap(({ faction }) => (pair.includes(faction) ? [faction] : [])));

/** Returns all factions of this faction's player, which are never opponents. */
export const ownFactions = ({ choices: { pairs } }: GameState, faction: FactionId): readonly FactionId[] =>
  pairOf(pairs, faction) ?? [faction];
