import type { AdvantageId } from './advantages.ts';
import type { FactionId } from './factions.ts';
import type { TerritoryId } from './territories.ts';

/** A territory that is no stronghold but counts towards victory after this number of worms since the first turn. */
export interface CountedFromWorm {
  readonly territory: TerritoryId;
  readonly fromWorm: number;
}

/** The public view of such a territory. */
export interface AlsoCounted extends CountedFromWorm {
  readonly wormsCome: number;
}

/** A side, which is a faction or an alliance, with its strongholds and the number that it needs to win. */
export interface SideStanding {
  readonly members: readonly FactionId[];
  readonly strongholds: readonly TerritoryId[];
  /** The number for which these strongholds count, if one of them counts twice. */
  readonly counts?: number;
  /** The number that wins; `null` if a side of so many factions cannot win. */
  readonly needed: number | null;
}

/** Returns the number for which the strongholds of a side count. */
export const heldBy = ({ strongholds, counts }: Pick<SideStanding, 'strongholds' | 'counts'>): number =>
  counts ?? strongholds.length;

/** The ways to win: enough strongholds, more strongholds than any other side, or a power. */
export type WayToWin = 'strongholds' | 'most-strongholds' | AdvantageId;

/** How a game was won. */
export type VictoryHow =
  | { readonly kind: 'strongholds'; readonly strongholds: readonly TerritoryId[]; readonly needed: number }
  /** Nobody had won after the last turn, so the side with the most strongholds wins, with this number. */
  | { readonly kind: 'most-strongholds'; readonly held: number }
  /** Nobody had enough strongholds, so a power of `by` decides: in any turn, or after the last turn. */
  | { readonly kind: 'advantage'; readonly advantage: AdvantageId; readonly by: FactionId }
  /** All other factions are out of the game. */
  | { readonly kind: 'last-in-play' }
  /** A prediction came true: `predicted` would have won in this turn, together with everybody in `instead`. */
  | { readonly kind: 'prediction'; readonly predicted: FactionId; readonly instead: readonly FactionId[] };

/** The winners, and the turn. */
export interface Victory {
  readonly winners: readonly FactionId[];
  readonly turn: number;
  readonly how: VictoryHow;
}

/** The things that a player checks when the boards are compared at the end of a turn. */
export const BOARD_MATTERS = ['forces', 'reserves', 'tanks', 'leaders', 'spice'] as const;
export type BoardCheckItem = (typeof BOARD_MATTERS)[number];
/** A player's answer about the board: `right`, or the part that differs. */
export type BoardCheckAnswer = 'right' | BoardCheckItem;

/** The strongholds as counted at the end of a turn. */
export interface StrongholdCount {
  readonly turn: number;
  readonly standings: readonly SideStanding[];
}
