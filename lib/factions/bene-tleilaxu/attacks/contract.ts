import type { FactionId } from '../../../model/factions.ts';
import type { LeaderId } from '../../../model/leaders.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import type { VoiceCommand } from '../../../model/voice.ts';

/** A leader who has led forces in a battle of this turn. Public. */
export interface Led {
  readonly leader: LeaderId;
  /** The faction for which the leader fought. */
  readonly victim: FactionId;
  readonly territory: TerritoryId;
}

/** An attack after the battles: a leader is chosen, then the Voice may command, and then the card is chosen. */
export interface LeaderAttackActivity {
  readonly kind: 'leader-attack';
  readonly id: `leader-attack-${number}`;
  /** The attacked leader; `null` before the choice. */
  readonly target: Led | null;
  /** The command of the Voice about the card; `null` for none, `'to-come'` before the question. */
  readonly command: VoiceCommand | null | 'to-come';
}

/** The events of attacks. */
export type AttacksEvent =
  /** All battles of the turn are over. */
  | { readonly type: 'AttackAsked'; readonly turn: number }
  /** The Bene Tleilaxu attack no leader in this turn. */
  | { readonly type: 'AttackDeclined'; readonly faction: FactionId }
  | ({ readonly type: 'AttackDeclared'; readonly faction: FactionId } & Led)
  /** The Voice commands the card of the attack; `by` is `null` if no faction can speak. */
  | { readonly type: 'AttackCommanded'; readonly by: FactionId | null; readonly command: VoiceCommand | null }
  /** The card is chosen. The ambush begins. */
  | { readonly type: 'AttackMade' };

/** The prompts of attacks; each comment gives the shape of an answer. */
export type AttacksPrompt =
  /** The name of the leader to attack, or `none`. */
  | { readonly kind: 'attack-leader'; readonly targets: readonly Led[] }
  /** The command of the Voice about the card: `{ play: boolean, kind: VoiceKind }`, or `null`. */
  | ({ readonly kind: 'command-attack' } & Led)
  /** The card: `{ slot, card }`, or `null` for none. */
  | ({ readonly kind: 'attack-card'; readonly command: VoiceCommand | null } & Led);

/** The log lines of attacks. */
export type AttacksLogFact =
  | { readonly code: 'attack-declined'; readonly faction: FactionId }
  | ({ readonly code: 'attack-declared' } & Led)
  | { readonly code: 'attack-commanded'; readonly by: FactionId; readonly command: VoiceCommand };

/** The public view of attacks. */
export interface AttacksPublicView {
  /** The attack until its card is chosen; `null` without one. */
  readonly leaderAttack: Pick<LeaderAttackActivity, 'target' | 'command'> | null;
}

/** The slice of attacks. */
export interface AttacksSlice {
  readonly attacks: {
    /** The last turn in which the Bene Tleilaxu were asked; `null` before the first. */
    readonly askedIn: number | null;
    /** The leaders who led forces in the battles of `ledIn`. */
    readonly led: readonly Led[];
    readonly ledIn: number;
  };
}

/** The contract of attacks. */
export interface AttacksContract {
  readonly slice: AttacksSlice;
  readonly activity: LeaderAttackActivity;
  readonly event: AttacksEvent;
  readonly prompt: AttacksPrompt;
  readonly logFact: AttacksLogFact;
  readonly publicView: AttacksPublicView;
}
