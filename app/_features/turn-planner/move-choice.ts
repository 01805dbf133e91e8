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
import { asSides, choicesOf, countsIn, countsOf, stacksThere, type Counts, type Group } from './groups.ts';

/** A move as it is laid out on the page. */
export interface MoveChoice {
  readonly group: Group | null;
  readonly to: Place | null;
  readonly counts: Counts;
  /** `null` as long as the usual one will do. */
  readonly side: ForcesSide | null;
}

/** What is asked, and what may be answered. */
export interface Moving {
  readonly asks: MoveAsked;
  readonly answers: Grammar;
}

/** What lies there at first: the only group there is, or what was laid out ahead. */
export function firstMove({ asks }: Moving, groups: readonly Group[], laid: AnswerValue | null): MoveChoice {
  const said = laid === null ? {} : asRecord(laid);
  const counts = countsIn(said, asks.stacks);
  const [only, ...others] = groups;
  const group = groups.find((one) => one.some((stack) => partName(stack) in counts));
  return {
    group: group ?? (others.length === 0 ? (only ?? null) : null),
    to: typeof said['to'] === 'string' ? partNamed(said['to']) : null,
    counts,
    side: said['side'] === 'advisors' || said['side'] === 'fighters' ? said['side'] : null,
  };
}

/** Those of the group who can come to what is chosen; all of it while nothing is. */
export const goers = ({ answers }: Moving, { group, to }: MoveChoice): Group =>
  group === null || to === null ? (group ?? []) : stacksThere(answers, group, { to: partName(to) });

/** Where some of the group may come to. */
export const reachOf = ({ answers }: Moving, group: Group): readonly Place[] =>
  choicesOf(answers, group, 'to', {}).map(partNamed);

/** The sides that the group may show there. */
export const sidesOf = ({ answers }: Moving, { to, group }: MoveChoice): readonly ForcesSide[] =>
  to === null || group === null ? [] : asSides(choicesOf(answers, group, 'side', { to: partName(to) }));

/** The choice as it is answered; `undefined` while a part of it is missing. */
export function moveSaid(moving: Moving, choice: MoveChoice): AnswerRecord | undefined {
  const { to } = choice;
  const going = goers(moving, choice);
  if (to === null || going.length === 0) return undefined;
  const sides = sidesOf(moving, choice);
  const side = choice.side !== null && sides.includes(choice.side) ? choice.side : (sides[0] ?? 'fighters');
  return { to: partName(to), side, ...countsOf(going, choice.counts) };
}

/** The way that a group is drawn on, and what the storm has closed. */
export interface WayFound {
  /** `null` where none is open. */
  readonly way: Way | null;
  /** A shorter one that the storm closes. */
  readonly closed: Way | null;
}

/** The way from the first of those who go; it is only drawn, and says nothing of what is legal. */
export function wayOf({ asks }: Moving, from: Place, to: Place, storm: Sector): WayFound {
  const range = rangeFrom(asks, from);
  const find = (inStorm: boolean) =>
    waysFrom(arrakis, from, range, {
      storm: (part) => inStorm && isInStorm(part, storm),
      full: asks.full,
    }).find((way) => partName(way.to) === partName(to)) ?? null;
  const way = find(true);
  const open = find(false);
  const isShorter = open !== null && (way === null || open.through.length < way.through.length);
  return { way, closed: isShorter ? open : null };
}

/** Through how many territories a group of this place moves; the engine says which groups walk. */
export const rangeFrom = ({ walksFrom, rangeOnFoot, range }: MoveAsked, { territory }: Place): number =>
  walksFrom.includes(territory) ? rangeOnFoot : range;

/** More territories than any way has. */
const ANY_RANGE = 40;

/** How many territories it is to a place, however far these forces move; `null` where every way is closed. */
export const distanceTo = ({ asks }: Moving, from: Place, to: Place, storm: Sector): number | null =>
  waysFrom(arrakis, from, ANY_RANGE, { storm: (part) => isInStorm(part, storm), full: asks.full }).find(
    (way) => partName(way.to) === partName(to),
  )?.through.length ?? null;

/** What a laid move sends, whence and where to. */
export function readMove(answer: AnswerValue) {
  const { to, side: _side, ...counts } = asRecord(answer);
  const going = Object.entries(counts).flatMap(([name, count]) =>
    typeof count === 'number' && count > 0 ? [{ from: partNamed(name.replace('*', '')), count }] : [],
  );
  const [first] = going;
  if (typeof to !== 'string' || first === undefined) return null;
  return { count: going.reduce((sum, { count }) => sum + count, 0), from: first.from, to: partNamed(to) };
}
