/** The titles of questions, as the page shell shows them. */
import { LABELS } from '../../labels.ts';
import type { EditionId } from '../../model/editions.ts';
import type { DeclaredSecret } from '../../model/facts.ts';
import type { PromptPayload } from '../../model/prompts.ts';
import type { CancellableUse, WindowPayload } from '../../model/windows.ts';
import type { TableView } from '../../model/views.ts';
import type { AskedOf, Briefing, Now, QuestionLabels, WindowLabels } from '../labels.ts';
import { type Message, render } from '../message.ts';
import { mergeByName } from './merge-by-name.ts';

const QUESTIONS = mergeByName<Question['kind'], QuestionLabels<PromptPayload>>(LABELS, 'prompts');
const WINDOWS = mergeByName<WindowPayload['kind'], WindowLabels<WindowPayload>>(LABELS, 'windows');
const ACTS = mergeByName<CancellableUse['kind'], Message<CancellableUse, Briefing>>(LABELS, 'uses');
const SECRETS = mergeByName<DeclaredSecret['kind'], string>(LABELS, 'secrets');

/**
 * A question. If the text depends on the asked faction, it also has that faction, because a faction may act for itself
 * or for an ally.
 */
export type Asked = AskedOf<PromptPayload>;
type Question = Exclude<PromptPayload, WindowPayload>;

/** Whether the question asks everybody at once. */
const isWindowAsk = (ask: Asked): ask is WindowPayload => Object.hasOwn(WINDOWS, ask.kind);

/** Returns the title of a question. It contains public facts only, because a neighbour may read it. */
export const promptTitle = (ask: Asked, edition: EditionId): string =>
  isWindowAsk(ask)
    ? `${formatOccasion(ask, edition)} ${askEverybody(ask)}`
    : render(QUESTIONS[ask.kind].title, ask, briefing(edition));

/** Returns the reason for a question to all: the announcement, or the moment of the phase. */
export const formatOccasion = (ask: WindowPayload, edition: EditionId): string =>
  render(WINDOWS[ask.kind].occasion, ask, briefing(edition));

/** Returns the question to all, the same on phones and screen. */
export const askEverybody = (ask: WindowPayload): string => render(WINDOWS[ask.kind].asks, ask, null);

/** Returns the title of a question at this table. If the question is about an act, the title names the act. */
export const titleAt = (ask: Asked, table: TableView): string =>
  isWindowAsk(ask)
    ? `${render(WINDOWS[ask.kind].occasion, ask, briefingAt(table))} ${askEverybody(ask)}`
    : promptTitle(ask, table.choices.edition);

/**
 * Returns all uses that a Karama may cancel at this moment. Each is the act as the table sees it, or the text that
 * announces the power.
 */
export const allAnnounced = (uses: readonly CancellableUse[], table: TableView): string =>
  uses.map(briefingAt(table).announced).join(' ');

function briefingAt(table: TableView): Briefing {
  const general = briefing(table.choices.edition);
  return { ...general, announced: (use) => actOf(table, use) ?? general.announced(use) };
}

const FEATURES: readonly Now[] = Object.values(LABELS);

function actOf(table: TableView, use: CancellableUse): string | null {
  for (const { act } of FEATURES) {
    const words = act?.(table, use) ?? null;
    if (words !== null) return words;
  }
  return null;
}

/** Returns the question to the owner of a secret, for the owner's phone. */
export const askMatter = (matter: DeclaredSecret['kind']): string => SECRETS[matter];

const briefing = (edition: EditionId): Briefing => ({
  edition,
  announced: (act) => render(ACTS[act.kind], act, briefing(edition)),
  askMatter,
});
