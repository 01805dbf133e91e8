import type { Forces } from './board.ts';
import type { FactionId, OfFactions } from './factions.ts';
import type { LeaderId } from './leaders.ts';

/** There is never more than one. */
export type RevivalId = 'revival';

/** What comes back from the tanks in a turn, and what it costs. */
export interface Revival {
  /** Forces of each faction that come back for nothing; none of one that is not named. */
  readonly free: Readonly<Partial<Record<FactionId, number>>>;
  /** Forces of one faction that come back at most, free and paid ones together. */
  readonly most: number;
  /** Forces besides that come back for what an ally pays. */
  readonly moreByAllies: number;
  /** Special forces among all of them at most, by whatever means. */
  readonly mostSpecial: number;
  /** Spice for each force that is not free. */
  readonly price: number;
  /** When leaders come back: together with forces, or each after its owner has moved, for its own spice alone. */
  readonly leaders: 'with-forces' | 'after-own-move';
}

/** What is no leader and is revived like one. */
export type OtherRevived = OfFactions<'revivedAsLeaders'>;
/** Whoever comes back like a leader. */
export type RevivedLeader = LeaderId | OtherRevived;

/** A leader that may come back, and what it costs. */
export interface LeaderOffered {
  readonly leader: RevivedLeader;
  readonly price: number;
}

/** What somebody pays for a revival; 1 or more. */
export interface RevivalPaid {
  readonly by: FactionId;
  readonly amount: number;
}

/** What one faction may revive, at what price. */
export interface RevivalTerms {
  /** What lies in its tanks. */
  readonly tanks: Forces;
  /** Forces that come back for nothing, and forces at most without what allies pay. */
  readonly free: number;
  readonly most: number;
  readonly price: number;
  readonly leaders: readonly LeaderOffered[];
  /** Forces besides that come back for what allies pay. */
  readonly moreByAllies: number;
  /** What allies have set aside for it. */
  readonly pledged: readonly RevivalPaid[];
}

/** Who comes back, as a player says it. */
export type RevivalChoice = {
  readonly count: number;
  readonly special: number;
  readonly leader: RevivedLeader | null;
  /** The player pays what an ally would pay, but for the forces that only an ally can pay. */
  readonly own: boolean;
};

/** What it costs in all. */
export function costOf({ free, price, leaders }: RevivalTerms, { count, leader }: RevivalChoice): number {
  const leaderPrice = leaders.find((one) => one.leader === leader)?.price ?? 0;
  return Math.max(0, count - free) * price + leaderPrice;
}

/** What forces cost that come back for an ally’s spice alone. */
export const costForAllies = ({ most, price }: RevivalTerms, { count }: RevivalChoice): number =>
  Math.max(0, count - most) * price;

/** Who pays how much: allies first, unless the player says otherwise, and the player last. @rules */
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
