import { isOffer, type OfferKind, type Prompt, type PromptKind, type SeatView, type WindowAsk } from '#client';

/** Which of several open questions is asked first: what everybody waits for, before what waits for nobody. */
const URGENCY: readonly PromptKind[] = [
  'interfere',
  'treachery',
  'weather-control',
  'family-atomics',
  'consent-no-leader',
  'tell-truth',
  'see-plan',
  'show-element',
  'voice',
  'prescience',
  'announce-no-leader',
  'battle-plan',
  'storm-dial',
  'choose-losses',
  'keep-cards',
  'capture',
  'captive',
  'battle-done',
  'choose-battle',
  'open-prediction',
  'check-board',
  'choose-traitor',
  'predict',
  'draw-own',
  'spread-forces',
  'start-anywhere',
  'setup-done',
  'check-own',
];

/** Questions that everybody is asked, one for each window. */
const WINDOWS: Readonly<Record<WindowAsk['kind'], true>> = {
  interfere: true,
  treachery: true,
  'weather-control': true,
  'family-atomics': true,
};

export const isWindow = ({ kind }: Prompt): boolean => Object.hasOwn(WINDOWS, kind);

/**
 * The one decision a phone shows. A window stays until it closes, answered or not, since it must look the same on every
 * phone; any other question that is answered gives way to one that is not.
 */
export function decisionOf({ prompts }: SeatView): Prompt | null {
  const asked = prompts.filter(({ kind }) => !isOffer(kind));
  const open = asked.filter((prompt) => !prompt.sealed || isWindow(prompt));
  const inOrder = [...(open.length > 0 ? open : asked)].sort(
    (a, b) => URGENCY.indexOf(a.kind) - URGENCY.indexOf(b.kind),
  );
  return inOrder[0] ?? null;
}

/** What this seat may do now and need not; it fills the phone only when its owner asks for it. */
export const offerOf = ({ prompts }: SeatView): Offer | null =>
  prompts.find((prompt): prompt is Offer => isOffer(prompt.kind)) ?? null;

type Offer = Extract<Prompt, { readonly kind: OfferKind }>;

/** Whether the phone may be put down: the decision is made, and can only be changed. */
export const isMade = (prompt: Prompt): boolean => prompt.sealed && !isWindow(prompt);

/** Which page a question is: a plan asked anew keeps its page and what is laid there; sealed and open are two pages. */
export const pageOf = (prompt: Prompt): string =>
  prompt.kind === 'battle-plan' ? `${prompt.battle} ${prompt.sealed}` : prompt.id;

/** The questions whose pages were opened, the one that fills the phone included: each is kept while it is still asked. */
export const keptPages = (
  { prompts }: SeatView,
  opened: readonly string[],
  filling: Prompt | null,
): readonly Prompt[] => prompts.filter((prompt) => prompt === filling || opened.includes(pageOf(prompt)));
