import {
  arrakis,
  asRecord,
  isInStorm,
  partName,
  partNamed,
  waysFrom,
  type AnswerRecord,
  type AnswerValue,
  type ForcesSide,
  type Grammar,
  type MoveAsked,
  type Place,
  type Sector,
  type Way,
} from '#client';
import { endsOf, partingSaid } from './parting.ts';
import { asSides, choicesOf, countsIn, countsOf, stacksThere, type Counts, type Group } from './groups.ts';

/** A move in the form that the page shows. */
export interface MoveChoice {
  readonly group: Group | null;
  readonly to: Place | null;
  readonly counts: Counts;
  /** The numbers for several sectors; `null` if the whole group ends in one. */
  readonly ends: Counts | null;
  /** The chosen side; `null` as long as the player keeps the usual side. */
  readonly side: ForcesSide | null;
}

/** A move prompt with its legal answers. */
export interface Moving {
  readonly asks: MoveAsked;
  readonly answers: Grammar;
}

/** Returns the first choice: the only group, or the prepared move. */
export function firstMove({ asks }: Moving, groups: readonly Group[], laid: AnswerValue | null): MoveChoice {
  const said = laid === null ? {} : asRecord(laid);
  const counts = countsIn(said, asks.stacks);
  const [only, ...others] = groups;
  const group = groups.find((one) => one.some((stack) => partName(stack) in counts));
  return {
    group: group ?? (others.length === 0 ? (only ?? null) : null),
    to: typeof said['to'] === 'string' ? partNamed(said['to']) : null,
    counts,
    ends: null,
    side: said['side'] === 'advisors' || said['side'] === 'fighters' ? said['side'] : null,
  };
}

/** Returns the stacks of the group that can reach the chosen place; the whole group without a chosen place. */
export const goers = ({ answers }: Moving, { group, to }: MoveChoice): Group =>
  group === null || to === null ? (group ?? []) : stacksThere(answers, group, { to: partName(to) });

/** Returns the places that some of the group can reach. */
export const reachOf = ({ answers }: Moving, group: Group): readonly Place[] =>
  choicesOf(answers, group, 'to', {}).map(partNamed);

/** Returns the sides that the group may show at its destination. */
export const sidesOf = ({ answers }: Moving, { to, group }: MoveChoice): readonly ForcesSide[] =>
  to === null || group === null ? [] : asSides(choicesOf(answers, group, 'side', { to: partName(to) }));

/** Returns the choice as an answer; `undefined` while a part of it is missing. */
export function moveSaid(moving: Moving, choice: MoveChoice): AnswerRecord | undefined {
  const { to } = choice;
  const going = goers(moving, choice);
  if (to === null || going.length === 0) return undefined;
  const sides = sidesOf(moving, choice);
  const side = choice.side !== null && sides.includes(choice.side) ? choice.side : (sides[0] ?? 'fighters');
  const ends = endsOf(moving.answers, going, to);
  return choice.ends === null || ends.length === 0
    ? { to: partName(to), side, ...countsOf(going, choice.counts) }
    : partingSaid(going, to, side, ends, choice.ends);
}

/** The drawn path of a group, and the path that the storm has closed. */
export interface WayFound {
  /** The open path; `null` without an open path. */
  readonly way: Way | null;
  /** A shorter path that the storm closes. */
  readonly closed: Way | null;
}

/** Returns the path from the first moving stack. The map draws it, and it says nothing about legality. */
export function wayOf({ asks }: Moving, from: Place, to: Place, storm: Sector): WayFound {
  const range = rangeFrom(asks, from);
  const find = (inStorm: boolean) =>
    waysFrom(arrakis, from, range, {
      storm: (part) => inStorm && isInStorm(part, storm),
      mayEndInStorm: asks.intoStorm === true,
      full: asks.full,
    }).find((way) => partName(way.to) === partName(to)) ?? null;
  const way = find(true);
  const open = find(false);
  const isShorter = open !== null && (way === null || open.through.length < way.through.length);
  return { way, closed: isShorter ? open : null };
}

/** Returns the number of territories that a group of this place can enter; the engine says which groups walk. */
export const rangeFrom = ({ walksFrom, rangeOnFoot, range }: MoveAsked, { territory }: Place): number =>
  walksFrom.includes(territory) ? rangeOnFoot : range;

/** A range that is longer than any path (territories). */
const ANY_RANGE = 40;

/**
 * Returns the number of territories on the path to a place, whatever range these forces have; `null` if every path is
 * closed.
 */
export const distanceTo = ({ asks }: Moving, from: Place, to: Place, storm: Sector): number | null =>
  waysFrom(arrakis, from, ANY_RANGE, { storm: (part) => isInStorm(part, storm), full: asks.full }).find(
    (way) => partName(way.to) === partName(to),
  )?.through.length ?? null;

/** Returns the forces of a prepared move, with its origin and its destination. */
export function readMove(answer: AnswerValue) {
  const { to, side: _side, ...counts } = asRecord(answer);
  const parted = readParting(answer);
  if (parted !== null) return parted;
  const going = Object.entries(counts).flatMap(([name, count]) =>
    typeof count === 'number' && count > 0 ? [{ from: partNamed(name.replace('*', '')), count }] : [],
  );
  const [first] = going;
  if (typeof to !== 'string' || first === undefined) return null;
  return { count: going.reduce((sum, { count }) => sum + count, 0), from: first.from, to: partNamed(to) };
}

/** Returns the forces of a prepared move that ends in several sectors; `null` for another move. */
function readParting(answer: AnswerValue) {
  const { from, into: _into, side: _side, ...counts } = asRecord(answer);
  const ends = Object.entries(counts).flatMap(([name, count]) =>
    name.startsWith('>') && typeof count === 'number' && count > 0
      ? [{ to: partNamed(name.slice(1).replace('*', '')), count }]
      : [],
  );
  const [first] = ends;
  if (typeof from !== 'string' || first === undefined) return null;
  return { count: ends.reduce((sum, { count }) => sum + count, 0), from: partNamed(from), to: first.to };
}
