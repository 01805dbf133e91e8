/** How far territories lie from each other, counted from border to border; sectors and the storm are not asked. */
import { TERRITORIES, type TerritoryId } from '../table/territories.ts';
import { ADJACENT_PARTS } from './arrakis.ts';
import { partNamed } from './places.ts';

/** The territory itself and all that lie no more than so many steps from it, the nearest first. */
export function territoriesWithin(from: TerritoryId, steps: number): readonly TerritoryId[] {
  let reached: readonly TerritoryId[] = [from];
  for (let step = 0; step < steps; step += 1) reached = [...new Set([...reached, ...reached.flatMap(neighboursOf)])];
  return reached;
}

/** Territories that share a border with this one. */
const neighboursOf = (territory: TerritoryId): readonly TerritoryId[] => NEIGHBOURS.get(territory) ?? [];

const BORDERS = ADJACENT_PARTS.map(([one, other]) => [partNamed(one).territory, partNamed(other).territory] as const);

const NEIGHBOURS: ReadonlyMap<TerritoryId, readonly TerritoryId[]> = new Map(
  TERRITORIES.map((territory) => [
    territory,
    BORDERS.flatMap(([one, other]) => (one === territory ? [other] : other === territory ? [one] : [])),
  ]),
);
