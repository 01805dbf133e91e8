import type { FactionId } from '../../model/factions.ts';
import type { LeaderId } from '../../model/leaders.ts';

/** The events of mercenaries. Lost mercenaries go back to their pool by the events of the pieces. */
export type MercenaryEvent =
  /** A faction plays the card: this many mercenary forces come to the reserves of `faction`. */
  | {
      readonly type: 'MercenariesHired';
      readonly by: FactionId;
      readonly faction: FactionId;
      readonly count: number;
    }
  /** A faction plays the card: the mercenary leader serves the faction that the id of the leader names. */
  | { readonly type: 'MercenaryLeaderHired'; readonly by: FactionId; readonly leader: LeaderId }
  /** The mercenary leader is dead, or its faction is out of the game. It goes back to the pool. */
  | { readonly type: 'MercenaryLeaderLeft'; readonly leader: LeaderId };

/** The log lines of mercenaries. All of them are public. */
export type MercenaryLogFact =
  | {
      readonly code: 'mercenaries-hired';
      readonly by: FactionId;
      readonly faction: FactionId;
      readonly count: number;
    }
  | { readonly code: 'mercenary-leader-hired'; readonly by: FactionId; readonly leader: LeaderId }
  | { readonly code: 'mercenary-leader-left'; readonly leader: LeaderId };

/** The physical actions between the pool and a faction. */
export type MercenaryMove =
  | {
      readonly kind: 'hire-mercenaries' | 'dismiss-mercenaries';
      readonly faction: FactionId;
      readonly count: number;
    }
  | { readonly kind: 'hire-leader' | 'dismiss-leader'; readonly leader: LeaderId };

/** The facts that a moderator sets. */
export type MercenaryFact =
  /** The mercenaries in the reserves of a faction. The difference comes from the pool or returns there. */
  | { readonly kind: 'mercenaries'; readonly faction: FactionId; readonly count: number }
  /** The mercenary leader; its id names its faction and its strength. `null` means that it is in the pool. */
  | { readonly kind: 'mercenary-leader'; readonly leader: LeaderId | null };

/** The refusals of the facts. */
export type MercenaryRefusal =
  /** The deck of this table has no Mercenary. */
  | { readonly code: 'no-mercenaries' }
  /** Mercenaries cannot serve this faction, because it has no forces. */
  | { readonly code: 'no-reserves-for-mercenaries'; readonly faction: FactionId }
  /** This is not the mercenary leader. */
  | { readonly code: 'no-mercenary-leader'; readonly leader: LeaderId };

/** The slice of mercenaries. Mercenary forces are among the forces of the factions that they serve. */
export interface MercenarySlice {
  /** The mercenary leader while it serves a faction; `null` while it is in the pool. */
  readonly mercenaryLeader: LeaderId | null;
}

/** What everybody knows of the mercenaries. */
export interface MercenariesView {
  /** The forces in the pool, and all mercenary forces of the game. */
  readonly pool: number;
  readonly all: number;
  /** The leader while it serves a faction; `null` while it is in the pool. */
  readonly leader: LeaderId | null;
}

/** The public view of mercenaries. */
export interface MercenaryPublicView {
  /** `null` if the deck has no such card. */
  readonly mercenaries: MercenariesView | null;
}

/** The contract of mercenaries. */
export interface MercenaryContract {
  readonly slice: MercenarySlice;
  readonly event: MercenaryEvent;
  readonly logFact: MercenaryLogFact;
  readonly action: MercenaryMove;
  readonly fact: MercenaryFact;
  readonly refusal: MercenaryRefusal;
  readonly publicView: MercenaryPublicView;
}
