/** The collected spice: part by part in the order of play, and the income of strongholds. */
import { spiceIn } from '../../pieces/changes.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { activePowers } from '../../powers/in-force.ts';
import type { Income } from '../../model/collection.ts';
import { areAdvisors, stormOrder } from '../../model/selectors.ts';
import { samePlace, type Place, type SpiceOnBoard } from '../../model/board.ts';
import { forcesOf, NO_FORCES } from '../../model/forces.ts';
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';
import { carriedByEach, occupies } from './rates.ts';
import type { CollectionSlice, CollectedSpice, CollectionField } from './contract.ts';

type Last = NonNullable<CollectionSlice['lastCollection']>;

/**
 * Returns this turn's collection, counted from the spice on the board and what `last` has already taken. If two
 * factions have forces at the same spice, the first faction in storm order takes as much as its forces can carry
 * (R-173).
 * @rules GF9-2019 Phase 8 "Spice Collection" · AH79 XI.A · R-173
 */
export function collectionOf(ctx: Ctx, state: GameState, last: Last): CollectedSpice {
  let spice = asItLay(state, last.collection);
  return stormOrder(state).flatMap((faction): CollectedSpice => {
    const perForce = carriedByEach(ctx, state, faction);
    const fields = [
      ...fieldsOf(state, faction, perForce, spice, last.limits),
      ...takenWhole(ctx, state, faction, spice, last.limits),
    ];
    spice = spice.map((lies) => ({ ...lies, amount: fields.find((one) => samePlace(one, lies))?.left ?? lies.amount }));
    const incomes = incomesOf(ctx, state, faction);
    return fields.length + incomes.length === 0 ? [] : [{ faction, perForce, fields, incomes }];
  });
}

/** Returns the spice that was on the board before the collection. */
function asItLay(state: GameState, taken: CollectedSpice): readonly SpiceOnBoard[] {
  const fields = taken.flatMap(({ fields: own }) => own);
  const places: readonly Place[] = [...state.spiceOnBoard, ...fields];
  return places
    .filter((one, at) => places.findIndex((other) => samePlace(one, other)) === at)
    .map(({ territory, sector }) => {
      const place = { territory, sector };
      const gone = fields.filter((one) => samePlace(one, place)).reduce((sum, { takes }) => sum + takes, 0);
      return { ...place, amount: spiceIn(state, place) + gone };
    });
}

/**
 * Returns the spice that a faction collects in the sectors of its forces. Advisors collect no spice.
 * @rules GF9-2019 Bene Gesserit sheet "Advisors"
 */
const fieldsOf = (
  state: GameState,
  faction: FactionId,
  perForce: number,
  spice: readonly SpiceOnBoard[],
  limits: Last['limits'],
): readonly CollectionField[] =>
  state.forces
    .filter((stack) => stack.faction === faction && !areAdvisors(state, faction, stack.territory))
    .flatMap((stack) => {
      const lies = spice.find((one) => samePlace(one, stack))?.amount ?? 0;
      if (lies === 0) return [];
      const { territory, sector } = stack;
      const most = Math.min(lies, stack.count * perForce);
      const limit = limits.find((one) => one.faction === faction && samePlace(one, stack));
      const takes = Math.min(most, limit?.most ?? most);
      return [{ territory, sector, forces: forcesOf(stack), most, takes, left: lies - takes }];
    })
    .sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'));

/** Returns the spice that a faction takes without forces, because it controls the territory. @rules R-306 */
function takenWhole(
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  spice: readonly SpiceOnBoard[],
  limits: Last['limits'],
): readonly CollectionField[] {
  const territories = activePowers(ctx, state).flatMap(
    ({ takesAllSpice }) => takesAllSpice?.({ state, faction }) ?? [],
  );
  return spice
    .filter(({ territory, amount }) => amount > 0 && territories.includes(territory))
    .map(({ territory, sector, amount: most }) => {
      const limit = limits.find((one) => one.faction === faction && samePlace(one, { territory, sector }));
      const takes = Math.min(most, limit?.most ?? most);
      return { territory, sector, forces: NO_FORCES, most, takes, left: most - takes };
    });
}

const nameOf = ({ territory, sector }: Place): string => `${territory} ${sector ?? 0}`;

/** Returns the income of a faction from its strongholds and powers. @rules GF9-2019 "Increased Spice Flow" */
const incomesOf = (ctx: Ctx, state: GameState, faction: FactionId): readonly Income[] =>
  activePowers(ctx, state).reduce<readonly Income[]>(
    (incomes, { income }) => income?.({ state, faction, incomes }) ?? incomes,
    ctx.rules.strongholdIncome.filter(({ territory }) => occupies(ctx, state, faction, territory)),
  );
