/** The groups of a faction that may move, and their destinations. */
import { type Barriers, type Way, waysFrom, waysWithin } from '../../board/paths.ts';
import { isInStorm, partName } from '../../board/places.ts';
import { anyOf, type Grammar, oneOf, record } from '../../core/grammar.ts';
import { bySides, isFullFor } from '../../pieces/entering.ts';
import { groupFields } from '../../pieces/groups.ts';
import { isClosedTo, isKeptFromMoving, stacksFreeToLeave } from '../../pieces/orders.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { activePowers } from '../../powers/in-force.ts';
import type { ForcesSide, ForceStack, Place } from '../../model/board.ts';
import type { FactionId } from '../../model/factions.ts';
import { areAdvisors } from '../../model/selectors.ts';
import type { GameState } from '../../model/state.ts';
import type { TerritoryId } from '../../model/territories.ts';
import { stormLossRule } from '../storm/api.ts';
import { fliesFrom } from './ornithopters.ts';
import { partings } from './parting.ts';

/** A number greater than the forces of any faction. */
const MORE_THAN_ANY = 99;

/**
 * Returns the range of a faction’s fighters now, in territories.
 * @rules GF9-2019 Phase 6 "Ornithopters", "One Adjacent Territory", Fremen sheet "Movement" · AH79 IX.C.2.a–b
 */
export const rangeOf = (ctx: Ctx, state: GameState, faction: FactionId): number =>
  fliesFrom(ctx, state, faction).length > 0 ? ctx.rules.moveRange.byAir : rangeOnFoot(ctx, state, faction);

/**
 * Returns the range of a faction’s forces from one territory. Advisors never fly.
 * @rules GF9-2019 Phase 6 "Ornithopters", Bene Gesserit sheet "Advisors" · R-162
 */
const rangeFrom = (ctx: Ctx, state: GameState, faction: FactionId, territory: TerritoryId): number =>
  areAdvisors(state, faction, territory) ? rangeOnFoot(ctx, state, faction) : rangeOf(ctx, state, faction);

/** Returns the territories with advisors of a faction. Advisors walk, even if its fighters fly. */
export const walksFrom = (ctx: Ctx, state: GameState, faction: FactionId): readonly TerritoryId[] =>
  fliesFrom(ctx, state, faction).length === 0
    ? []
    : ctx.board.territories.filter((territory) => areAdvisors(state, faction, territory));

/** Returns the range of a faction’s forces without ornithopters, in territories. */
export const rangeOnFoot = (ctx: Ctx, state: GameState, faction: FactionId): number =>
  activePowers(ctx, state)
    .map(({ movesOnFoot }) => movesOnFoot?.({ state, faction }) ?? null)
    .find((range) => range !== null) ?? ctx.rules.moveRange.onFoot;

/**
 * Whether the moves of a faction may end in the storm, in editions that allow it: if it loses only a part of its forces
 * there.
 * @rules Dune Squad VII.D.3
 */
export const mayEndInStorm = (ctx: Ctx, state: GameState, faction: FactionId): boolean =>
  ctx.rules.movesIntoStorm && stormLossRule(ctx, state, faction) !== null;

/** Returns the barriers for the moves of a faction. */
const barriersFor = (ctx: Ctx, state: GameState, faction: FactionId): Barriers => ({
  storm: (part) => isInStorm(part, state.storm),
  mayEndInStorm: mayEndInStorm(ctx, state, faction),
  full: ctx.board.territories.filter(
    (territory) => isFullFor(ctx, state, faction, territory) || isClosedTo(ctx, state, faction, territory),
  ),
});

/**
 * Returns the forces that may move together: the forces of one territory, or of one part if the table moves each sector
 * separately.
 */
function groupsOf({ rules, powers }: Ctx, state: GameState, faction: FactionId): readonly (readonly ForceStack[])[] {
  if (isKeptFromMoving({ powers }, state, faction)) return [];
  const own = stacksFreeToLeave({ powers }, state, faction);
  if (!rules.groupAcrossSectors) return own.map((stack) => [stack]);
  const territories = [...new Set(own.map(({ territory }) => territory))];
  return territories.map((territory) => own.filter((stack) => stack.territory === territory));
}

