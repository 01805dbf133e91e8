import type { AnswerRecord } from '../../core/answer.ts';
import type { Commitments } from '../../model/commitments.ts';
import type { FactionId } from '../../model/factions.ts';
import type { TerritoryId } from '../../model/territories.ts';

/** Names one nexus of the game: `n1`, `n2`, … in the order they came. */
export type NexusId = `n${number}`;

/** A nexus while it lasts: play stops, people talk, alliances are made and broken. */
export interface NexusActivity {
  readonly kind: 'nexus';
  readonly id: 'nexus';
  readonly nexus: NexusId;
  /** Who has talked enough; everybody may see it, and it may be taken back until all have. */
  readonly enough: Commitments<true>;
  /** Alliances that somebody has offered. Secret to those whom they would join. */
  readonly offers: readonly AllianceOffer[];
  /** Who has spoken on alliances, once for each word: what was answered before is asked no more. Secret. */
  readonly words: readonly FactionId[];
  /** The last alliance made or left in it; `null` before the first. */
  readonly news: AllianceNews | null;
  /** Until when people talk; `null` while they talk as long as they like. */
  readonly time: NexusTime | null;
}

/** Since when it runs and when it is up (server time, ms). */
export interface NexusTime {
  readonly opened: number;
  readonly deadline: number;
}

/** An alliance that is offered: whom it would join, in the order of the circles, and what they say of it. */
export interface AllianceOffer {
  readonly members: readonly FactionId[];
  /** Who has agreed, in the order in which they did; the alliance exists as soon as all have. */
  readonly agreed: readonly FactionId[];
  /** Who has said no to it; `null` while it is open. */
  readonly declined: FactionId | null;
}

/** What has become of an alliance, for all to hear. */
export type AllianceNews =
  | {
      readonly kind: 'formed';
      readonly members: readonly FactionId[];
      /** Who has no ally any more, since these have left. */
      readonly alone: readonly FactionId[];
    }
  | { readonly kind: 'left'; readonly faction: FactionId; readonly alone: readonly FactionId[] };

/** What happens in a nexus. */
export type NexusEvent =
  | { readonly type: 'NexusBegan'; readonly nexus: NexusId }
  /** Offered, agreed to, turned down, or taken back: told to nobody. */
  | {
      readonly type: 'AllianceAnswered';
      readonly faction: FactionId;
      readonly members: readonly FactionId[];
      readonly says: 'yes' | 'no';
    }
  /** All its members have agreed. `shared` are places where several of them stand. */
  | {
      readonly type: 'AllianceFormed';
      readonly members: readonly FactionId[];
      readonly alone: readonly FactionId[];
      readonly shared: readonly TerritoryId[];
    }
  | { readonly type: 'AllianceLeft'; readonly faction: FactionId; readonly alone: readonly FactionId[] }
  | { readonly type: 'TalkedEnough'; readonly faction: FactionId }
  | { readonly type: 'TalksOn'; readonly faction: FactionId }
  | { readonly type: 'NexusTimed'; readonly time: NexusTime | null }
  /** `byModerator`: not everybody had talked enough. */
  | {
      readonly type: 'NexusEnded';
      readonly alliances: readonly (readonly FactionId[])[];
      readonly byModerator: boolean;
    };

/** A group that somebody may propose or agree to, and what it would hold. */
export interface PossibleAlliance {
  readonly members: readonly FactionId[];
  /** Strongholds in which they stand and nobody else does. */
  readonly holds: number;
}

/** An answer on alliances. */
export type AllianceAnswer = AnswerRecord &
  (
    | { readonly with: readonly FactionId[]; readonly says: 'yes' | 'no' }
    /** The alliance that one is in, left at once. */
    | { readonly leaves: true }
  );

/** What it asks; the comment gives the shape of an answer. */
export type NexusPrompt =
  /** Asked of everybody: `true`, enough. It may be taken back until all have said so. */
  | { readonly kind: 'talk'; readonly nexus: NexusId }
  /**
   * Offered to everybody as long as the nexus lasts, whatever others have proposed: an `AllianceAnswer`. `yes` proposes
   * an alliance or agrees to it, `no` declines one or takes back what was said; with `leaves` one breaks one's own.
   */
  | {
      readonly kind: 'choose-allies';
      readonly possible: readonly PossibleAlliance[];
      /** Strongholds that an alliance needs to win. */
      readonly needed: number;
      /** What is offered with this faction in it. */
      readonly offers: readonly AllianceOffer[];
    };

/** What is told of it. */
export type NexusLogFact =
  | { readonly code: 'nexus-began' }
  | {
      readonly code: 'alliance-formed';
      readonly members: readonly FactionId[];
      readonly alone: readonly FactionId[];
      readonly shared: readonly TerritoryId[];
    }
  | { readonly code: 'alliance-left'; readonly faction: FactionId; readonly alone: readonly FactionId[] }
  /** `minutes` from then on; 0 where it lasts as long as people like. */
  | { readonly code: 'nexus-timed'; readonly minutes: number }
  | {
      readonly code: 'nexus-ended';
      readonly alliances: readonly (readonly FactionId[])[];
      readonly byModerator: boolean;
    };

/** Of the moderator. */
export type NexusCommand =
  /** Shai-Hulud came up on the board, while the spice blow is played there. */
  | { readonly type: 'BeginNexus' }
  /** It ends so many minutes from now (0 to 30); with 0 people talk as long as they like again. */
  | { readonly type: 'TimeNexus'; readonly minutes: number }
  /** Enough for everybody. */
  | { readonly type: 'EndNexus' }
  /** As forces move: this one of two allies who stand in one place has not left it, and loses what stands there. */
  | { readonly type: 'TakeOffShared'; readonly faction: FactionId; readonly territory: TerritoryId };

/** Why there is no nexus to begin, or to end. */
export type NexusRefusal =
  | { readonly code: 'nexus-follows-a-worm' }
  /** Nobody can ally at this table, or not yet in this turn. */
  | { readonly code: 'nobody-can-ally' }
  | { readonly code: 'no-nexus-in-first-turn' }
  | { readonly code: 'no-nexus-now' }
  /** No ally stands there beside it, or forces do not move now. */
  | { readonly code: 'not-shared-now'; readonly faction: FactionId; readonly territory: TerritoryId };

/** A nexus as everybody may see it: who has talked enough and what was announced, never what is proposed. */
export interface NexusView {
  readonly nexus: NexusId;
  /** Who has talked enough, in the order of play. */
  readonly enough: readonly FactionId[];
  readonly news: (AllianceNews & { readonly holds: number }) | null;
  /** The alliances that stand, each in the order of the circles. */
  readonly alliances: readonly (readonly FactionId[])[];
  readonly time: NexusTime | null;
}

/** A place where allies stand together, as none of them may for long. */
export interface SharedPlace {
  readonly territory: TerritoryId;
  readonly members: readonly FactionId[];
}

/** What everybody sees of it. */
export interface NexusPublicView {
  /** `null` while there is none. */
  readonly nexus: NexusView | null;
  /** Where allies stand together. */
  readonly sharedByAllies: readonly SharedPlace[];
}

/** What the state has of it. */
export interface NexusSlice {
  readonly nextNexus: number;
}

/** The nexus, as the table knows it. */
export interface NexusContract {
  readonly slice: NexusSlice;
  readonly activity: NexusActivity;
  readonly event: NexusEvent;
  readonly prompt: NexusPrompt;
  readonly optionalPrompt: 'choose-allies';
  readonly logFact: NexusLogFact;
  readonly command: NexusCommand;
  readonly refusal: NexusRefusal;
  readonly publicView: NexusPublicView;
}
