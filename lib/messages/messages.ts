/**
 * All other messages of a feature. If a message for a part of its contract is missing, the feature does not compile.
 */
import type { ContractPart } from '../model/contracts.ts';
import type { EditionId } from '../model/editions.ts';
import type { DeclaredSecret, PublicFact } from '../model/facts.ts';
import type { PhysicalAction } from '../model/instructions.ts';
import type { LogFact } from '../model/log.ts';
import type { PromptKind } from '../model/prompts.ts';
import type { CancellableUse } from '../model/windows.ts';
import type { AskedOf } from './labels.ts';
import type { Explanation } from './explanation.ts';
import type { Named, Needed, Message } from './message.ts';

/** The reader of a physical action: its owner, or anybody. For anybody the text names the faction. */
export type Reader = 'owner' | 'anybody';

/** The messages of other features, for sentences that mention them. */
export interface Others {
  readonly awaitedTo: (kind: PromptKind) => string;
  readonly theUse: (use: CancellableUse) => string;
  readonly nameOfSecret: (matter: DeclaredSecret['kind']) => string;
  readonly coverOwnFact: (fact: DeclaredSecret) => string;
  readonly sayCheck: (matter: DeclaredSecret['kind']) => string;
  readonly sayCorrection: (fact: PublicFact, was: PublicFact, edition: EditionId) => string;
  readonly sayHandMove: (move: PhysicalAction, edition: EditionId, reader: Reader) => string;
  readonly sayOwnFact: (fact: DeclaredSecret) => string;
}

/** The helpers for a sentence at a table of this edition. */
export interface Telling extends Others {
  readonly edition: EditionId;
  /** Returns a point of the log, named by what happened next. */
  readonly sayPoint: (next: LogFact) => string;
}

/** A question that one seat answers. */
export interface QuestionMessages<Question> {
  /** The explanation below the question: what the answer does, in one or two sentences. */
  readonly lead: Message<AskedOf<Question>, Others>;
  /** The effect if the moderator answers for a silent seat. */
  readonly byDefault: string;
}

/** A question that everybody answers at once. */
export interface WindowMessages<Window> extends QuestionMessages<Window> {
  /**
   * The line above the question: which seats are asked, and what a card or a call would do if the question does not say
   * so.
   */
  readonly above: Message<Window, Others>;
}

/** The texts of a public fact in the log and at the desk. */
export interface FactMessages<Fact> {
  /** The subject of the fact: `Harkonnen forces in Carthag, sector 10`. */
  readonly about: Message<Fact, EditionId>;
  /** The value alone, in short: `12`, `in the tanks`, `none`. */
  readonly value: Message<Fact, EditionId>;
  /**
   * The value without a word before it that names the kind of value: `sector 12`. Missing if it is the same as the
   * short value.
   */
  readonly inFull?: Message<Fact, EditionId>;
  /** The correction, after `the moderator …`: `set the storm to sector 12, was 9`. */
  readonly corrected: Message<Fact, Corrected>;
}

/** The end of a correction: `to` is `to sector 12, was 9`, and `was` is the old value alone. */
export interface Corrected {
  readonly to: string;
  readonly was: string;
  readonly edition: EditionId;
}

/** The texts of a secret that its owner declares and that the moderator can ask about. */
export interface SecretMessages<Secret> {
  /** The name of the secret, after `your` or `Harkonnen’s`. */
  readonly name: string;
  /** The question of the moderator to the owner. */
  readonly check: string;
  /** The line about what the owner has entered. Only the owner reads it. */
  readonly entered: Message<Secret, null>;
  /** The line about the entry in a form that may stand openly on the owner's phone. */
  readonly covered: string;
}

/** All messages that a feature with this contract needs, except its labels. */
export type Messages<Contract> = Needed<'prompts', Questions<ContractPart<Contract, 'prompt'>>> &
  Needed<'windows', Windows<ContractPart<Contract, 'window'>>> &
  Needed<'log', Lines<ContractPart<Contract, 'logFact'>>> &
  CoveredLines<ContractPart<Contract, 'logFact'>> &
  Needed<'refusals', Refusals<ContractPart<Contract, 'refusal'>>> &
  Needed<'facts', Facts<ContractPart<Contract, 'fact'>>> &
  Needed<'secrets', Secrets<ContractPart<Contract, 'secret'>>> &
  Needed<'uses', Acts<ContractPart<Contract, 'use'>>> &
  Needed<'actions', Moves<ContractPart<Contract, 'action'>>> &
  Beside<ContractPart<Contract, 'logFact'>>;

/** Optional messages of a feature. */
interface Beside<Told> {
  /**
   * The names of points for taking back, if the line of the log says more than what happened: one clause in the past
   * tense.
   */
  readonly points?: { readonly [One in Told as Named<One>]?: Message<One, Telling> };
}

type Questions<Question> = { readonly [One in Question as Named<One>]: QuestionMessages<One> };
type Windows<Window> = { readonly [One in Window as Named<One>]: WindowMessages<One> };
/** A line of the log, in the past tense. Its first letter is small. */
type Lines<Told> = { readonly [One in Told as Named<One>]: Message<One, Telling> };
/**
 * Lines with a secret, in the form that may stand uncovered on their owner's phone: they say what happened, without the
 * secret. `null` if the line has no secret. A line for one faction only must have an entry.
 */
type CoveredLines<Told> = [OwnCode<Told>] extends [never]
  ? { readonly covered?: MayBeCovered<Told> }
  : { readonly covered: MayBeCovered<Told> & MustBeCovered<Told> };
type OwnCode<Told> = Extract<Named<Told>, `own-${string}`>;
type Cover<Told> = (fact: Told, others: Others) => string | null;
type MayBeCovered<Told> = { readonly [One in Told as Named<One>]?: Cover<One> };
type MustBeCovered<Told> = { readonly [One in Told as OwnCode<One>]: Cover<One> };
type Refusals<Refusal> = { readonly [One in Refusal as Named<One>]: (refusal: One, edition: EditionId) => Explanation };
type Facts<Fact> = { readonly [One in Fact as Named<One>]: FactMessages<One> };
type Secrets<Secret> = { readonly [One in Secret as Named<One>]: SecretMessages<One> };
/** A use that a Karama may cancel, inside a sentence: `Bene Gesserit’s command`. */
type Acts<Act> = { readonly [One in Act as Named<One>]: Message<One, null> };
type Moves<Move> = { readonly [One in Move as Named<One>]: Message<One, HandMoveReading> };

/** The reader of a physical action, and the edition of the table. */
export interface HandMoveReading {
  readonly edition: EditionId;
  readonly reader: Reader;
}
