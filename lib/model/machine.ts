/** The machine’s own contracts: they speak of what all features have, and stand above the unions made from theirs. */
import type { ContestedActivity, StandingFrom, WindowActivity, WindowAnswer } from './activities.ts';
import type { AdvantageId } from './advantages.ts';
import type { Actor } from './audience.ts';
import type { ContractPart } from './contracts.ts';
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

/** They open and close; answers come and go unseen. */
export type WindowsEvent =
  | {
      readonly type: 'WindowOpened';
      readonly window: WindowId;
      readonly ask: WindowPayload;
      readonly opened: number;
      readonly deadline: number;
      /** The moments (server time, ms) at which it closes earlier if every seat has an answer. */
      readonly ticks: readonly number[];
    }
  /** From when on a standing answer counts for each seat, whether or not one stands. No log shows it. */
  | { readonly type: 'StandingAnswersTimed'; readonly window: WindowId; readonly standing: readonly StandingFrom[] }
  /** A tick has passed, and the answer of a seat is missing. No log shows it. */
  | { readonly type: 'WindowStayedOpen'; readonly window: WindowId }
  | {
      readonly type: 'WindowAnswered';
      readonly window: WindowId;
      readonly faction: FactionId;
      readonly answer: WindowAnswer;
    }
  | { readonly type: 'WindowAnswerWithdrawn'; readonly window: WindowId; readonly faction: FactionId }
  /** `early` is how long before its deadline it closed (ms). */
  | { readonly type: 'WindowClosed'; readonly window: WindowId; readonly early: number };

/** Of the clock. */
export type WindowsCommand =
  /** The clock: a tick of a window has come, or its deadline. */
  { readonly type: 'CloseWindow'; readonly window: WindowId };

/** Windows in which everybody is asked, as the table knows it. */
export interface WindowsContract {
  readonly activity: WindowActivity;
  readonly event: WindowsEvent;
  readonly kernelCommand: WindowsCommand;
}

/** What the table was asked about stands or falls. */
export type KaramaEvent =
  /** The act stands: nobody interfered. */
  | { readonly type: 'UseStands'; readonly during: CancelScope; readonly use: CancellableUse }
  | {
      readonly type: 'UseCancelled';
      readonly during: CancelScope;
      readonly use: CancellableUse;
      readonly by: FactionId;
    }
  /** A card that is no Karama is laid down as one against `act`, and may itself be stopped. */
  | {
      readonly type: 'PlayedAsKarama';
      readonly during: CancelScope;
      readonly use: CancellableUse;
      readonly by: FactionId;
      readonly card: PlayedCard;
    }
  /** A Karama played for the special power of its owner. */
  | { readonly type: 'SpecialKaramaUsed'; readonly faction: FactionId; readonly advantage: AdvantageId };

/** What is told of it. */
export type KaramaLogFact =
  | { readonly code: 'use-stands'; readonly use: CancellableUse }
  | { readonly code: 'use-cancelled'; readonly use: CancellableUse; readonly by: FactionId }
  | {
      readonly code: 'played-as-karama';
      readonly by: FactionId;
      readonly card: TreacheryTitle;
      readonly use: CancellableUse;
    };

/** Powers that are stopped, as the table knows it. */
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
  /** A public fact of the board. Moderator. */
  { readonly type: 'CorrectFact'; readonly fact: PublicFact };

/** Public facts put right, as the table knows it. */
export interface CorrectionsContract {
  readonly event: CorrectionsEvent;
  readonly logFact: CorrectionsLogFact;
  readonly kernelCommand: CorrectionsCommand;
}

export type OwnEvent =
  /** `laid` are slots of an entered hand that lie on the table in a revealed plan: they keep their names. */
  {
    readonly type: 'SecretDeclared';
    readonly faction: FactionId;
    readonly fact: DeclaredSecret;
    readonly laid: readonly SlotId[];
  };

export type OwnLogFact = { readonly code: 'own-secret-declared'; readonly fact: DeclaredSecret };

export type OwnCommand =
  /** A faction's own secret. That seat. */
  { readonly type: 'DeclareSecret'; readonly fact: DeclaredSecret };

/** What owners say of their secrets, as the table knows it. */
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
  /** Moves along one way that nobody had ticked are one move now. */
  | { readonly type: 'InstructionsMerged'; readonly merged: readonly MergedInstructions[] }
  | { readonly type: 'InstructionsCleared' };

