import type { BetrayalId, CancelState } from '../../../model/cancel-state.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { LeaderId } from '../../../model/leaders.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import type { PlayedCard } from '../../../model/treachery-cards.ts';

/** A battle that a leader who may be marked has won. Public. */
export interface Won {
  readonly leader: LeaderId;
  /** The faction for which the leader fought. */
  readonly faction: FactionId;
  readonly territory: TerritoryId;
  readonly turn: number;
  /** The cards of the winner's plan. */
  readonly cards: readonly PlayedCard[];
}

/** A leader that is a traitor of the Bene Tleilaxu. Secret. */
export interface Mark {
  readonly leader: LeaderId;
  readonly turn: number;
}

/** What the Bene Tleilaxu are asked: about a leader who has come back, or about a leader who has won. */
export type TraitorQuestion =
  { readonly kind: 'mark'; readonly leader: LeaderId } | { readonly kind: 'announce'; readonly won: Won };

/**
 * A question to the Bene Tleilaxu. It stays open for the same time whatever they answer. Nobody learns the answer, or
 * whether there is one.
 */
export interface TraitorQuestionActivity {
  readonly kind: 'traitor-question';
  readonly id: `traitor-question-${number}`;
  readonly about: TraitorQuestion;
  /** The sealed answer; `null` before it. No answer counts as no. Secret. */
  readonly answer: boolean | null;
  /** The time of the question (server time, ms); `null` before it begins. */
  readonly time: { readonly opened: number; readonly deadline: number } | null;
}

/** An announced traitor. A Karama may still cancel the announcement. */
export interface BetrayalActivity extends CancelState {
  readonly kind: 'betrayal';
  readonly id: BetrayalId;
  readonly won: Won;
}

/** The events of marks and betrayals. */
export type MarksEvent =
  /** The Bene Tleilaxu are asked. */
  | { readonly type: 'TraitorQuestionAsked'; readonly about: TraitorQuestion }
  | { readonly type: 'TraitorQuestionTimed'; readonly opened: number; readonly deadline: number }
  | { readonly type: 'TraitorQuestionAnswered'; readonly faction: FactionId; readonly answer: boolean }
  | { readonly type: 'TraitorAnswerWithdrawn'; readonly faction: FactionId }
  /** The time is over. An answered mark counts from now on. */
  | { readonly type: 'TraitorQuestionOver' }
  /** The Bene Tleilaxu announce a traitor. The leader is no longer marked. */
  | { readonly type: 'TraitorAnnounced'; readonly faction: FactionId; readonly won: Won }
  /** The betrayal has had its effect, or a Karama has cancelled it. The losses are separate events. */
  | { readonly type: 'BetrayalSettled'; readonly stands: boolean }
  /** The winner has left the territory, so the betrayal there is no longer possible. */
  | { readonly type: 'BetrayalMissed'; readonly territory: TerritoryId }
  /** Forces have come into the territory. */
  | { readonly type: 'ControlEnded'; readonly territory: TerritoryId };

/** The prompts of marks and betrayals; each comment gives the shape of an answer. */
export type MarksPrompt =
  /** Whether a leader who has come back becomes a traitor: `true` or `false`. It is asked even if only `false` is legal. */
  | {
      readonly kind: 'mark-leader';
      readonly leader: LeaderId;
      readonly said: boolean | null;
      readonly marks: readonly Mark[];
    }
  /** Whether to announce a leader who has won: `true` or `false`. It is asked even if the leader is not marked. */
  | {
      readonly kind: 'announce-traitor';
      readonly leader: LeaderId;
      readonly of: FactionId;
      readonly territory: TerritoryId;
      readonly said: boolean | null;
      /** Whether the Bene Tleilaxu may also wait, because the territory is a stronghold. */
      readonly mayWait: boolean;
    }
  /** A later betrayal: the name of the stronghold. Offered while there is one. */
  | { readonly kind: 'betray-later' };

/** The optional prompts of this feature. */
export type MarksOptionalPrompt = 'betray-later';

/** The log lines of marks and betrayals. */
export type MarksLogFact =
  | { readonly code: 'mark-asked'; readonly leader: LeaderId }
  /** The line for the Bene Tleilaxu. */
  | { readonly code: 'own-mark'; readonly leader: LeaderId; readonly isMarked: boolean }
  | { readonly code: 'traitor-announced'; readonly leader: LeaderId; readonly territory: TerritoryId }
  | { readonly code: 'territory-controlled'; readonly territory: TerritoryId }
  | { readonly code: 'control-ended'; readonly territory: TerritoryId };

/** The facts that the moderator can correct. */
export type MarksFact =
  | { readonly kind: 'controlled'; readonly territory: TerritoryId; readonly controlled: boolean }
  /** Whether the leader has come back from the tanks, so that it may be marked. */
  | { readonly kind: 'came-back'; readonly leader: LeaderId; readonly cameBack: boolean };

/** The marked leaders, as the Bene Tleilaxu declare them. */
export interface MarksSecret {
  readonly kind: 'marks';
  readonly leaders: readonly LeaderId[];
}

/** The refusals of this secret and of these facts. They depend on public facts only. */
export type MarksRefusal =
  | { readonly code: 'marks-nobody'; readonly faction: FactionId }
  | { readonly code: 'cannot-be-marked'; readonly leader: LeaderId };

/** The public view of this feature. */
export interface MarksPublicView {
  /** The leaders that may be marked, by public facts; `null` at a table without the Bene Tleilaxu. */
  readonly cameBack: readonly LeaderId[] | null;
  /** The territories that a faction controls without forces. */
  readonly controlled: readonly { readonly faction: FactionId; readonly territory: TerritoryId }[];
  /** The announced traitor, while a Karama may cancel the announcement. */
  readonly announced: Pick<Won, 'leader' | 'faction' | 'territory'> | null;
  /** The time of the running question (server time, ms); `null` without a question, or before its time begins. */
  readonly traitorQuestion: { readonly opened: number; readonly deadline: number } | null;
}

/** The view of the Bene Tleilaxu; `null` for others. */
export interface MarksOwnView {
  readonly marks: readonly Mark[] | null;
}

/** The slice of this feature. */
export interface MarksSlice {
  readonly marks: {
    /** The leaders that have come back and about which the Bene Tleilaxu are still to be asked. */
    readonly returned: readonly LeaderId[];
    /** The leaders that may be marked, by public facts. */
    readonly possible: readonly LeaderId[];
    /** Secret. */
    readonly marked: readonly Mark[];
    /** The won territories in which the winner still is. */
    readonly won: readonly Won[];
    readonly controlled: readonly TerritoryId[];
    /** The number of the next question or betrayal. */
    readonly next: number;
  };
}

/** The contract of marks and betrayals. */
export interface MarksContract {
  readonly slice: MarksSlice;
  readonly activity: TraitorQuestionActivity | BetrayalActivity;
  readonly event: MarksEvent;
  readonly prompt: MarksPrompt;
  readonly optionalPrompt: MarksOptionalPrompt;
  readonly logFact: MarksLogFact;
  readonly publicView: MarksPublicView;
  readonly ownView: MarksOwnView;
  readonly fact: MarksFact;
  readonly secret: MarksSecret;
  readonly refusal: MarksRefusal;
}
