import type { BorderId, DuelingCard, SectorId } from '../../../../model/dueling.ts';
import type { Commitments } from '../../../../model/commitments.ts';
import type { FactionId } from '../../../../model/factions.ts';
import type { LeaderId } from '../../../../model/leaders.ts';
import type { Bout } from '../../arena/bout.ts';

/** A threat of Kanly in this turn, or a Kanly that was declared with a card. */
export interface Threat {
  readonly turn: number;
  readonly by: FactionId;
  readonly on: FactionId;
  /** The action that leads to the duel, in the words of the player; `null` for a Kanly that was declared with a card. */
  readonly action: string | null;
  /**
   * Whether the action has happened, so that a duel follows, and whether the duel has begun or follows no more. The
   * moderator can still declare a withdrawn threat.
   */
  readonly stands: 'open' | 'declared' | 'fought' | 'withdrawn' | 'lapsed';
}

/** The side of a second: the duellist that it supports, and the leader that it sends. */
export interface Second {
  readonly side: FactionId;
  readonly leader: LeaderId;
}

/** The part of a duel in which it is now. */
export type KanlyStep = 'champions' | 'places' | 'backing' | 'seconds' | 'arena' | 'pay';

/** A number of spice of one faction. */
export interface Backing {
  readonly faction: FactionId;
  readonly amount: number;
}

/** The side of one faction; `null` if it sends nobody. */
export interface Side {
  readonly faction: FactionId;
  readonly side: FactionId | null;
}

/** A fight in the arena, in a duel or in a war. */
export interface Fight {
  readonly id: FightId;
  /** The leaders that fight. Secret to their owners until they are shown in the arena. */
  readonly champions: Commitments<LeaderId>;
  /** The arena; `null` before the fight begins. */
  readonly bout: Bout | null;
  /** The number of moves and resolved attacks. It tells the questions of a fight apart. */
  readonly asked: number;
  /** The answer to the running attack; `null` before the attacked seat has answered. Secret until the attack is resolved. */
  readonly answer: { readonly plays: boolean } | null;
  /** The earliest moment at which the running attack is resolved (server time, ms); `null` without an attack. */
  readonly resolvesAt: number | null;
  /** The last move, for the screen; `null` before the first move. */
  readonly last: ShownMove | null;
}

export type FightId = `kanly-${number}` | `war-${number}`;

/** A duel, from the choice of the champions to the pay of the seconds. */
export interface KanlyActivity extends Fight {
  readonly kind: 'kanly';
  readonly id: `kanly-${number}`;
  /** The faction that threatened, and the faction that it threatened. */
  readonly by: FactionId;
  readonly on: FactionId;
  readonly action: string | null;
  readonly step: KanlyStep;
  readonly places: readonly { readonly faction: FactionId; readonly at: SectorId }[];
  readonly backing: Commitments<number>;
  /** The spice that is left in front of the shields; empty before both sums are shown. */
  readonly backedWith: readonly Backing[];
  /** The leaders beside the shields. Only the sides are shown; the leaders are secret until the end. */
  readonly seconds: Commitments<Second | 'nobody'>;
  /** The sides of the other factions; empty before all have chosen. */
  readonly sides: readonly Side[];
  /** The duellists that offer to part. */
  readonly parting: readonly FactionId[];
  /** The factions whose seconds are still to be paid, in the order of play. */
  readonly unpaid: readonly FactionId[];
}

/** What everybody saw of the last move. */
export interface ShownMove {
  readonly faction: FactionId;
  readonly card: DuelingCard | null;
  readonly border: BorderId | null;
}

/** How a duel ended: a champion died, both died, a champion fled, or both players left. */
export type KanlyEnd = 'death' | 'both-died' | 'fled' | 'parted';

/** A second at the end of the duel, shown to all. */
export interface ShownSecond extends Second {
  readonly faction: FactionId;
  readonly fate: 'paid' | 'killed' | 'returns';
}

/** What a second takes for its side's victory, besides its leader. The rest of the points is spice. */
export interface SecondsPay {
  readonly faction: FactionId;
  readonly spice: number;
  readonly forces: number;
  readonly special: number;
  readonly leaders: readonly LeaderId[];
}