export type InstructionsCommand =
  | { readonly type: 'TickInstruction'; readonly instruction: InstructionId; readonly done: boolean }
  /** Clears finished and unfinished instructions from the list. Moderator. */
  | { readonly type: 'ClearInstructions' };

/** The list of hand moves, as the table knows it. */
export interface InstructionsContract {
  readonly action: CommonMove;
  readonly event: InstructionsEvent;
  readonly kernelCommand: InstructionsCommand;
}

export type AnsweringEvent =
  /** The moderator let a silent seat take the cheapest answer, unseen. */
  { readonly type: 'DefaultTaken'; readonly faction: FactionId; readonly to: PromptKind };

export type AnsweringLogFact = { readonly code: 'default-taken'; readonly faction: FactionId; readonly to: PromptKind };

export type AnsweringCommand =
  /** A seat answers a prompt; `value` is whatever arrived, checked against the prompt's grammar. */
  | { readonly type: 'Answer'; readonly prompt: PromptId; readonly value: unknown }
  /** The moderator answers for a seat that has been silent for a while, with the prompt's default, unseen. */
  | { readonly type: 'AnswerByDefault'; readonly prompt: PromptId }
  /** A seat takes back a committed answer that has not been revealed, to change it. */
  | { readonly type: 'Withdraw'; readonly prompt: PromptId };

/** Answers to questions, as the table knows it. */
export interface AnsweringContract {
  readonly event: AnsweringEvent;
  readonly logFact: AnsweringLogFact;
  readonly kernelCommand: AnsweringCommand;
}

export type TakeBackEvent =
  /** Open decisions are asked anew under new ids after a correction that touches them. */
  | { readonly type: 'EpochRaised' }
  /** The position after event `to` of the log again. */
  | {
      readonly type: 'TakenBack';
      readonly to: number;
      readonly at: number;
      /** All that was learnt since and stays learnt. */
      readonly seen: readonly KnowledgeGrant[];
      readonly epoch: number;
      readonly moves: readonly { readonly owner: FactionId | 'table'; readonly move: PhysicalAction }[];
      /** App decks: the new order of cards nobody has seen; `null` on cardboard. */
      readonly treacheryDeck: readonly TreacheryTitle[] | null;
    };

export type TakeBackLogFact =
  /**
   * `to`: the last line of the reader's own log that stood then. `ownChanged`: something that is this faction's
   * alone to know is not as it was a moment ago.
   */
  { readonly code: 'taken-back'; readonly to: number; readonly ownChanged: boolean };

export type TakeBackCommand =
  /** Back to the moment just before public log line `to + 1`, so line `to` still stands. Moderator. */
  { readonly type: 'TakeBack'; readonly to: number };

/** A take-back, as whoever goes back with it reads it. */
export type TakenBack = Extract<TakeBackEvent, { readonly type: 'TakenBack' }>;

/** What is left, for whom no records of cards are kept, of a line of the log that names some. */
export interface CardRecordsContract {
  readonly logFact: { readonly code: 'cards-were-named' };
}

/** Going back in the log, as the table knows it. */
export interface TakeBackContract {
  readonly event: TakeBackEvent;
  readonly logFact: TakeBackLogFact;
  readonly kernelCommand: TakeBackCommand;
}

export type SteppingCommand =
  /**
   * Steps to the next phase, of the next turn after the last one, as long as it is this one: who taps twice skips none. What
   * Mentat plays begins; the rest is the board's. Moderator.
   */
  | { readonly type: 'NextPhase'; readonly to: PhaseId }
  /**
   * Ends what is played of this phase, where it can be ended before its own end: shipment and movement for all who have
   * not had their turn, or comparing the board. Moderator.
   */
  | { readonly type: 'EndPhase'; readonly phase: PhaseId }
  /** What follows by itself begins at once: a seat, or the moderator; and the clock, when its time has come. */
  | { readonly type: 'GoOn' };

/** The step to the next phase, as the table knows it. */
export interface SteppingContract {
  readonly kernelCommand: SteppingCommand;
}

/** Every part of the machine that plays, one line each. */
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

/** One part of all the machine’s contracts together. */
export type KernelUnionOf<Name extends string> = {
  [One in keyof MachineContracts]: ContractPart<MachineContracts[One], Name>;
}[keyof MachineContracts];

/** What the machine says beside all features; some of it any feature may say as well. */
export type MachineContract =
  MachineContracts[keyof MachineContracts] | { readonly refusal: CommonRefusal; readonly action: CommonMove };
