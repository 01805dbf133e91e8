/**
 * The contracts of the kernel. They refer to all features, so they are not part of the unions of the features'
 * contracts.
 */
import type { ContestedActivity, StandingFrom, WindowActivity, WindowAnswer } from './activities.ts';
import type { AdvantageId } from './advantages.ts';
import type { Actor } from './audience.ts';
import type { ContractPart, UnionOf } from './contracts.ts';
import type { FactionId } from './factions.ts';
import type { DeclaredSecret, PublicFact } from './facts.ts';
import type { CommonMove, PhysicalAction, InstructionId, MergedInstructions } from './instructions.ts';
import type { KnowledgeGrant } from './knowledge.ts';
import type { PhaseId } from './phases.ts';
import type { PromptId, PromptKind } from './prompts.ts';
import type { CommonRefusal } from './refusals.ts';
import type { CancelScope } from './cancel-state.ts';
import type { PlayedCard, SlotId, TreacheryTitle } from './treachery-cards.ts';
import type { OpeningContract } from './machine/opening.ts';
import type { UndoContract } from './machine/undo.ts';
import type { CancellableUse, CommonUse, KaramaWindow, WindowPayload, WindowId } from './windows.ts';

/** The events of windows. No log shows their answers. */
export type WindowsEvent =
  | {
      readonly type: 'WindowOpened';
      readonly window: WindowId;
      readonly ask: WindowPayload;
      readonly opened: number;
      readonly deadline: number;
      /** The moments (server time, ms) at which the window closes earlier if every seat has an answer. */
      readonly ticks: readonly number[];
    }
  /** The times from which standing answers count, for every seat, with or without a standing answer. Not logged. */
  | { readonly type: 'StandingAnswersTimed'; readonly window: WindowId; readonly standing: readonly StandingFrom[] }
  /** A tick has passed, and a seat had no answer. Not logged. */
  | { readonly type: 'WindowStayedOpen'; readonly window: WindowId }
  | {
      readonly type: 'WindowAnswered';
      readonly window: WindowId;
      readonly faction: FactionId;
      readonly answer: WindowAnswer;
    }
  | { readonly type: 'WindowAnswerWithdrawn'; readonly window: WindowId; readonly faction: FactionId }
  /** `early` is the time from the close of the window to its deadline (ms). */
  | { readonly type: 'WindowClosed'; readonly window: WindowId; readonly early: number };

/** The commands of the clock. */
export type WindowsCommand =
  /** The clock closes a window at a tick or at its deadline. */
  { readonly type: 'CloseWindow'; readonly window: WindowId };

/** The contract of windows. */
export interface WindowsContract {
  readonly activity: WindowActivity;
  readonly event: WindowsEvent;
  readonly kernelCommand: WindowsCommand;
}

/** The outcome of a cancellable use. */
export type KaramaEvent =
  /** The use stands, because no seat cancelled it. */
  | { readonly type: 'UseStands'; readonly during: CancelScope; readonly use: CancellableUse }
  | {
      readonly type: 'UseCancelled';
      readonly during: CancelScope;
      readonly use: CancellableUse;
      readonly by: FactionId;
    }
  /** A card that counts as a Karama is played against `act`. Another Karama may cancel this card. */
  | {
      readonly type: 'PlayedAsKarama';
      readonly during: CancelScope;
      readonly use: CancellableUse;
      readonly by: FactionId;
      readonly card: PlayedCard;
    }
  /** A faction plays a Karama for its special power. */
  | { readonly type: 'SpecialKaramaUsed'; readonly faction: FactionId; readonly advantage: AdvantageId };

/** The log lines about cancelled powers. */
export type KaramaLogFact =
  | { readonly code: 'use-stands'; readonly use: CancellableUse }
  | { readonly code: 'use-cancelled'; readonly use: CancellableUse; readonly by: FactionId }
  | {
      readonly code: 'played-as-karama';
      readonly by: FactionId;
      readonly card: TreacheryTitle;
      readonly use: CancellableUse;
    };

/** The contract of cancellable powers. */
export interface KaramaContract {
  readonly activity: ContestedActivity;
  readonly window: KaramaWindow;
  readonly use: CommonUse;
  readonly event: KaramaEvent;
  readonly logFact: KaramaLogFact;
}

