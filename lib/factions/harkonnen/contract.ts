import type { BattleId } from '../../model/battle.ts';
import type { FactionId } from '../../model/factions.ts';
import type { LeaderId } from '../../model/leaders.ts';

/** The id of the capture after one battle. */
export type CaptureId = `capture-${BattleId}`;

/** The step after a victory: the winner draws a leader of the loser and decides about the leader, or declines. */
export interface CaptureActivity {
  readonly kind: 'capture';
  readonly id: CaptureId;
  readonly battle: BattleId;
  readonly captor: FactionId;
  readonly loser: FactionId;
  /** The leader that was drawn just now. Only the captor and the owner know which leader this is. */
  readonly drawn: LeaderId | null;
}

/** The events of captured leaders. */
export type HarkonnenEvent =
  /**
   * The winner may draw a leader. The event happens even if no leader can be drawn: without it everybody would see that
   * no leader can be drawn.
   */
  | {
      readonly type: 'CaptureOffered';
      readonly battle: BattleId;
      readonly captor: FactionId;
      readonly loser: FactionId;
    }
  /** The winner draws no leader. */
  | { readonly type: 'CaptureDeclined'; readonly battle: BattleId; readonly by: FactionId }
  /** A leader is drawn at random; only captor and owner learn its identity. */
  | {
      readonly type: 'LeaderCaptured';
      readonly battle: BattleId;
      readonly captor: FactionId;
      readonly owner: FactionId;
      readonly leader: LeaderId;
    }
  /** The leader is held for one battle. */
  | { readonly type: 'CaptiveKept'; readonly battle: BattleId; readonly captor: FactionId }
  /** The leader is put face down into the tanks; the spice moves by another event. */
  | {
      readonly type: 'CaptiveKilled';
      readonly battle: BattleId;
      readonly captor: FactionId;
      readonly owner: FactionId;
      readonly leader: LeaderId;
    }
  /** The leader is put openly into the tanks. Its death and the spice for it are separate events. */
  | {
      readonly type: 'CaptiveTurnedIn';
      readonly battle: BattleId;
      readonly captor: FactionId;
      readonly owner: FactionId;
      readonly leader: LeaderId;
    }
  /** Captives go home: after they led in a battle, or because their captor has no leader of its own left. */
  | {
      readonly type: 'CaptivesReturned';
      readonly captor: FactionId;
      readonly leaders: readonly LeaderId[];
      readonly because: 'used' | 'no-leaders';
    }
  /** Captives of a faction that is out of the game would go home: they are removed. */
  | { readonly type: 'CaptivesRemoved'; readonly captor: FactionId; readonly leaders: readonly LeaderId[] };

/** The prompts of this feature; each comment gives the shape of an answer. */
export type HarkonnenPrompt =
  /** The winner may draw a leader of the loser at random: `'draw'`, or `'leave'`. */
  | { readonly kind: 'capture'; readonly battle: BattleId; readonly loser: FactionId }
  /** The decision about the drawn leader: `'keep'` holds the leader for one battle, and `'kill'` brings spice. */
  | {
      readonly kind: 'captive';
      readonly battle: BattleId;
      readonly leader: LeaderId;
      readonly pays: number;
      /** Whether other players see which leader dies. */
      readonly isSeen: boolean;
    };

/** The log lines of captured leaders; `leader` is `null` except for captor and owner. */
export type HarkonnenLogFact =
  | { readonly code: 'capture-declined'; readonly by: FactionId }
  | {
      readonly code: 'leader-captured';
      readonly captor: FactionId;
      readonly owner: FactionId;
      readonly leader: LeaderId | null;
    }
  | {
      readonly code: 'captive-killed';
      readonly captor: FactionId;
      readonly owner: FactionId;
      readonly leader: LeaderId | null;
    }
  | {
      readonly code: 'captive-turned-in';
      readonly captor: FactionId;
      readonly owner: FactionId;
      readonly leader: LeaderId;
    }
  | { readonly code: 'captive-kept'; readonly captor: FactionId }
  | {
      readonly code: 'captives-returned';
      readonly captor: FactionId;
      readonly count: number;
      readonly because: 'used' | 'no-leaders';
    }
  | { readonly code: 'captives-removed'; readonly captor: FactionId; readonly leaders: readonly LeaderId[] };

/** How many leaders of `owner` are captive, and how many are face down in the tanks. Both numbers are public. */
export interface CaptivesView {
  readonly captor: FactionId;
  readonly owner: FactionId;
  readonly held: number;
  readonly faceDown: number;
}

/** The public view of this feature. */
export interface HarkonnenPublicView {
  /** The faction that captures leaders; `null` if no faction at this table captures leaders. */
  readonly captor: FactionId | null;
  readonly captives: readonly CaptivesView[];
}

/**
 * The captives that the captor holds, and the captives that it has put face down into the tanks. Only the captor
 * declares this secret.
 */
export interface CaptivesSecret {
  readonly kind: 'captives';
  readonly held: readonly LeaderId[];
  readonly faceDown: readonly LeaderId[];
}

/** The own view of this feature. */
export interface HarkonnenOwnView {
  /**
   * The leaders that the faction has captured, or its own captured leaders; `null` for factions that capture no leaders
   * and have lost no leaders.
   */
  readonly captives: Pick<CaptivesSecret, 'held' | 'faceDown'> | null;
}

/** The refusals of this secret. */
export type HarkonnenRefusal =
  | { readonly code: 'captures-nobody'; readonly faction: FactionId }
  | { readonly code: 'no-captive'; readonly leader: LeaderId };

/** The contract of captured leaders. */
export interface HarkonnenContract {
  readonly refusal: HarkonnenRefusal;
  readonly activity: CaptureActivity;
  readonly event: HarkonnenEvent;
  readonly prompt: HarkonnenPrompt;
  readonly logFact: HarkonnenLogFact;
  readonly publicView: HarkonnenPublicView;
  readonly secret: CaptivesSecret;
  readonly ownView: HarkonnenOwnView;
}
