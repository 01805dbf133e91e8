/**
 * The draft of a battle plan, built field by field. It knows no rule: the prompt's grammar says which choices are
 * legal, and which choice is dropped if two do not fit together.
 */
import {
  parsePlanLeader,
  parsePlayedCard,
  choices,
  contains,
  sameAnswer,
  type AnswerValue,
  type BattlePlan,
  type Grammar,
  type ShownElement,
} from '#client';
import type { Offer as OfferAmong } from '#app/_components/cards/card-offers.ts';

/** One part of a plan. */
export type PlanField = keyof BattlePlan;

/** The choices made so far. A missing field is still open. */
export type PlanDraft = { readonly [Field in PlanField]?: AnswerValue };

/** The slots of a plan, without its numbers, in the order in which players fill them. */
export const PLACES = ['leader', 'weapon', 'defense'] as const;
export type PlanPlace = (typeof PLACES)[number];

/** A choice for a slot. It may be taken from another slot. */
export type Offer = OfferAmong<PlanPlace>;

/** A choice that another choice has removed from its slot. */
export interface GaveWay {
  readonly place: PlanPlace;
  readonly was: AnswerValue;
  /** The slot where the same card is now. */
  readonly movedTo: PlanPlace | null;
}

const FIELDS: readonly PlanField[] = ['leader', 'kwisatzHaderach', 'weapon', 'defense', 'dial', 'spice'];
/** The fields with numbers that start at their minimum. */
const NUMBERS: readonly PlanField[] = ['dial', 'spice'];

/**
 * Returns a new plan, or the legal part of an earlier one. The element that prescience saw is in it, unless the player
 * changed it.
 */
export function startDraft(answers: Grammar, earlier: PlanDraft | null, shown: ShownElement | null = null): PlanDraft {
  const draft = earlier ?? {};
  if (shown === null) return completed(answers, keeping(answers, {}, draft, FIELDS));
  const { element } = shown;
  const lies = keeping(answers, {}, draft, [element])[element] === undefined ? { ...draft, ...asShown(shown) } : draft;
  // Choices that bind come first, so that no other choice takes their slot.
  return completed(answers, keeping(answers, {}, lies, [element, ...FIELDS.filter((field) => field !== element)]));
}

/** Whether this slot can only hold the element that prescience saw, whichever card with that name it is. */
export function isFixed(answers: Grammar, shown: ShownElement | null, field: PlanField): boolean {
  return shown?.element === field && new Set(choices(answers, field, {}).map(faceOf)).size === 1;
}

function faceOf(value: AnswerValue): string {
  const leader = parsePlanLeader(value);
  if (leader?.kind === 'leader') return leader.leader;
  return parsePlayedCard(value)?.card ?? JSON.stringify(value);
}

/**
 * Returns the draft with `value` in its field. Choices that no longer fit are dropped. Spice changes only as far as
 * necessary.
 */
export function laid(answers: Grammar, draft: PlanDraft, field: PlanField, value: AnswerValue): PlanDraft {
  const others = FIELDS.filter((other) => other !== field && other !== 'spice');
  const kept = keeping(answers, { [field]: value }, draft, others);
  return completed(answers, field === 'spice' ? kept : withNearestSpice(answers, kept, draft.spice));
}

/** Returns all legal choices of a field, each once. Choices that fit the rest of the draft come first. */
export function offers(answers: Grammar, draft: PlanDraft, field: PlanField): readonly Offer[] {
  const fitting = choices(answers, field, without(draft, field));
  const rest = choices(answers, field, {}).filter((value) => !fitting.some((fits) => sameAnswer(fits, value)));
  return [
    ...fitting.map((value) => ({ value, takenFrom: null })),
    ...rest.map((value) => ({ value, takenFrom: otherPlaceOf(draft, field, value) })),
  ];
}

/** Returns the choices in other slots that this choice has removed. */
export function gaveWay(before: PlanDraft, after: PlanDraft, field: PlanField): readonly GaveWay[] {
  return PLACES.flatMap((place) => {
    const was = before[place] ?? null;
    if (place === field || was === null || sameAnswer(was, after[place] ?? null)) return [];
    return [{ place, was, movedTo: otherPlaceOf(after, place, was) }];
  });
}

