import type { FactionId } from '../../../model/factions.ts';
import type { LeaderId } from '../../../model/leaders.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import type { PlayedCard, SlotId, TreacheryTitle } from '../../../model/treachery-cards.ts';

/** The way in which a leader is attacked: by a trap that forces have sprung, or by an attack after the battles. */
export type AmbushKind = 'trap' | 'attack';

/** What a worthless card forbids a faction in the next turn: to ship forces, or to move forces on the board. */
export const HOLDS = ['shipping', 'moving'] as const;
export type HoldKind = (typeof HOLDS)[number];

/** A leader that one card of the Bene Tleilaxu attacks, and the faction that defends it. */
export interface Ambush {
  readonly by: AmbushKind;
  readonly victim: FactionId;
  readonly territory: TerritoryId;
  /** The leader. Before a random leader is drawn for a trap, this is `null`. */
  readonly leader: LeaderId | null;
}

/**
 * What the attack does: the leader dies or is weakened, the leader lives, or everything in the territory explodes.
 * `nobody` means that the leader is no longer there, because another faction had secretly taken it.
 */
export type AmbushResult = 'killed' | 'weakened' | 'lived' | 'exploded' | 'nobody';

/** An open ambush: the two cards, and what they did. */
export interface ShownAmbush {
  /** The card of the Bene Tleilaxu; `null` if they played none. */
  readonly card: TreacheryTitle | null;
  /** What a Karama counts as; `null` for all other cards, and for a Karama without effect. */
  readonly as: 'lasgun' | 'lasgun-and-shield' | null;
  readonly defense: TreacheryTitle | null;
  readonly result: AmbushResult;
}

/** A running ambush. The question about a defense stays open for the same time, whatever the victim holds. */
export interface AmbushActivity extends Ambush {
  readonly kind: 'ambush';
  readonly id: `ambush-${number}`;
  /** The card of an attack, or the place of a trap’s card on the table. Secret. */
  readonly card: PlayedCard | 'laid' | null;
  /** The sealed answer; `null` before it. No answer means no defense. Secret. */
  readonly defense: { readonly card: PlayedCard | null } | null;
  /** The time of the question (server time, ms); `null` before it begins. */
  readonly time: { readonly opened: number; readonly deadline: number } | null;
  readonly shown: ShownAmbush | null;
  /** The defender’s open card, about which the defender has not answered yet; `null` for none. */
  readonly toKeep: PlayedCard | null;
  /** Whether the Bene Tleilaxu have not yet chosen what the worthless card forbids. */
  readonly holdToChoose: boolean;
}

/** A faction that may not ship, or may not move, in one turn. */
export interface Hold {
  readonly faction: FactionId;
  readonly hold: HoldKind;
  readonly turn: number;
}

/** The events of ambushes. The pieces move by their own events. */
export type AmbushesEvent =
  | ({ readonly type: 'AmbushBegan'; readonly card: PlayedCard | 'laid' | null } & Ambush)
  /** A trap attacks this leader, which chance has drawn. */
  | { readonly type: 'AmbushLeaderDrawn'; readonly leader: LeaderId }
  | { readonly type: 'AmbushTimed'; readonly opened: number; readonly deadline: number }
  | { readonly type: 'DefenseSealed'; readonly faction: FactionId; readonly card: PlayedCard | null }
  | { readonly type: 'DefenseWithdrawn'; readonly faction: FactionId }
  /** `toKeep` is the slot of the defense that its owner may keep; `null` if there is none. */
  | ({
      readonly type: 'AmbushShown';
      readonly toKeep: SlotId | null;
      readonly holdToChoose: boolean;
    } & ShownAmbush)
  | { readonly type: 'DefenseSettled'; readonly faction: FactionId; readonly keeps: boolean }
  | ({ readonly type: 'HoldChosen' } & Hold)
  | { readonly type: 'AmbushOver' };

/** The prompts of ambushes; each comment gives the shape of an answer. */
export type AmbushesPrompt =
  /** The defense: `{ slot, card }`, or `null` for none. It is asked even if only `null` is legal. */
  | ({
      readonly kind: 'defend-leader';
      /** The sealed answer; `null` before it. */
      readonly said: { readonly card: TreacheryTitle | null } | null;
    } & Ambush)
  /** Whether the defender keeps its card: `true` or `false`. */
  | { readonly kind: 'keep-defense'; readonly card: TreacheryTitle }
  /** What the worthless card forbids: a `HoldKind`. */
  | { readonly kind: 'choose-hold'; readonly victim: FactionId };

/** The fact that a moderator sets: whether a faction may not ship, or may not move, in this turn or the next. */
export interface HoldFact {
  readonly kind: 'ambush-hold';
  readonly faction: FactionId;
  readonly when: 'this-turn' | 'next-turn';
  /** `null` if nothing is forbidden. */
  readonly hold: HoldKind | null;
}

/** The log lines of ambushes. */
export type AmbushesLogFact =
  | ({ readonly code: 'leader-ambushed' } & Ambush)
  /** No leader of the faction was ready, so the trap had no effect. */
  | { readonly code: 'nobody-ambushed'; readonly victim: FactionId; readonly territory: TerritoryId }
  | ({ readonly code: 'ambush-shown' } & Ambush & ShownAmbush)
  | { readonly code: 'defense-kept'; readonly faction: FactionId }
  | ({ readonly code: 'hold-chosen' } & Omit<Hold, 'turn'>);

/** The public view of ambushes. */
export interface AmbushesPublicView {
  /** The running ambush; `null` if there is none. */
  readonly ambush:
    | (Ambush & {
        readonly time: { readonly opened: number; readonly deadline: number } | null;
        readonly shown: ShownAmbush | null;
      })
    | null;
  /** The ambushes of this turn that are over, in order. */
  readonly ambushed: readonly (Ambush & ShownAmbush)[];
  /** The factions that may not ship or move in this turn or the next. */
  readonly holds: readonly Hold[];
}

/** What a faction sees of a running ambush besides the table. */
export interface AmbushesOwnView {
  /** The title of the attacking card, for the Bene Tleilaxu and for prescience; `null` for all others. */
  readonly ambushCard: { readonly card: TreacheryTitle | 'unknown' | null } | null;
}

/** The slice of ambushes. */
export interface AmbushesSlice {
  readonly ambushes: {
    /** The number of the next ambush. */
    readonly next: number;
    readonly holds: readonly Hold[];
    /** The ambushes of the last turn with one. */
    readonly over: readonly (Ambush & ShownAmbush & { readonly turn: number })[];
  };
}

/** The contract of ambushes. */
export interface AmbushesContract {
  readonly slice: AmbushesSlice;
  readonly activity: AmbushActivity;
  readonly event: AmbushesEvent;
  readonly prompt: AmbushesPrompt;
  readonly fact: HoldFact;
  readonly logFact: AmbushesLogFact;
  readonly publicView: AmbushesPublicView;
  readonly ownView: AmbushesOwnView;
}
