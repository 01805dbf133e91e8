import type { BattleId } from '../../model/battle.ts';
import type { FactionId } from '../../model/factions.ts';
import type { LeaderId } from '../../model/leaders.ts';

/** Names the capture after one battle. */
export type CaptureId = `capture-${BattleId}`;

/** After a victory, until the winner has drawn a leader of the loser and decided about it, or left it. */
export interface CaptureActivity {
  readonly kind: 'capture';
  readonly id: CaptureId;
  readonly battle: BattleId;
  readonly captor: FactionId;
  readonly loser: FactionId;
  /** The leader just drawn, to be kept or killed. Secret but to captor and owner. */
  readonly drawn: LeaderId | null;
}

/** What becomes of captured leaders. */
export type HarkonnenEvent =
  /** The winner may draw. Asked also where there is none to draw, or it would tell. */
  | {
      readonly type: 'CaptureOffered';
      readonly battle: BattleId;
      readonly captor: FactionId;
      readonly loser: FactionId;
    }
  /** The winner draws none of the loser's leaders. */
  | { readonly type: 'CaptureDeclined'; readonly battle: BattleId; readonly by: FactionId }
  /** Drawn at random; captor and owner alone learn who it is. */
  | {
      readonly type: 'LeaderCaptured';
      readonly battle: BattleId;
      readonly captor: FactionId;
      readonly owner: FactionId;
      readonly leader: LeaderId;
    }
  /** Held for one battle. */
  | { readonly type: 'CaptiveKept'; readonly battle: BattleId; readonly captor: FactionId }
  /** Put face down into the tanks; the spice for it moves by an event of its own. */
  | {
      readonly type: 'CaptiveKilled';
      readonly battle: BattleId;
      readonly captor: FactionId;
      readonly owner: FactionId;
      readonly leader: LeaderId;
    }
  /** Captives go home: used in a battle, or their captor has no leader of its own left. */
  | {
      readonly type: 'CaptivesReturned';
      readonly captor: FactionId;
      readonly leaders: readonly LeaderId[];
      readonly because: 'used' | 'no-leaders';
    };

/** What it asks beside the answers; the comment gives the shape of an answer. */
export type HarkonnenPrompt =
  /** The winner may draw a leader of the loser at random: `'draw'`, or `'leave'`. */
  | { readonly kind: 'capture'; readonly battle: BattleId; readonly loser: FactionId }
  /** The leader drawn: `'keep'` it for one battle, or `'kill'` it for spice, face down. */
  | { readonly kind: 'captive'; readonly battle: BattleId; readonly leader: LeaderId; readonly pays: number };

/** What is told of captured leaders; `leader` is `null` for all but captor and owner. */
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
  | { readonly code: 'captive-kept'; readonly captor: FactionId }
  | {
      readonly code: 'captives-returned';
      readonly captor: FactionId;
      readonly count: number;
      readonly because: 'used' | 'no-leaders';
    };

/** How many leaders of `owner` are captive, and how many lie face down in the tanks; everybody can count them. */
export interface CaptivesView {
  readonly captor: FactionId;
  readonly owner: FactionId;
  readonly held: number;
  readonly faceDown: number;
}

/** What everybody sees of it. */
export interface HarkonnenPublicView {
  /** Who captures leaders; `null` where nobody does. */
  readonly captor: FactionId | null;
  readonly captives: readonly CaptivesView[];
}

/** Leaders of others that one holds captive, and those put face down into the tanks. Who captures alone. */
export interface CaptivesSecret {
  readonly kind: 'captives';
  readonly held: readonly LeaderId[];
  readonly faceDown: readonly LeaderId[];
}

/** What one faction alone sees of it. */
export interface HarkonnenOwnView {
  /** Whom it captured, or who of its own was captured; `null` for all who capture nobody and have lost nobody so. */
  readonly captives: Pick<CaptivesSecret, 'held' | 'faceDown'> | null;
}

/** Why these cannot be captives. */
export type HarkonnenRefusal =
  | { readonly code: 'captures-nobody'; readonly faction: FactionId }
  | { readonly code: 'no-captive'; readonly leader: LeaderId };

/** Harkonnen's powers that have a step of their own, as the table knows them: captured leaders. */
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
