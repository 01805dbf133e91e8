import type { Permission } from '../../../features/permissions/contract.ts';
import type { BattleId } from '../../../model/battle.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { VoiceCommand } from '../../../model/voice.ts';

/** The id of the Voice step before one battle. */
export type VoiceId = `voice-${BattleId}`;

/**
 * The step before the plans of a battle. It ends when the Voice is not used, or when its command stands or is
 * cancelled.
 */
export interface VoiceActivity {
  readonly kind: 'voice';
  readonly id: VoiceId;
  readonly battle: BattleId;
}

/** A spoken command. */
export interface Spoken {
  readonly battle: BattleId;
  readonly by: FactionId;
  /** The side that the Voice helps: `by` or its ally. */
  readonly serves: FactionId;
  readonly target: FactionId;
  readonly command: VoiceCommand;
}

/** The last use of the Voice, and its state. */
export interface Voice extends Spoken {
  readonly state: 'ordered' | 'standing' | 'cancelled';
}

/** The slice of this feature. */
export interface VoiceSlice {
  /** The Voice in this battle; `null` until the first use. */
  readonly voice: Voice | null;
}

/** The events of the Voice. */
export type VoiceEvent =
  /** A faction may use the Voice in this battle. */
  | { readonly type: 'VoiceOffered'; readonly battle: BattleId }
  /** No faction uses the Voice in this battle; `by` is `null` if no faction can use it. */
  | { readonly type: 'VoiceDeclined'; readonly battle: BattleId; readonly by: FactionId | null }
  | ({ readonly type: 'VoiceUsed' } & Spoken);

/** The prompt of the Voice; the comment gives the shape of an answer. */
export interface VoicePrompt {
  /** The answer is the command `{ play: boolean, kind: VoiceKind }`, or `null` for no command. */
  readonly kind: 'voice';
  readonly battle: BattleId;
  /** The owner of the Voice. */
  readonly of: FactionId;
  readonly target: FactionId;
  readonly onBehalfOf: FactionId;
  /** The permission of the owner for an ally. */
  readonly leave: Permission;
}

/** The log lines of this feature. */
export type VoiceLogFact =
  | { readonly code: 'voice-declined'; readonly by: FactionId }
  | { readonly code: 'voice-used'; readonly by: FactionId; readonly target: FactionId; readonly command: VoiceCommand };

/** A use of the Voice that a Karama may cancel. */
export interface VoiceUse {
  readonly kind: 'voice';
  readonly by: FactionId;
  readonly target: FactionId;
  readonly command: VoiceCommand;
}

/** The Voice in the current battle, after it was used. */
export interface VoiceView {
  readonly by: FactionId;
  readonly target: FactionId;
  readonly order: VoiceCommand;
  readonly state: Voice['state'];
}

/** The public view of this feature. */
export interface VoicePublicView {
  /** The Voice in the running battle; `null` without a battle, and before the Voice was used. */
  readonly voice: VoiceView | null;
}

/** The contract of the Voice. */
export interface VoiceContract {
  readonly activity: VoiceActivity;
  readonly slice: VoiceSlice;
  readonly event: VoiceEvent;
  readonly prompt: VoicePrompt;
  readonly logFact: VoiceLogFact;
  readonly use: VoiceUse;
  readonly publicView: VoicePublicView;
}