/** Returns the other slot of the card in this answer. One card is in one slot. */
export function otherPlaceOf(draft: PlanDraft, field: PlanField, value: AnswerValue): PlanPlace | null {
  const slot = parsePlayedCard(value)?.slot;
  if (slot === undefined) return null;
  return PLACES.find((place) => place !== field && parsePlayedCard(draft[place])?.slot === slot) ?? null;
}

/** Returns the first field that is still open; `null` when the player can seal the plan. */
export function openField(answers: Grammar, draft: PlanDraft): PlanField | null {
  const open = FIELDS.find((field) => draft[field] === undefined && choices(answers, field, {}).length > 0);
  return open ?? (contains(answers, draft) ? null : 'leader');
}

/** Returns the number in a field; `otherwise` while the field is open. */
export function numberIn(draft: PlanDraft, field: 'dial' | 'spice', otherwise: number): number {
  const value = draft[field];
  return typeof value === 'number' ? value : otherwise;
}

/** Returns the spice for this dial when the player turns the wheel to that dial. */
export const spiceBeside = (answers: Grammar, draft: PlanDraft, dial: number): number =>
  numberIn(laid(answers, draft, 'dial', dial), 'spice', 0);

/** Returns the amounts of spice that can support the present dial, lowest first. */
export const spiceFor = (answers: Grammar, draft: PlanDraft): readonly number[] =>
  choices(answers, 'spice', without(draft, 'spice')).filter((value) => typeof value === 'number');

/** Returns the next slot with a choice after this one; `null` after the last. */
export function placeAfter(answers: Grammar, place: PlanPlace): PlanPlace | null {
  const following = PLACES.slice(PLACES.indexOf(place) + 1);
  return following.find((next) => choices(answers, next, {}).length > 1) ?? null;
}

/** The numbers that can be dialled, in the form for the wheel. */
export function dialRange(answers: Grammar): { readonly from: number; readonly to: number; readonly step: number } {
  const numbers = choices(answers, 'dial', {})
    .filter((value) => typeof value === 'number')
    .sort((a, b) => a - b);
  const [from = 0, second = from + 1] = numbers;
  return { from, to: numbers.at(-1) ?? from, step: second - from };
}

/** Returns the element that prescience saw, as part of a draft. */
function asShown(shown: ShownElement): PlanDraft {
  switch (shown.element) {
    case 'leader':
      return { leader: shown.leader === null ? null : { ...shown.leader } };
    case 'dial':
      return { dial: shown.dial };
    case 'weapon':
    case 'defense':
      return shown.card === 'none' ? {} : { [shown.element]: { ...shown.card } };
  }
}

/**
 * Fills fields: a field with one choice takes it, a field that may be empty stays empty, and numbers start at their
 * lower stop.
 */
function completed(answers: Grammar, draft: PlanDraft): PlanDraft {
  return FIELDS.reduce((plan, field) => {
    if (plan[field] !== undefined) return plan;
    const possible = choices(answers, field, plan);
    const [first] = possible;
    if (first === undefined) return plan;
    const settled =
      possible.length === 1 || NUMBERS.includes(field)
        ? first
        : possible.find((value) => value === null || value === false);
    return settled === undefined ? plan : { ...plan, [field]: settled };
  }, draft);
}

/** Returns `draft` with the earlier choices that still fit together, in order. */
function keeping(answers: Grammar, draft: PlanDraft, earlier: PlanDraft, fields: readonly PlanField[]): PlanDraft {
  return fields.reduce((plan, field) => {
    const value = earlier[field];
    if (value === undefined) return plan;
    const goes = choices(answers, field, plan).some((possible) => sameAnswer(possible, value));
    return goes ? { ...plan, [field]: value } : plan;
  }, draft);
}

/**
 * Returns the draft with the spice nearest to the earlier amount. Of two equally near amounts, it takes the amount that
 * costs fewer forces.
 */
function withNearestSpice(answers: Grammar, draft: PlanDraft, spice: AnswerValue | undefined): PlanDraft {
  if (typeof spice !== 'number') return draft;
  const [nearest] = [...spiceFor(answers, draft)].sort((a, b) => Math.abs(a - spice) - Math.abs(b - spice) || b - a);
  return nearest === undefined ? draft : { ...draft, spice: nearest };
}

function without(draft: PlanDraft, field: PlanField): PlanDraft {
  const { [field]: _dropped, ...rest } = draft;
  return rest;
}
