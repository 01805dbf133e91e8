/**
 * The collected spice of all factions by a second reading of the rulebook: one faction after the other takes spice off
 * the board.
 * @rules GF9-2019 Phase 8 "Spice Collection", "Increased Spice Flow" · AH79 XI · R-173
 */
import type { FactionId, GameState, Place, TerritoryId } from '#engine';
import { fightersIn, isControlledBy } from '#test/support/oracle/control.ts';
import { isLost } from '#test/support/oracle/main-characters.ts';
import { fromFirstPlayer, isAllied, ownOf } from '#test/support/oracle/own.ts';
import { hasIncreasedFlow } from '#test/support/oracle/played.ts';

export interface Taken {
  readonly faction: FactionId;
  readonly place: Place;
  readonly most: number;
  readonly amount: number;
}

export interface ReadAgain {
  /**
   * The spice taken from each part of the board. A faction next to spice that others have taken completely is left out.
   */
  readonly collection: readonly Taken[];
  /** The income from strongholds. */
  readonly incomes: readonly {
    readonly faction: FactionId;
    readonly territory: TerritoryId | 'ixians/machine-income' | 'ixians/ally-bonus';
    readonly amount: number;
  }[];
}

const nameOf = ({ territory, sector }: Place): string => `${territory} ${String(sector)}`;

/** The places with spice now, or before this turn's collection. */
function placesOf({ spiceOnBoard, lastCollection }: GameState): readonly Place[] {
  const all = [...spiceOnBoard, ...(lastCollection?.collection ?? []).flatMap(({ fields }) => fields)];
  return all
    .map(({ territory, sector }): Place => ({ territory, sector }))
    .filter((one, at, places) => places.findIndex((other) => nameOf(other) === nameOf(one)) === at);
}

/** The spice of each force. 003 VI.B.4: a Harvester "doubles what you can carry". */
export function rateOf(state: GameState, faction: FactionId): number {
  const { turn, factions } = state.carriedDouble;
  const each = isAt(state, faction, 'arrakeen') || isAt(state, faction, 'carthag') ? 3 : 2;
  return turn === state.turn && factions.includes(faction) ? 2 * each : each;
}

/** Calculates the collection of this turn from the board before any faction took spice. */
export function collectionBefore(state: GameState): ReadAgain {
  const lies = new Map(state.spiceOnBoard.map((spice) => [nameOf(spice), spice.amount]));
  const last = state.lastCollection;
  for (const { fields } of last?.collection ?? [])
    for (const field of fields) lies.set(nameOf(field), (lies.get(nameOf(field)) ?? 0) + field.takes);
  const collection: Taken[] = [];
  for (const faction of fromFirstPlayer(state)) {
    const each = rateOf(state, faction);
    for (const { territory, sector, count, faction: whose } of state.forces) {
      const place = { territory, sector };
      const here = lies.get(nameOf(place)) ?? 0;
      if (whose !== faction || here === 0 || ownOf(state, faction).advisorsIn.includes(territory)) continue;
      const most = Math.min(here, count * each);
      const limit = last?.limits.find((one) => one.faction === faction && nameOf(one) === nameOf(place));
      const amount = Math.min(most, limit?.most ?? most);
      lies.set(nameOf(place), here - amount);
      collection.push({ faction, place, most, amount });
    }
    // 000 XXXIV.3: "if the territory has spice, you may collect it".
    for (const place of placesOf(state)) {
      const most = lies.get(nameOf(place)) ?? 0;
      if (most === 0 || !isControlledBy(state, faction, place.territory)) continue;
      const limit = last?.limits.find((one) => one.faction === faction && nameOf(one) === nameOf(place));
      const amount = Math.min(most, limit?.most ?? most);
      lies.set(nameOf(place), most - amount);
      collection.push({ faction, place, most, amount });
    }
  }
  return { collection, incomes: [...incomesOf(state), ...fromMachines(state)] };
}

export const mostFrom = ({ collection }: ReadAgain, faction: FactionId, place: Place): number =>
  collection.find((one) => one.faction === faction && nameOf(one.place) === nameOf(place))?.most ?? 0;

/**
 * 000 XXXV.2: "you automatically receive 10 spice per turn", and "allies can take advantage" of it. Nobody receives it
 * while the Inquisitor is dead.
 * @rules 000 XXVI · R-76
 */
const fromMachines = (state: GameState): ReadAgain['incomes'] =>
  !state.seating.some(({ faction }) => faction === 'ixians') || isLost(state, 'inquisitor')
    ? []
    : state.seating
        .filter(({ faction }) => faction === 'ixians' || isAllied(state, 'ixians', faction))
        .map(({ faction }) => ({
          faction,
          territory: faction === 'ixians' ? 'ixians/machine-income' : 'ixians/ally-bonus',
          amount: 10,
        }));

function incomesOf(state: GameState): ReadAgain['incomes'] {
  if (!hasIncreasedFlow(state.choices)) return [];
  const brings = [
    ['arrakeen', 2],
    ['carthag', 2],
    ['tueks-sietch', 1],
  ] as const;
  return fromFirstPlayer(state).flatMap((faction) =>
    brings
      .filter(([territory]) => isAt(state, faction, territory))
      .map(([territory, amount]) => ({ faction, territory, amount })),
  );
}

/**
 * Whether any fighter of this faction is in a territory, or the faction controls it without forces. The rule says "each occupant", so other factions do not
 * matter.
 */
const isAt = (state: GameState, faction: FactionId, territory: TerritoryId): boolean =>
  fightersIn(state, territory).includes(faction) || isControlledBy(state, faction, territory);
