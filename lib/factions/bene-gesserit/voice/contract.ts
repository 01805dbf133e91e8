import type { Permission } from '../../../features/permissions/contract.ts';
import type { BattleId } from '../../../model/battle.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { VoiceCommand } from '../../../model/voice.ts';

/** Names the Voice before one battle. */
export type VoiceId = `voice-${BattleId}`;

/** Before the plans of a battle are made, until the Voice has spoken and stands or is stopped, or stays silent. */
export interface VoiceActivity {
  readonly kind: 'voice';
  readonly id: VoiceId;
  readonly battle: BattleId;
}

/** A command as it was spoken. */
export interface Spoken {
  readonly battle: BattleId;
  readonly by: FactionId;
  /** The side in whose battle it was used: `by` or its ally. */
  readonly serves: FactionId;
  readonly target: FactionId;
  readonly command: VoiceCommand;
}

/** The Voice as it was last used, and how it stands. */
export interface Voice extends Spoken {
  readonly state: 'ordered' | 'standing' | 'cancelled';
}

/** What the state has of it. */
export interface VoiceSlice {
  /** `null` until it is used for the first time. */
  readonly voice: Voice | null;
}

/** How it is used. */
export type VoiceEvent =
  /** It may be used in this battle. */
  | { readonly type: 'VoiceOffered'; readonly battle: BattleId }
  /** It stays silent; `by` is `null` where nobody can use it. */
  | { readonly type: 'VoiceDeclined'; readonly battle: BattleId; readonly by: FactionId | null }
  | ({ readonly type: 'VoiceUsed' } & Spoken);

/** What it asks beside the answers; the comment gives the shape of an answer. */
export interface VoicePrompt {
  /** `{ play: boolean, kind: VoiceKind }`, or `null` to stay silent. */
  readonly kind: 'voice';
  readonly battle: BattleId;
  /** Whose Voice it is. */
  readonly of: FactionId;
  readonly target: FactionId;
  readonly onBehalfOf: FactionId;
  /** Whether its owner has left it to an ally, or refused it. */
  readonly leave: Permission;
}

/** What is told of it. */
export type VoiceLogFact =
  | { readonly code: 'voice-declined'; readonly by: FactionId }
  | { readonly code: 'voice-used'; readonly by: FactionId; readonly target: FactionId; readonly command: VoiceCommand };

/** A use of it that a Karama may stop. */
export interface VoiceUse {
  readonly kind: 'voice';
  readonly by: FactionId;
  readonly target: FactionId;
  readonly command: VoiceCommand;
}

/** The Voice in the running battle, once it is used. */
export interface VoiceView {
  readonly by: FactionId;
  readonly target: FactionId;
  readonly order: VoiceCommand;
  readonly state: Voice['state'];
}

/** What everybody sees of it. */
export interface VoicePublicView {
  /** `null` where no battle runs, and until it is used there. */
  readonly voice: VoiceView | null;
}

/** The Voice, as the table knows it. */
export interface VoiceContract {
  readonly activity: VoiceActivity;
  readonly slice: VoiceSlice;
  readonly event: VoiceEvent;
  readonly prompt: VoicePrompt;
  readonly logFact: VoiceLogFact;
  readonly use: VoiceUse;
  readonly publicView: VoicePublicView;
}
