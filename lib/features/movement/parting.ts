/** Groups that end their move in several sectors of a territory. */
import { isInStorm, partName } from '../../board/places.ts';
import { type AnswerValue, getField } from '../../core/answer.ts';
import { must } from '../../core/assert-never.ts';
import { type Grammar, oneOf, range, record } from '../../core/grammar.ts';
import { bySides } from '../../pieces/entering.ts';
import type { Ctx } from '../../powers/ctx.ts';
import type { ForceStack, Place } from '../../model/board.ts';
import type { FactionId } from '../../model/factions.ts';
import { withOtherForces } from '../../model/forces.ts';
import type { GameState } from '../../model/state.ts';
import type { TerritoryId } from '../../model/territories.ts';

/** A group of one stack, and the places where its move may end. */
interface Group {
  readonly stacks: readonly ForceStack[];
  readonly to: readonly Place[];
  /** Returns the sides that the forces of a place may show when they come. */
  readonly coming: (from: Place) => Parameters<typeof bySides>[4];
}

/** The names of the numbers in an answer: the ordinary and the special forces that stop in this part. */
const fieldOf = (part: Place): string => `>${partName(part)}`;
const specialFieldOf = (part: Place): string => `${fieldOf(part)}*`;

/**
 * Returns the moves of a group that ends in several sectors of a territory outside the storm: at least two forces, with
 * a number for each sector.
 * @rules Dune Squad III.F.4
 */
export function partings(
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  { stacks, to, coming }: Group,
): readonly Grammar[] {
  const [stack, another] = stacks;
  if (!ctx.rules.groupsPart || stack === undefined || another !== undefined || stack.count < 2) return [];
  const elsewhere = to.filter((part) => part.territory !== stack.territory && !isInStorm(part, state.storm));
  const territories = [...new Set(elsewhere.map(({ territory }) => territory))];
  return territories.flatMap((territory) => {
    const parts = elsewhere.filter((part) => part.territory === territory);
    return parts.length < 2
      ? []
      : bySides(ctx, state, faction, parts, coming(stack)).map(({ sides }) => partingOf(stack, parts, sides));
  });
}

function partingOf(stack: ForceStack, parts: readonly Place[], sides: readonly string[]): Grammar {
  const { count, special } = stack;
  const ordinary = count - special;
  const plain = parts.map(fieldOf);
  const starred = special > 0 ? parts.map(specialFieldOf) : [];
  return record(
    {
      from: oneOf(partName(stack)),
      into: oneOf(must(parts[0], 'a part').territory),
      side: oneOf(...sides),
      ...Object.fromEntries(plain.map((field) => [field, range(0, ordinary)])),
      ...Object.fromEntries(starred.map((field) => [field, range(0, special)])),
    },
    { kind: 'between', fields: plain, least: 0, most: ordinary },
    { kind: 'between', fields: starred, least: 0, most: special },
    { kind: 'between', fields: [...plain, ...starred], least: 2, most: count },
  );
}

/** A group that has parted: the stack from which it came, and the forces in each part where it stops. */
export interface Parted {
  readonly moved: ForceStack;
  readonly ends: readonly ForceStack[];
}

/** Returns the group of an answer that ends in several sectors; `null` for every other answer. */
export function partedIn(
  { board }: Pick<Ctx, 'board'>,
  own: readonly ForceStack[],
  faction: FactionId,
  value: AnswerValue,
): Parted | null {
  const into = getField(value, 'into');
  if (into === undefined) return null;
  const stack = must(
    own.find((one) => partName(one) === getField(value, 'from')),
    'forces that move',
  );
  const ends = board.partsOf(into as TerritoryId).flatMap((part): readonly ForceStack[] => {
    const special = Number(getField(value, specialFieldOf(part)) ?? 0);
    const count = Number(getField(value, fieldOf(part)) ?? 0) + special;
    return count > 0 ? [{ faction, ...part, count, special }] : [];
  });
  const sum = (kind: 'count' | 'special'): number => ends.reduce((all, end) => all + end[kind], 0);
  return { moved: withOtherForces(stack, { count: sum('count'), special: sum('special') }), ends };
}
