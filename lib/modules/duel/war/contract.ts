/** The contract of the War of Assassins. */
import type { SectorId } from '../../../model/dueling.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { LeaderId } from '../../../model/leaders.ts';
import type { NexusId } from '../../../features/nexus/contract.ts';
import type { Backing, Fight } from '../kanly/contract/duel.ts';

/** A leader that its owner has placed face down in the arena. Only the sector is public. */
export interface Negotiator {
  readonly faction: FactionId;
  readonly leader: LeaderId;
  readonly at: SectorId;
}

/** The slice of the war; `null` at a table without the module. */
export interface WarSlice {
  readonly war: {
    /** The last nexus for which players were asked for leaders; `null` before the first. */
    readonly nexus: NexusId | null;
    /** The factions that place a leader, in the order of play, and the placed leaders; `null` outside such a nexus. */
    readonly negotiators: {
      readonly factions: readonly FactionId[];
      readonly placed: readonly Negotiator[];
    } | null;
    /** The number of wars so far. */
    readonly wars: number;
  } | null;
}

/** A War of Assassins. Its arena is `null` until all leaders are placed. */
export interface WarActivity extends Fight {
  readonly kind: 'war';
  readonly id: `war-${number}`;
}

/** How a war ended: one leader was left, none was left, a whole round brought no act, or the moderator ended it. */
export type WarEnd = 'one-left' | 'nobody-left' | 'no-acts' | 'by-moderator';

/** The events of the war. */
export type WarEvent =
  /** A nexus has begun. These factions place leaders, in this order. */
  | { readonly type: 'NegotiatorsCalled'; readonly nexus: NexusId; readonly factions: readonly FactionId[] }
  /** Only the owner reads the leader. */
  | ({ readonly type: 'NegotiatorPlaced' } & Negotiator)
  /** An alliance stands at the end of the nexus, so all players take their leaders back. */
  | { readonly type: 'NegotiatorsReturned' }
  | { readonly type: 'WarBegan' }
  /** All leaders are placed and the fight begins. Only their owners know these values. */
  | { readonly type: 'WarFought'; readonly values: readonly Backing[] }
  /** `winner` is the faction of the one leader that is left; `null` if none or several are left. */
  | { readonly type: 'WarEnded'; readonly how: WarEnd; readonly winner: FactionId | null };

/** The prompts of the war; the comment gives the shape of an answer. */
export type WarPrompt =
  /** `{ leader, at }`: one own leader, and a free sector. */
  { readonly kind: 'place-negotiator'; readonly placed: number };

/** The commands of the war. */
export type WarCommand =
  /** All leaders that are left go home alive. Moderator. */
  { readonly type: 'EndWar' };

/** The refusals of the war. */
export type WarRefusal = { readonly code: 'no-war-now' };

/** The log lines of the war. */
export type WarLogFact =
  | { readonly code: 'negotiators-called'; readonly factions: readonly FactionId[] }
  | { readonly code: 'negotiator-placed'; readonly faction: FactionId }
  /** The log line for the owner of the leader. */
  | { readonly code: 'own-negotiator-placed'; readonly leader: LeaderId }
  | { readonly code: 'negotiators-returned' }
  | { readonly code: 'war-began'; readonly factions: readonly FactionId[] }
  | { readonly code: 'war-ended'; readonly how: WarEnd; readonly winner: FactionId | null };

/** The public view of the war. The arena itself is in the view of Kanly. */
export interface WarPublicView {
  readonly war: {
    /** During the talks, before the fight because leaders are missing, or in the fight. */
    readonly step: 'talks' | 'placing' | 'arena';
    /** The factions whose leaders are still to be placed, the next one first. */
    readonly missing: readonly FactionId[];
  } | null;
}

/** What one faction sees in addition. */
export interface WarOwnView {
  /** The own leader in the arena, also before it is shown; `null` if there is none. */
  readonly negotiator: LeaderId | null;
}

/** The contract of the war. */
export interface WarContract {
  readonly slice: WarSlice;
  readonly activity: WarActivity;
  readonly event: WarEvent;
  readonly prompt: WarPrompt;
  readonly command: WarCommand;
  readonly refusal: WarRefusal;
  readonly logFact: WarLogFact;
  readonly publicView: WarPublicView;
  readonly ownView: WarOwnView;
}
