import type { Forces } from './board.ts';
import type { FactionId, OfFactions } from './factions.ts';
import type { LeaderId } from './leaders.ts';

/** The id of the revival. At most one revival runs at a time. */
export type RevivalId = 'revival';
/** The id of the moment at which a faction without leaders may revive one at once. */
export type ReturnAtOnceId = 'return-at-once';

/** The limits and prices of revival in a turn. */
export interface Revival {
  /** The number of free forces of each faction; 0 for a faction that is not listed. */
  readonly free: Readonly<Partial<Record<FactionId, number>>>;
  /** The maximum number of forces of one faction, free and paid together. */
  readonly most: number;
  /** The additional number of forces for which an ally pays. */
  readonly moreByAllies: number;
  /** The maximum number of special forces in a turn, by any means. */
  readonly mostSpecial: number;
  /** The price of each force that is not free (spice). */
  readonly price: number;
  /**
   * Whether leaders are revived together with forces, or after their owner's move. After the move, allies cannot help
   * to pay.
   */
  readonly leaders: 'with-forces' | 'after-own-move';
  /** Whether one leader may come back at once, in the phase in which the last one died. */
  readonly firstLeaderAtOnce: boolean;
}

/** A piece that is no leader but is revived like one. */
export type OtherRevived = OfFactions<'revivedAsLeaders'>;
/** Anything that is revived like a leader. */
export type RevivedLeader = LeaderId | OtherRevived;

/** A leader that a faction may revive, and the price. */
export interface LeaderOffered {
  readonly leader: RevivedLeader;
  readonly price: number;
}

/** A payment for a revival; 1 or more. */
export interface RevivalPaid {
  readonly by: FactionId;
  readonly amount: number;
}

/** Whether a revived leader is free: never, in any case, or only if its faction revives no forces. */
export type LeaderIsFree = 'never' | 'always' | 'without-forces';

/** The pieces that one faction may revive, and the prices. */
export interface RevivalTerms {
  /** The faction's forces in the tanks. */
  readonly tanks: Forces;
  /** The number of free forces, and the maximum without payments of allies. */
  readonly free: number;
  readonly most: number;
  readonly price: number;
  readonly leaders: readonly LeaderOffered[];
  /** Whether a leader is free. */
  readonly leaderIsFree: LeaderIsFree;
  /** The additional number of forces that allies can pay for. */
  readonly moreByAllies: number;
  /** The pledges of allies for this revival. */
  readonly pledged: readonly RevivalPaid[];
}

/** A player's choice of what to revive. */
export type RevivalChoice = {
  readonly count: number;
  readonly special: number;
  readonly leader: RevivedLeader | null;
  /**
   * Whether the player pays without the pledges of allies. For forces that only an ally can pay, pledges pay in any
   * case.
   */
  readonly own: boolean;
};

/** Returns the whole price of the choice. */
export const costOf = (terms: RevivalTerms, choice: RevivalChoice): number =>
  Math.max(0, choice.count - terms.free) * terms.price + leaderCostOf(terms, choice);

/** Returns the price of the leader in this choice; 0 without a leader. */
export function leaderCostOf({ leaders, leaderIsFree }: RevivalTerms, { count, leader }: RevivalChoice): number {
  const isFree = leaderIsFree === 'always' || (leaderIsFree === 'without-forces' && count === 0);
  return isFree ? 0 : (leaders.find((one) => one.leader === leader)?.price ?? 0);
}

/** Returns the price of the forces that only an ally’s spice can revive. */
export const costForAllies = ({ most, price }: RevivalTerms, { count }: RevivalChoice): number =>
  Math.max(0, count - most) * price;

/**
 * Returns the payments: allies pay first, unless the player chooses otherwise, and the player pays the rest.
 * @rules
 */
export function paidFor(terms: RevivalTerms, player: FactionId, choice: RevivalChoice): readonly RevivalPaid[] {
  const cost = costOf(terms, choice);
  let rest = choice.own ? costForAllies(terms, choice) : cost;
  const byAllies = terms.pledged.map(({ by, amount }) => {
    const pays = Math.min(amount, rest);
    rest -= pays;
    return { by, amount: pays };
  });
  const own = cost - byAllies.reduce((sum, { amount }) => sum + amount, 0);
  return [...byAllies, { by: player, amount: own }].filter(({ amount }) => amount > 0);
}
