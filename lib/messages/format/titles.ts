/** What is asked, in the words of the shell. */
import { LABELS } from '../../labels.ts';
import type { EditionId } from '../../model/editions.ts';
import type { DeclaredSecret } from '../../model/facts.ts';
import type { PromptPayload } from '../../model/prompts.ts';
import type { CancellableUse, WindowPayload } from '../../model/windows.ts';
import type { AskedOf, Briefing, QuestionLabels, WindowLabels } from '../labels.ts';
import { type Message, render } from '../message.ts';
import { mergeByName } from './merge-by-name.ts';

const QUESTIONS = mergeByName<Question['kind'], QuestionLabels<PromptPayload>>(LABELS, 'prompts');
const WINDOWS = mergeByName<WindowPayload['kind'], WindowLabels<WindowPayload>>(LABELS, 'windows');
const ACTS = mergeByName<CancellableUse['kind'], Message<CancellableUse, Briefing>>(LABELS, 'uses');
const SECRETS = mergeByName<DeclaredSecret['kind'], string>(LABELS, 'secrets');

/**
 * A question. It also names the faction it asks where the wording depends on it: a faction acts for itself or for an
 * ally.
 */
export type Asked = AskedOf<PromptPayload>;
type Question = Exclude<PromptPayload, WindowPayload>;

/** Whether everybody is asked at once. */
const isWindowAsk = (ask: Asked): ask is WindowPayload => Object.hasOwn(WINDOWS, ask.kind);

/** The question itself. It names public facts only, since a neighbour may read it. */
export const promptTitle = (ask: Asked, edition: EditionId): string =>
  isWindowAsk(ask)
    ? `${formatOccasion(ask, edition)} ${askEverybody(ask)}`
    : render(QUESTIONS[ask.kind].title, ask, briefing(edition));

/** Why everybody is asked: what was announced, or how far it has come. */
export const formatOccasion = (ask: WindowPayload, edition: EditionId): string =>
  render(WINDOWS[ask.kind].occasion, ask, briefing(edition));

/** What everybody is asked, on the phones and on the screen alike. */
export const askEverybody = (ask: WindowPayload): string => render(WINDOWS[ask.kind].asks, ask, null);

/** All that may be stopped at this moment, each as it is announced. */
export const allAnnounced = (acts: readonly CancellableUse[], edition: EditionId): string =>
  acts.map(briefing(edition).announced).join(' ');

/** A secret's owner is asked about it, on their own phone. */
export const askMatter = (matter: DeclaredSecret['kind']): string => SECRETS[matter];

const briefing = (edition: EditionId): Briefing => ({
  edition,
  announced: (act) => render(ACTS[act.kind], act, briefing(edition)),
  askMatter,
});
