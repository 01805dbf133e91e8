/** Every other sentence on a feature: what is missing for something in its contract does not compile. */
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

/** The reader of a hand move: its owner, who needs no name; or anybody, and then the text names the faction. */
export type Reader = 'owner' | 'anybody';

/** What other features say, for sentences that speak of it. */
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

/** A sentence at a table of this edition. */
export interface Telling extends Others {
  readonly edition: EditionId;
  /** A point of the log, named by what happened next. */
  readonly sayPoint: (next: LogFact) => string;
}

/** A question that one seat answers. */
export interface QuestionMessages<Question> {
  /** One or two sentences beneath the question: what the answer does. */
  readonly lead: Message<AskedOf<Question>, Others>;
  /** What the moderator sets in motion by answering for a silent seat. */
  readonly byDefault: string;
}

/** A question that everybody answers at once. */
export interface WindowMessages<Window> extends QuestionMessages<Window> {
  /** The line above the question: who is asked, and what a card or a call would do where the question does not say it. */
  readonly above: Message<Window, Others>;
}

/** A public fact, as the log and the desk write it. */
export interface FactMessages<Fact> {
  /** What it is about: `Harkonnen forces in Carthag, sector 10`. */
  readonly about: Message<Fact, EditionId>;
  /** The value alone, short: `12`, `in the tanks`, `none`. */
  readonly value: Message<Fact, EditionId>;
  /** The value where no word before it says what it counts: `sector 12`. Left out where it is the same. */
  readonly inFull?: Message<Fact, EditionId>;
  /** What the moderator did, after `the moderator …`: `set the storm to sector 12, was 9`. */
  readonly corrected: Message<Fact, Corrected>;
}

/** How a correction ends: `to` is `to sector 12, was 9`, `was` the old value alone. */
export interface Corrected {
  readonly to: string;
  readonly was: string;
  readonly edition: EditionId;
}

/** A secret that its owner tells and the moderator can ask about. */
export interface SecretMessages<Secret> {
  /** After `your` or `Harkonnen’s`. */
  readonly name: string;
  /** To its owner, when the moderator asks. */
  readonly check: string;
  /** What its owner entered; for their eyes alone. */
  readonly entered: Message<Secret, null>;
  /** The same as it may stand openly on its owner's phone. */
  readonly covered: string;
}

/** Everything that is said of a feature of this contract, but for its brief. */
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

/** What may be said besides. */
interface Beside<Told> {
  /** Points to return to, where the line says more than what happened: one clause in the past tense. */
  readonly points?: { readonly [One in Told as Named<One>]?: Message<One, Telling> };
}

type Questions<Question> = { readonly [One in Question as Named<One>]: QuestionMessages<One> };
type Windows<Window> = { readonly [One in Window as Named<One>]: WindowMessages<One> };
/** A line of the log, in the past tense, its first letter small. */
type Lines<Told> = { readonly [One in Told as Named<One>]: Message<One, Telling> };
/**
 * Lines that tell a secret, as they may stand openly on their owner's phone: what happened, never what it was about;
 * `null` while they tell none. Those for one faction alone must be there.
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
/** What a Karama may stop, inside a sentence: `Bene Gesserit’s command`. */
type Acts<Act> = { readonly [One in Act as Named<One>]: Message<One, null> };
type Moves<Move> = { readonly [One in Move as Named<One>]: Message<One, HandMoveReading> };

/** Who reads a hand move, at a table of which edition. */
export interface HandMoveReading {
  readonly edition: EditionId;
  readonly reader: Reader;
}