export type CorrectionsEvent = { readonly type: 'FactCorrected'; readonly fact: PublicFact; readonly was: PublicFact };

export type CorrectionsLogFact = {
  readonly code: 'fact-corrected';
  readonly fact: PublicFact;
  readonly was: PublicFact;
};

export type CorrectionsCommand =
  /** The moderator sets a public fact of the board. */
  { readonly type: 'CorrectFact'; readonly fact: PublicFact };

/** The contract of corrections. */
export interface CorrectionsContract {
  readonly event: CorrectionsEvent;
  readonly logFact: CorrectionsLogFact;
  readonly kernelCommand: CorrectionsCommand;
}

export type OwnEvent =
  /**
   * An owner declares a secret. `laid` lists slots of the declared hand that are open in a revealed plan: they keep
   * their names.
   */
  {
    readonly type: 'SecretDeclared';
    readonly faction: FactionId;
    readonly fact: DeclaredSecret;
    readonly laid: readonly SlotId[];
  };

export type OwnLogFact = { readonly code: 'own-secret-declared'; readonly fact: DeclaredSecret };

export type OwnCommand =
  /** A seat declares a secret of its own faction. */
  { readonly type: 'DeclareSecret'; readonly fact: DeclaredSecret };

/** The contract of declared secrets. */
export interface OwnContract {
  readonly event: OwnEvent;
  readonly logFact: OwnLogFact;
  readonly kernelCommand: OwnCommand;
}

export type InstructionsEvent =
  | {
      readonly type: 'Instructed';
      readonly moves: readonly { readonly owner: FactionId | 'table'; readonly move: PhysicalAction }[];
    }
  | {
      readonly type: 'InstructionTicked';
      readonly instruction: InstructionId;
      readonly by: Actor;
      readonly done: boolean;
    }
  /** Unticked moves between the same two places have merged into one move. */
  | { readonly type: 'InstructionsMerged'; readonly merged: readonly MergedInstructions[] }
  | { readonly type: 'InstructionsCleared' };

export type InstructionsCommand =
  | { readonly type: 'TickInstruction'; readonly instruction: InstructionId; readonly done: boolean }
  /** The moderator removes all instructions from the list, finished or not. */
  | { readonly type: 'ClearInstructions' };

/** The contract of the checklist. */
export interface InstructionsContract {
  readonly action: CommonMove;
  readonly event: InstructionsEvent;
  readonly kernelCommand: InstructionsCommand;
}

export type AnsweringEvent =
  /** The moderator gave the default answer for a silent seat, without seeing the answer. */
  { readonly type: 'DefaultTaken'; readonly faction: FactionId; readonly to: PromptKind };

export type AnsweringLogFact = { readonly code: 'default-taken'; readonly faction: FactionId; readonly to: PromptKind };

export type AnsweringCommand =
  /** A seat answers a prompt. `value` is any input; it is checked against the prompt's grammar. */
  | { readonly type: 'Answer'; readonly prompt: PromptId; readonly value: unknown }
  /**
   * The moderator gives the default answer for a seat that has been silent for a while, without seeing the answer.
   */
  | { readonly type: 'AnswerByDefault'; readonly prompt: PromptId }
  /** A seat withdraws a committed answer before the reveal, so that the seat can change the answer. */
  | { readonly type: 'Withdraw'; readonly prompt: PromptId };

/** The contract of answers to prompts. */
export interface AnsweringContract {
  readonly event: AnsweringEvent;
  readonly logFact: AnsweringLogFact;
  readonly kernelCommand: AnsweringCommand;
}

