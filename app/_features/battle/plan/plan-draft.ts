/**
 * A battle plan while it is put together, field by field. It knows no rule: what may be laid comes from the prompt's
 * grammar alone, and so does what must give way when two choices do not go together.
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

/** What has been chosen so far; a missing field is still open. */
export type PlanDraft = { readonly [Field in PlanField]?: AnswerValue };

/** What lies in a plan beside its numbers, in the order in which it is laid. */
export const PLACES = ['leader', 'weapon', 'defense'] as const;
export type PlanPlace = (typeof PLACES)[number];

/** What can be laid in one of them, perhaps taken from another. */
export type Offer = OfferAmong<PlanPlace>;

/** What no longer lies in its place, as something else was laid. */
export interface GaveWay {
  readonly place: PlanPlace;
  readonly was: AnswerValue;
  /** Where that very card lies now. */
  readonly movedTo: PlanPlace | null;
}

const FIELDS: readonly PlanField[] = ['leader', 'kwisatzHaderach', 'weapon', 'defense', 'dial', 'spice'];
/** Numbers that start at the lowest. */
const NUMBERS: readonly PlanField[] = ['dial', 'spice'];

/** A fresh plan, or an earlier one as far as it is still legal. What was shown lies there, unless it was changed. */
export function startDraft(answers: Grammar, earlier: PlanDraft | null, shown: ShownElement | null = null): PlanDraft {
  const draft = earlier ?? {};
  if (shown === null) return completed(answers, keeping(answers, {}, draft, FIELDS));
  const { element } = shown;
  const lies = keeping(answers, {}, draft, [element])[element] === undefined ? { ...draft, ...asShown(shown) } : draft;
  // First of all what may be bound, so that nothing else takes its place.
  return completed(answers, keeping(answers, {}, lies, [element, ...FIELDS.filter((field) => field !== element)]));
}

/** Whether this place can hold nothing else than what was shown, whichever card of that name it is. */
export function isFixed(answers: Grammar, shown: ShownElement | null, field: PlanField): boolean {
  return shown?.element === field && new Set(choices(answers, field, {}).map(faceOf)).size === 1;
}

function faceOf(value: AnswerValue): string {
  const leader = parsePlanLeader(value);
  if (leader?.kind === 'leader') return leader.leader;
  return parsePlayedCard(value)?.card ?? JSON.stringify(value);
}

/** The draft with `value` laid in its field; what does not go with it gives way, spice only as far as it must. */
export function laid(answers: Grammar, draft: PlanDraft, field: PlanField, value: AnswerValue): PlanDraft {
  const others = FIELDS.filter((other) => other !== field && other !== 'spice');
  const kept = keeping(answers, { [field]: value }, draft, others);
  return completed(answers, field === 'spice' ? kept : withNearestSpice(answers, kept, draft.spice));
}

/** Everything that may be laid in a field, what fits the rest first; each value once. */
export function offers(answers: Grammar, draft: PlanDraft, field: PlanField): readonly Offer[] {
  const fitting = choices(answers, field, without(draft, field));
  const rest = choices(answers, field, {}).filter((value) => !fitting.some((fits) => sameAnswer(fits, value)));
  return [
    ...fitting.map((value) => ({ value, takenFrom: null })),
    ...rest.map((value) => ({ value, takenFrom: otherPlaceOf(draft, field, value) })),
  ];
}

/** What lay in other places and gave way when this field was laid. */
export function gaveWay(before: PlanDraft, after: PlanDraft, field: PlanField): readonly GaveWay[] {
  return PLACES.flatMap((place) => {
    const was = before[place] ?? null;
    if (place === field || was === null || sameAnswer(was, after[place] ?? null)) return [];
    return [{ place, was, movedTo: otherPlaceOf(after, place, was) }];
  });
}

/** Where else the card of this answer lies: one card lies in one place. */
export function otherPlaceOf(draft: PlanDraft, field: PlanField, value: AnswerValue): PlanPlace | null {
  const slot = parsePlayedCard(value)?.slot;
  if (slot === undefined) return null;
  return PLACES.find((place) => place !== field && parsePlayedCard(draft[place])?.slot === slot) ?? null;
}

/** The first field that nobody has decided yet; `null` when the plan can be sealed. */
export function openField(answers: Grammar, draft: PlanDraft): PlanField | null {
  const open = FIELDS.find((field) => draft[field] === undefined && choices(answers, field, {}).length > 0);
  return open ?? (contains(answers, draft) ? null : 'leader');
}

/** The number that lies in a field, or `otherwise` while it is open. */
export function numberIn(draft: PlanDraft, field: 'dial' | 'spice', otherwise: number): number {
  const value = draft[field];
  return typeof value === 'number' ? value : otherwise;
}

/** The spice that lies beside this dial when the wheel is turned to it. */
export const spiceBeside = (answers: Grammar, draft: PlanDraft, dial: number): number =>
  numberIn(laid(answers, draft, 'dial', dial), 'spice', 0);

/** What spice can support the dial as it stands, cheapest first. */
export const spiceFor = (answers: Grammar, draft: PlanDraft): readonly number[] =>
  choices(answers, 'spice', without(draft, 'spice')).filter((value) => typeof value === 'number');

/** The place to be filled after this one: the next that leaves a choice; `null` after the last. */
export function placeAfter(answers: Grammar, place: PlanPlace): PlanPlace | null {
  const following = PLACES.slice(PLACES.indexOf(place) + 1);
  return following.find((next) => choices(answers, next, {}).length > 1) ?? null;
}

/** The numbers that can be dialled, as the wheel wants them. */
export function dialRange(answers: Grammar): { readonly from: number; readonly to: number; readonly step: number } {
  const numbers = choices(answers, 'dial', {})
    .filter((value) => typeof value === 'number')
    .sort((a, b) => a - b);
  const [from = 0, second = from + 1] = numbers;
  return { from, to: numbers.at(-1) ?? from, step: second - from };
}

/** What prescience was shown, as it is laid. */
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

/** Fields with one possibility take it; what may stay out stays out; numbers start at their lower stop. */
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

/** `draft` with those of the earlier choices that still go together, in order. */
function keeping(answers: Grammar, draft: PlanDraft, earlier: PlanDraft, fields: readonly PlanField[]): PlanDraft {
  return fields.reduce((plan, field) => {
    const value = earlier[field];
    if (value === undefined) return plan;
    const goes = choices(answers, field, plan).some((possible) => sameAnswer(possible, value));
    return goes ? { ...plan, [field]: value } : plan;
  }, draft);
}

/** With the spice that comes nearest to what lay there; of two as near, the one that costs fewer forces. */
function withNearestSpice(answers: Grammar, draft: PlanDraft, spice: AnswerValue | undefined): PlanDraft {
  if (typeof spice !== 'number') return draft;
  const [nearest] = [...spiceFor(answers, draft)].sort((a, b) => Math.abs(a - spice) - Math.abs(b - spice) || b - a);
  return nearest === undefined ? draft : { ...draft, spice: nearest };
}

function without(draft: PlanDraft, field: PlanField): PlanDraft {
  const { [field]: _dropped, ...rest } = draft;
  return rest;
}
