/** The words of scenarios for one feature: each table maps words to their effect. */
import type { AnswerValue, FactionId, DeclaredSecret, Prompt, PromptKind, PublicFact, Command } from '#engine';
import type { Node } from './node.ts';
import type { Attempt, Run } from './run.ts';

export interface Words {
  /** The answers of a seat. */
  readonly answers: Readonly<Record<string, AnswerVerb>>;
  /** The other commands of a seat. */
  readonly acts: Readonly<Record<string, SeatAct>>;
  /** The commands of the moderator. */
  readonly moderator: Readonly<Record<string, ModeratorAct>>;
  /** The activities that the moderator can begin. */
  readonly beginnings: Readonly<Record<string, Extract<Command['type'], `Begin${string}`>>>;
  /** Steps that are one sentence about all seats or the clock; `null` if nothing of that kind is open. */
  readonly sentences: Readonly<Record<string, (run: Run) => Attempt | null>>;
  /** Public facts: the moderator's command for each key of a position. */
  readonly facts: Readonly<Record<string, (node: Node) => readonly PublicFact[]>>;
  /** Secrets: the declaration of a faction for each key, sent by its own seat. */
  readonly secrets: Readonly<Record<string, (node: Node) => DeclaredSecret>>;
  /** The secrets that each key of a position declares. A position lists them by faction. */
  readonly given: Readonly<Record<string, string>>;
  /** Assertions. */
  readonly checks: Readonly<Record<string, Check>>;
}

/** Describes how a scenario answers a prompt: builds the value that the phone would send. */
export interface AnswerVerb {
  readonly prompt: PromptKind;
  /** Other prompts that take the same answer if the first prompt is not open. */
  readonly or?: readonly PromptKind[];
  readonly value: (run: Run, by: FactionId, node: Node) => AnswerValue;
}

export type SeatAct = (run: Run, by: FactionId, node: Node, prompts: readonly Prompt[]) => Command;
export type ModeratorAct = (run: Run, node: Node) => readonly Command[];

/** Checks a part of a table. Returns every difference as a sentence. */
export type Check = (run: Run, node: Node) => readonly string[];
