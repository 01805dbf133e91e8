/** What scenarios can say of one feature: each table has its words, and what they come to. */
import type { AnswerValue, FactionId, DeclaredSecret, Prompt, PromptKind, PublicFact, Command } from '#engine';
import type { Node } from './node.ts';
import type { Attempt, Run } from './run.ts';

export interface Words {
  /** What a seat answers. */
  readonly answers: Readonly<Record<string, AnswerVerb>>;
  /** What a seat wants besides. */
  readonly acts: Readonly<Record<string, SeatAct>>;
  /** What the moderator does. */
  readonly moderator: Readonly<Record<string, ModeratorAct>>;
  /** What the moderator can begin. */
  readonly beginnings: Readonly<Record<string, Extract<Command['type'], `Begin${string}`>>>;
  /**
   * Steps that are one sentence, since they are about everybody or about the clock; `null` where nothing of the kind is
   * open.
   */
  readonly sentences: Readonly<Record<string, (run: Run) => Attempt | null>>;
  /** Public facts: what each key of a position says, as the moderator enters it. */
  readonly facts: Readonly<Record<string, (node: Node) => readonly PublicFact[]>>;
  /** Secrets: what each says of one faction, as its own seat enters it. */
  readonly secrets: Readonly<Record<string, (node: Node) => DeclaredSecret>>;
  /** In a position the secrets stand by faction: which key has which of them. */
  readonly given: Readonly<Record<string, string>>;
  /** What must be true. */
  readonly checks: Readonly<Record<string, Check>>;
}

/** How a prompt is answered: builds the value that the phone would send. */
export interface AnswerVerb {
  readonly prompt: PromptKind;
  /** Other questions that the same may answer, where the first is not open. */
  readonly or?: readonly PromptKind[];
  readonly value: (run: Run, by: FactionId, node: Node) => AnswerValue;
}

export type SeatAct = (run: Run, by: FactionId, node: Node, prompts: readonly Prompt[]) => Command;
export type ModeratorAct = (run: Run, node: Node) => readonly Command[];

/** Every difference is a sentence. */
export type Check = (run: Run, node: Node) => readonly string[];
