import type { AdvantageId } from './advantages.ts';
import type { FactionId } from './factions.ts';
import type { TerritoryId } from './territories.ts';

/** A territory that is no stronghold and counts towards victory as soon as so many worms have come since the first turn. */
export interface CountedFromWorm {
  readonly territory: TerritoryId;
  readonly fromWorm: number;
}

/** The same as everybody may see it. */
export interface AlsoCounted extends CountedFromWorm {
  readonly wormsCome: number;
}

/** One side, a faction alone or an alliance, with the strongholds it holds and the number that wins for it. */
export interface SideStanding {
  readonly members: readonly FactionId[];
  readonly strongholds: readonly TerritoryId[];
  readonly needed: number;
}

/** By what a side can win: strongholds enough, more of them than all others, or a power. */
export type WayToWin = 'strongholds' | 'most-strongholds' | AdvantageId;

/** By what a game was won. */
export type VictoryHow =
  | { readonly kind: 'strongholds'; readonly strongholds: readonly TerritoryId[]; readonly needed: number }
  /** After the last turn nobody had won: the most strongholds, and who has as many. */
  | { readonly kind: 'most-strongholds'; readonly held: number }
  /** After the last turn nobody had won: a power of `by`. */
  | { readonly kind: 'advantage'; readonly advantage: AdvantageId; readonly by: FactionId }
  /** `foretold` was to win in this turn, and would have, with everybody in `instead`. */
  | { readonly kind: 'prediction'; readonly predicted: FactionId; readonly instead: readonly FactionId[] };

/** Who won, together, and in which turn. */
export interface Victory {
  readonly winners: readonly FactionId[];
  readonly turn: number;
  readonly how: VictoryHow;
}

/** What a player looks at when the board is compared at the end of a turn. */
export const BOARD_MATTERS = ['forces', 'reserves', 'tanks', 'leaders', 'spice'] as const;
export type BoardCheckItem = (typeof BOARD_MATTERS)[number];
/** What a player says of the board: all as on the phone, or what is off. */
export type BoardCheckAnswer = 'right' | BoardCheckItem;

/** Strongholds as they were counted at the end of a turn. */
export interface StrongholdCount {
  readonly turn: number;
  readonly standings: readonly SideStanding[];
}
