import {
  alternatives,
  choices,
  kindsIn,
  presentIn,
  samePlace,
  type AnswerRecord,
  type ForcesSide,
  type ForceStack,
  type Grammar,
} from '#client';

/** Forces that may move together, in the form in which an answer counts them. */
export type Group = readonly ForceStack[];

/** The numbers of forces, by the names in an answer: the forces of one kind in one part. */
export type Counts = { readonly [field: string]: number };

/** Returns every shape that an answer may have. */
export function shapesOf(answers: Grammar): readonly Grammar[] {
  const shapes = alternatives(answers);
  return shapes.length < 2 ? shapes : shapes.flatMap(shapesOf);
}

/** Returns the groups in these answers: the stacks that one answer can move together. */
export function groupsIn(answers: Grammar, stacks: readonly ForceStack[], chosen: AnswerRecord = {}): readonly Group[] {
  const together = shapesOf(answers)
    .map((shape) => stacks.filter((stack) => hasStack(shape, stack, chosen)))
    .filter((group) => group.length > 0);
  return stacks
    .map((stack) => stacks.filter((other) => together.some((group) => group.includes(stack) && group.includes(other))))
    .filter((group, at, all) => group.length > 0 && all.findIndex((other) => other[0] === group[0]) === at);
}

/** Returns the present state of a chosen group. The table may have moved on since. */
export const groupNow = (groups: readonly Group[], chosen: Group | null): Group | null =>
  groups.find((group) => group.some((stack) => chosen?.some((other) => samePlace(other, stack)) === true)) ?? null;

/** Returns the stacks of a group that an answer can send in agreement with the choices. */
export const stacksThere = (answers: Grammar, group: Group, chosen: AnswerRecord): Group =>
  group.filter((stack) => hasStack(answers, stack, chosen));

/** Returns the values of a field in answers that send some of this group. */
export const choicesOf = (answers: Grammar, group: Group, field: string, chosen: AnswerRecord): readonly string[] => [
  ...new Set(
    shapesOf(answers)
      .filter((shape) => stacksThere(shape, group, chosen).length > 0)
      .flatMap((shape) => choices(shape, field, chosen).map(String)),
  ),
];

/** Answers for one group do not contain the names of other groups, which do not move. */
const hasStack = (answers: Grammar, stack: ForceStack, chosen: AnswerRecord): boolean =>
  kindsIn(stack).some(({ name }) => choices(answers, name, chosen).length > 0);

/** Returns all forces of a group, in the form in which an answer counts them. */
export const allOfGroup = (group: Group): Counts =>
  Object.fromEntries(group.flatMap(presentIn).map(({ name, most }) => [name, most]));

/** Returns the counts of these stacks only. If the storm divides a group, only a part of it can reach a place. */
export const countsOf = (group: Group, counts: Counts): Counts =>
  Object.fromEntries(
    Object.entries(allOfGroup(group)).map(([name, all]) => [name, Math.min(counts[name] ?? all, all)]),
  );

/** Returns sides in the form in which an answer names them. */
export const asSides = (names: readonly string[]): readonly ForcesSide[] =>
  names.filter((name) => name === 'fighters' || name === 'advisors');

/** Returns the number of forces that move. */
export const sumOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Returns the counts of an answer: its fields with the name of a part. */
export const countsIn = (answer: AnswerRecord, stacks: readonly ForceStack[]): Counts =>
  Object.fromEntries(
    stacks
      .flatMap(kindsIn)
      .flatMap(({ name }) => (typeof answer[name] === 'number' ? [[name, answer[name]] as const] : [])),
  );
