import type { AnswerRecord } from '../../core/answer.ts';
import type { Commitments } from '../../model/commitments.ts';
import type { FactionId } from '../../model/factions.ts';
import type { TerritoryId } from '../../model/territories.ts';

/** The id of one nexus of the game: `n1`, `n2`, … in their order. */
export type NexusId = `n${number}`;

/** A running nexus: the phase stops, and alliances are made and broken. */
export interface NexusActivity {
  readonly kind: 'nexus';
  readonly id: 'nexus';
  readonly nexus: NexusId;
  /** The factions that have talked enough. This is public. A faction can withdraw this until all have talked enough. */
  readonly enough: Commitments<true>;
  /** The open offers of alliances. Secret to their members. */
  readonly offers: readonly AllianceOffer[];
  /**
   * The factions that have answered about alliances, once for each answer. An answered prompt becomes stale in this
   * way. Secret.
   */
  readonly words: readonly FactionId[];
  /** The last alliance that was made or left; `null` before the first. */
  readonly news: AllianceNews | null;
  /** The time limit of the nexus; `null` without a time limit. */
  readonly time: NexusTime | null;
}

/** When the time of a nexus began, and when it ends (server time, ms). */
export interface NexusTime {
  readonly opened: number;
  readonly deadline: number;
}

/** An offered alliance: its members in the order of the circles, and their answers. */
export interface AllianceOffer {
  readonly members: readonly FactionId[];
  /** The members that agree, in the order of their answers. When all members agree, the alliance is made. */
  readonly agreed: readonly FactionId[];
  /** The member that has declined the offer; `null` while the offer is open. */
  readonly declined: FactionId | null;
}

/** A public change of alliances. */
export type AllianceNews =
  | {
      readonly kind: 'formed';
      readonly members: readonly FactionId[];
      /** The factions that now have no allies. */
      readonly alone: readonly FactionId[];
    }
  | { readonly kind: 'left'; readonly faction: FactionId; readonly alone: readonly FactionId[] };

/** The events of a nexus. */
export type NexusEvent =
  | { readonly type: 'NexusBegan'; readonly nexus: NexusId }
  /** An alliance was offered, accepted, declined or withdrawn. Without log lines. */
  | {
      readonly type: 'AllianceAnswered';
      readonly faction: FactionId;
      readonly members: readonly FactionId[];
      readonly says: 'yes' | 'no';
    }
  /**
   * All members of an alliance have agreed. `shared` lists the places where more than one member has forces.
   */
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
  /** The nexus ends. `byModerator` means that some players had not talked enough. */
  | {
      readonly type: 'NexusEnded';
      readonly alliances: readonly (readonly FactionId[])[];
      readonly byModerator: boolean;
    };

/** A group that a faction may offer or accept, and the group's strongholds. */
export interface PossibleAlliance {
  readonly members: readonly FactionId[];
  /** The number for which the strongholds count that only these factions hold. */
  readonly holds: number;
  /** The number that wins; `null` if an alliance of so many factions cannot win. */
  readonly needed: number | null;
}

/** An answer about alliances. */
export type AllianceAnswer = AnswerRecord &
  (
    | { readonly with: readonly FactionId[]; readonly says: 'yes' | 'no' }
    /** Leaves the own alliance at once. */
    | { readonly leaves: true }
  );

/** The prompts of a nexus. */
export type NexusPrompt =
  /**
   * Whether the seat has talked enough: `true`. All factions are asked. A seat can withdraw this answer until all
   * factions have talked enough.
   */
  | { readonly kind: 'talk'; readonly nexus: NexusId }
  /**
   * An optional prompt for all during the nexus, whether or not a faction has received offers. The answer is an
   * `AllianceAnswer`. `yes` offers or accepts an alliance, `no` declines or withdraws an alliance, and `leaves` breaks
   * the own alliance.
   */
  | {
      readonly kind: 'choose-allies';
      readonly possible: readonly PossibleAlliance[];
      /** The offers of alliances that contain this faction. */
      readonly offers: readonly AllianceOffer[];
    };

/** The log lines of a nexus. */
export type NexusLogFact =
  | { readonly code: 'nexus-began' }
  | {
      readonly code: 'alliance-formed';
      readonly members: readonly FactionId[];
      readonly alone: readonly FactionId[];
      readonly shared: readonly TerritoryId[];
    }
  | { readonly code: 'alliance-left'; readonly faction: FactionId; readonly alone: readonly FactionId[] }
  /** `minutes` counts from this moment; 0 means no limit. */
  | { readonly code: 'nexus-timed'; readonly minutes: number }
  | {
      readonly code: 'nexus-ended';
      readonly alliances: readonly (readonly FactionId[])[];
      readonly byModerator: boolean;
    };

/** The commands of the moderator. */
export type NexusCommand =
  /** Begins a nexus after Shai-Hulud on the physical board, during the spice blow. */
  | { readonly type: 'BeginNexus' }
  /** Ends the nexus this number of minutes from now (0 to 30); 0 removes the limit. */
  | { readonly type: 'TimeNexus'; readonly minutes: number }
  /** Ends the nexus for all players. */
  | { readonly type: 'EndNexus' }
  /**
   * Takes off the faction's forces at a place that it shares with an ally and has not left. This is for movement on the
   * board without Mentat.
   */
  | { readonly type: 'TakeOffShared'; readonly faction: FactionId; readonly territory: TerritoryId };

/** The refusals of a nexus. */
export type NexusRefusal =
  | { readonly code: 'nexus-follows-a-worm' }
  /** No alliance is possible at this table, or in this turn. */
  | { readonly code: 'nobody-can-ally' }
  | { readonly code: 'no-nexus-in-first-turn' }
  | { readonly code: 'no-nexus-now' }
  /** The faction shares no such place with an ally, or this is not the phase in which forces move. */
  | { readonly code: 'not-shared-now'; readonly faction: FactionId; readonly territory: TerritoryId };

/** The public view of a nexus: the factions that have talked enough, and the news. It does not contain offers. */
export interface NexusView {
  readonly nexus: NexusId;
  /** The factions that have talked enough, in the order of play. */
  readonly enough: readonly FactionId[];
  readonly news: (AllianceNews & { readonly holds: number; readonly needed: number | null }) | null;
  /** The present alliances, each in the order of the circles. */
  readonly alliances: readonly (readonly FactionId[])[];
  readonly time: NexusTime | null;
}

/** A place where several allies have forces. All but one of the allies must leave the place. */
export interface SharedPlace {
  readonly territory: TerritoryId;
  readonly members: readonly FactionId[];
}

/** The public view of this feature. */
export interface NexusPublicView {
  /** The running nexus; `null` without a nexus. */
  readonly nexus: NexusView | null;
  /** The places that allies share. */
  readonly sharedByAllies: readonly SharedPlace[];
}

/** The slice of this feature. */
export interface NexusSlice {
  readonly nextNexus: number;
}

/** The contract of the nexus. */
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
