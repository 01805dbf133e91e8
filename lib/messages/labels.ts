/** What the shell of a page says of a feature. It is in the first load of screen and desk, so there is nothing else in it. */
import type { ContractPart } from '../model/contracts.ts';
import type { EditionId } from '../model/editions.ts';
import type { FactionId } from '../model/factions.ts';
import type { DeclaredSecret } from '../model/facts.ts';
import type { TableView } from '../model/views.ts';
import type { CancellableUse } from '../model/windows.ts';
import type { Addressee } from './addressee.ts';
import type { Named, Needed, Message } from './message.ts';

/** What the briefs of other features say, for titles that speak of it. */
export interface Briefing {
  readonly edition: EditionId;
  readonly announced: (use: CancellableUse) => string;
  readonly askMatter: (matter: DeclaredSecret['kind']) => string;
}

/**
 * A question. It also names the faction it asks where the wording depends on it: a faction acts for itself or for an
 * ally.
 */
export type AskedOf<Question> = Question & { readonly faction?: FactionId };

/** A question that one seat answers. */
export interface QuestionLabels<Question> {
  /** The question itself. It names public facts only, since a neighbour may read it. */
  readonly title: Message<AskedOf<Question>, Briefing>;
  /** What a waiting list may say of it, after `The table waits for Harkonnen …`: `to seal a plan`. */
  readonly awaited: string;
}

/** A question that everybody answers at once. */
export interface WindowLabels<Window> {
  /** Why everybody is asked: what was announced, or how far it has come. */
  readonly occasion: Message<Window, Briefing>;
  /** What everybody is asked, on the phones and on the screen alike. */
  readonly asks: Message<Window, null>;
  readonly awaited: string;
}

/** Everything that the shell says of a feature of this contract. */
export type Labels<Contract> = Needed<'prompts', Questions<ContractPart<Contract, 'prompt'>>> &
  Needed<'windows', Windows<ContractPart<Contract, 'window'>>> &
  Needed<'uses', Acts<ContractPart<Contract, 'use'>>> &
  Needed<'secrets', Secrets<ContractPart<Contract, 'secret'>>> &
  Needed<'optionalPrompts', Offers<ContractPart<Contract, 'optionalPrompt'>>> &
  Now;

/** What is said of it while it plays; each says nothing while it does not. */
export interface Now {
  /**
   * Returns what happens now, in one sentence for players who wait: `Chiara and Ben fight for Tuek’s Sietch.` What
   * interrupts a phase stands before it in the list, so that people hear it first.
   */
  readonly headline?: (table: TableView, called: Addressee) => string | null;
  /** What follows for the reader once this is over. */
  readonly next?: (table: TableView, reader: FactionId) => string | null;
  /** What can be begun, on the screen while nobody is awaited. */
  readonly ready?: (table: TableView) => string | null;
  /** What is open, on the screen beneath those who are awaited. */
  readonly open?: (table: TableView) => string | null;
}

type Questions<Question> = { readonly [One in Question as Named<One>]: QuestionLabels<One> };
type Windows<Window> = { readonly [One in Window as Named<One>]: WindowLabels<One> };
/** What a Karama may stop, as it is announced: a whole sentence, or two. */
type Acts<Act> = { readonly [One in Act as Named<One>]: Message<One, Briefing> };
/** The question that its owner is asked about it: `Is your hand right?` */
type Secrets<Secret> = { readonly [One in Secret as Named<One>]: string };
/** The way to a question that nobody has to answer, on its button. */
type Offers<Kind> = { readonly [One in Kind as One & string]: string };