export type TakeBackEvent =
  /** All prompts reopen under new ids after a correction that affects them. */
  | { readonly type: 'EpochRaised' }
  /** The table returns to the position after event `to` of the log. */
  | {
      readonly type: 'TakenBack';
      readonly to: number;
      readonly at: number;
      /** Everything that a seat has learnt after event `to`. The seat keeps this knowledge. */
      readonly seen: readonly KnowledgeGrant[];
      readonly epoch: number;
      readonly moves: readonly { readonly owner: FactionId | 'table'; readonly move: PhysicalAction }[];
      /** The new order of unseen cards in an app deck; `null` for a physical deck. */
      readonly treacheryDeck: readonly TreacheryTitle[] | null;
      /** The player who has taken back the own act. Missing for the moderator. */
      readonly by?: FactionId;
    }
  /** The next events are an act that this player may take back. Not logged. */
  | { readonly type: 'ActMade'; readonly faction: FactionId }
  /** A player asks all others whether the own last act may be taken back, to the position after event `to`. */
  | { readonly type: 'TakeBackAsked'; readonly faction: FactionId; readonly to: number }
  /** Not logged, because only the number of the players who agree is public. */
  | { readonly type: 'TakeBackAgreed'; readonly faction: FactionId; readonly agrees: boolean };

export type TakeBackLogFact =
  /**
   * `to` is the last valid line of the reader's own log. `ownChanged` means that a secret of this faction has changed.
   * `before` is the first public line that was undone, without names of cards; `null` if that line is a take-back
   * itself.
   */
  | {
      readonly code: 'taken-back';
      readonly to: number;
      readonly ownChanged: boolean;
      readonly before: UnionOf<'logFact'> | KernelUnionOf<'logFact'> | null;
      /** The player who has taken back the own act. Missing for the moderator. */
      readonly by?: FactionId;
    }
  | { readonly code: 'take-back-asked'; readonly faction: FactionId };

export type TakeBackCommand =
  /** The moderator takes back to the moment before public log line `to + 1`, so that line `to` stays valid. */
  | { readonly type: 'TakeBack'; readonly to: number }
  /** A player takes back the own last act, or asks the others to agree. */
  | { readonly type: 'TakeBackOwn' }
  /** A player agrees that another takes back an act, or no longer agrees. */
  | { readonly type: 'AgreeToTakeBack'; readonly agrees: boolean };

/** A take-back, for its subscribers. */
export type TakenBack = Extract<TakeBackEvent, { readonly type: 'TakenBack' }>;

/** The contract of card records: what remains of a log line for audiences without records. */
export interface CardRecordsContract {
  readonly logFact: { readonly code: 'cards-were-named' };
}

/** The contract of take-backs. */
export interface TakeBackContract {
  readonly event: TakeBackEvent;
  readonly logFact: TakeBackLogFact;
  readonly kernelCommand: TakeBackCommand;
}

export type SteppingCommand =
  /**
   * The moderator steps to the next phase, if that is still `to`, so that a double tap skips no phase. After the last
   * phase comes the next turn. Mentat begins a phase that it plays.
   */
  | { readonly type: 'NextPhase'; readonly to: PhaseId }
  /**
   * The moderator ends the current phase early, if the phase allows that: shipment and movement for all factions
   * without a turn so far, or the check of the board.
   */
  | { readonly type: 'EndPhase'; readonly phase: PhaseId }
  /** A seat or the moderator begins the next automatic phase at once, or the clock begins it at its time. */
  | { readonly type: 'GoOn' };

/** The contract of phase steps. */
export interface SteppingContract {
  readonly kernelCommand: SteppingCommand;
}

/** The contracts of all parts of the kernel, one line each. */
export interface MachineContracts {
  readonly opening: OpeningContract;
  readonly answering: AnsweringContract;
  readonly windows: WindowsContract;
  readonly karama: KaramaContract;
  readonly corrections: CorrectionsContract;
  readonly own: OwnContract;
  readonly instructions: InstructionsContract;
  readonly takeBack: TakeBackContract;
  readonly undo: UndoContract;
  readonly cardRecords: CardRecordsContract;
  readonly stepping: SteppingContract;
}

/** One part of all the kernel’s contracts, as a union. */
export type KernelUnionOf<Name extends string> = {
  [One in keyof MachineContracts]: ContractPart<MachineContracts[One], Name>;
}[keyof MachineContracts];

/** The parts of the kernel's contracts for messages, with the parts that any feature may use. */
export type MachineContract =
  MachineContracts[keyof MachineContracts] | { readonly refusal: CommonRefusal; readonly action: CommonMove };
