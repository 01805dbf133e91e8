/**
 * The labels of a feature for the page shell. Every screen and desk loads them with the first page, so this file
 * contains nothing else.
 */
import type { ContractPart } from '../model/contracts.ts';
import type { EditionId } from '../model/editions.ts';
import type { FactionId } from '../model/factions.ts';
import type { DeclaredSecret } from '../model/facts.ts';
import type { TableView } from '../model/views.ts';
import type { CancellableUse } from '../model/windows.ts';
import type { Addressee } from './addressee.ts';
import type { Named, Needed, Message } from './message.ts';

/** The labels of other features, for titles that mention them. */
export interface Briefing {
  readonly edition: EditionId;
  readonly announced: (use: CancellableUse) => string;
  readonly askMatter: (matter: DeclaredSecret['kind']) => string;
}

/**
 * A question. If the text depends on the asked faction, it also has that faction, because a faction may act for itself
 * or for an ally.
 */
export type AskedOf<Question> = Question & { readonly faction?: FactionId };

/** A question that one seat answers. */
export interface QuestionLabels<Question> {
  /** The title of the question. It contains public facts only, because a neighbour may read it. */
  readonly title: Message<AskedOf<Question>, Briefing>;
  /**
   * What the seat must do, for a list of awaited seats. The text follows `The table waits for Harkonnen …`: `to seal a
   * plan`.
   */
  readonly awaited: string;
}

/** A question that everybody answers at once. */
export interface WindowLabels<Window> {
  /** The reason for the question: the announcement, or the moment of the phase. */
  readonly occasion: Message<Window, Briefing>;
  /** The question to all, the same on phones and screen. */
  readonly asks: Message<Window, null>;
  readonly awaited: string;
}

/** All labels that a feature with this contract needs for the page shell. */
export type Labels<Contract> = Needed<'prompts', Questions<ContractPart<Contract, 'prompt'>>> &
  Needed<'windows', Windows<ContractPart<Contract, 'window'>>> &
  Needed<'uses', Acts<ContractPart<Contract, 'use'>>> &
  Needed<'secrets', Secrets<ContractPart<Contract, 'secret'>>> &
  Needed<'optionalPrompts', Offers<ContractPart<Contract, 'optionalPrompt'>>> &
  Now;

/** The lines about a feature that is running. Each function returns `null` if the feature is not running. */
export interface Now {
  /**
   * Returns what happens now, in one sentence for players who wait: `Chiara and Ben fight for Tuek’s Sietch.` A feature
   * that interrupts a phase comes first in the list, so that its line is shown.
   */
  readonly headline?: (table: TableView, called: Addressee) => string | null;
  /** Returns what comes next for the reader. */
  readonly next?: (table: TableView, reader: FactionId) => string | null;
  /** Returns what the moderator can begin, or what else runs, for the screen while it names no awaited seat. */
  readonly ready?: (table: TableView) => string | null;
  /**
   * Returns the act of a use that a Karama may cancel, as the table sees it: `The Lansraad restrict Old Gap.` It returns
   * `null` if the table sees no more than the power.
   */
  readonly act?: (table: TableView, use: CancellableUse) => string | null;
  /** Returns the open questions, for the screen below the awaited seats. */
  readonly open?: (table: TableView) => string | null;
}

type Questions<Question> = { readonly [One in Question as Named<One>]: QuestionLabels<One> };
type Windows<Window> = { readonly [One in Window as Named<One>]: WindowLabels<One> };
/** The announcement of a use that a Karama may cancel: one or two whole sentences. */
type Acts<Act> = { readonly [One in Act as Named<One>]: Message<One, Briefing> };
/** The question to the owner about a secret: `Is your hand right?` */
type Secrets<Secret> = { readonly [One in Secret as Named<One>]: string };
/** The button that opens an optional prompt. */
type Offers<Kind> = { readonly [One in Kind as One & string]: string };
