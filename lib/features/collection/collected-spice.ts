/** What everybody collects: part by part in the order of play, and what strongholds bring. */
import { spiceIn } from '../../pieces/changes.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { areAdvisors, fightingFactionsIn, stormOrder } from '../../model/selectors.ts';
import { samePlace, type Place, type SpiceOnBoard } from '../../model/board.ts';
import { forcesOf } from '../../model/forces.ts';
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';
import type { TerritoryId } from '../../model/territories.ts';
import type { CollectionSlice, CollectedSpice, CollectionField, CollectionOf } from './contract.ts';

type Last = NonNullable<CollectionSlice['lastCollection']>;

/**
 * The harvest of this turn, counted anew: of what lies on the board and what `last` has already taken from there. Of two
 * who stand beside the same spice, whoever comes first in storm order takes what it can carry.
 * @rules GF9-2019 Phase 8 "Spice Collection" · AH79 XI.A · R-173
 */
export function collectionOf(ctx: Ctx, state: GameState, last: Last): CollectedSpice {
  let spice = asItLay(state, last.collection);
  return stormOrder(state).flatMap((faction): CollectedSpice => {
    const perForce = carriedByEach(ctx, state, faction);
    const fields = fieldsOf(state, faction, perForce, spice, last.limits);
    spice = spice.map((lies) => ({ ...lies, amount: fields.find((one) => samePlace(one, lies))?.left ?? lies.amount }));
    const incomes = incomesOf(ctx, state, faction);
    return fields.length + incomes.length === 0 ? [] : [{ faction, perForce, fields, incomes }];
  });
}

/** What lay on the board before anybody took of it. */
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
 * Whether a faction has forces that fight in a stronghold: each who has occupies it, whoever stands there besides.
 */
const occupies = (state: GameState, faction: FactionId, stronghold: TerritoryId): boolean =>
  fightingFactionsIn(state, stronghold).includes(faction);

/** Three where its faction occupies one of the cities, else two. @rules GF9-2019 Phase 8 "Spice Collection" · AH79 XI.A */
function carriedByEach({ rules: { collection } }: Ctx, state: GameState, faction: FactionId): number {
  const { perForce, withCity, cities } = collection;
  return cities.some((city) => occupies(state, faction, city)) ? withCity : perForce;
}

/** Spice in the sector in which they stand; advisors collect none. @rules GF9-2019 Bene Gesserit sheet "Advisors" */
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

const nameOf = ({ territory, sector }: Place): string => `${territory} ${sector ?? 0}`;

/** What the strongholds that it occupies bring it. @rules GF9-2019 "Increased Spice Flow" */
const incomesOf = (
  { rules: { strongholdIncome } }: Ctx,
  state: GameState,
  faction: FactionId,
): CollectionOf['incomes'] => strongholdIncome.filter(({ territory }) => occupies(state, faction, territory));