/**
 * Returns every path from one part of the board: to other territories and, if the table allows that, to other sectors
 * of the same territory.
 */
const waysOf = ({ board, rules }: Ctx, from: Place, range: number, barriers: Barriers): readonly Way[] => [
  ...waysFrom(board, from, range, barriers),
  ...(rules.movesWithinTerritory ? waysWithin(board, from, barriers) : []),
];

/** Returns the path from one part to another; `null` if there is no path. */
export const wayTo = (
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  from: Place,
  to: Place,
  range = rangeFrom(ctx, state, faction, from.territory),
): Way | null =>
  waysOf(ctx, from, range, barriersFor(ctx, state, faction)).find((way) => partName(way.to) === partName(to)) ?? null;

/**
 * Returns every possible move with its destination. Forces of one territory may move together if each of them finds a
 * path.
 * @rules GF9-2019 Phase 6 "Force Movement", Questions and Answers "Movement" · AH79 IX.C.2, Questions and Answers B.1 ·
 *
 */
export function moveAnswers(ctx: Ctx, state: GameState, faction: FactionId): Grammar {
  const barriers = barriersFor(ctx, state, faction);
  const moves = groupsOf(ctx, state, faction).flatMap((group) => {
    const reach = group.map((stack) =>
      waysOf(ctx, stack, rangeFrom(ctx, state, faction, stack.territory), barriers).map(({ to }) => to),
    );
    return [...together(group, reach)].flatMap(([, { stacks, to }]) => [
      ...movesOf(ctx, state, faction, stacks, to),
      ...partings(ctx, state, faction, { stacks, to, coming: (from) => sideFrom(ctx, state, faction, from) }),
    ]);
  });
  return anyOf(oneOf('stay'), ...moves);
}

interface Reached {
  readonly stacks: readonly ForceStack[];
  readonly to: readonly Place[];
}

/**
 * Returns the stacks of a group, sorted by the destinations that they reach. Each destination is offered to all stacks
 * that reach it.
 */
function together(group: readonly ForceStack[], reach: readonly (readonly Place[])[]): ReadonlyMap<string, Reached> {
  const all = new Map(reach.flat().map((part) => [partName(part), part]));
  const reached = reach.map((parts) => new Set(parts.map(partName)));
  const byStacks = new Map<string, { readonly stacks: readonly ForceStack[]; readonly to: Place[] }>();
  for (const [name, part] of all) {
    const stacks = group.filter((_, at) => reached[at]?.has(name) === true);
    const key = stacks.map(partName).join();
    const sofar = byStacks.get(key);
    if (sofar === undefined) byStacks.set(key, { stacks, to: [part] });
    else sofar.to.push(part);
  }
  return byStacks;
}

/**
 * Returns the side of a group before its move. In the Polar Sink there are no battles, so a group from there may choose
 * either side.
 */
const sideFrom = (
  { board }: Ctx,
  state: GameState,
  faction: FactionId,
  { territory }: Place,
): Parameters<typeof bySides>[4] => {
  if (board.terrainOf(territory) === 'polar-sink') return 'either';
  return areAdvisors(state, faction, territory) ? 'advisors' : 'fighters';
};

/**
 * Returns the moves of a group. Forces with two sides arrive with either side; all other forces arrive as fighters. A
 * group that stays in its territory keeps its side.
 */
function movesOf(
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  stacks: readonly ForceStack[],
  destinations: readonly Place[],
): readonly Grammar[] {
  const [first] = stacks;
  if (first === undefined) return [];
  const { fields, some } = groupFields(stacks);
  const coming = sideFrom(ctx, state, faction, first);
  const isWithin = ({ territory }: Place): boolean => territory === first.territory;
  const within = destinations.filter(isWithin);
  const side: ForcesSide = areAdvisors(state, faction, first.territory) ? 'advisors' : 'fighters';
  return [
    ...bySides(
      ctx,
      state,
      faction,
      destinations.filter((part) => !isWithin(part)),
      coming,
    ),
    ...(within.length > 0 ? [{ sides: [side], parts: within }] : []),
  ].map(({ sides, parts }) =>
    record({ to: oneOf(...parts.map(partName)), side: oneOf(...sides), ...fields }, some(MORE_THAN_ANY)),
  );
}
