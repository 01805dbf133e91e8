import {
  costAt,
  isInStorm,
  partName,
  samePlace,
  type FactionId,
  type NoShipmentTo,
  type Place,
  type SeatView,
  type TerritoryId,
} from '#client';
import { boardOf } from '#app/_components/map/board-facts.ts';
import { fareOf, goalsOf, termsOf, type ShipChoice, type Shipping } from './ship-choice.ts';

/**
 * Returns why the chosen forces cannot land at this place, by facts that their player can see; `null` if the forces can
 * land.
 */
export function whyNotTo(shipping: Shipping, choice: ShipChoice, place: Place, view: SeatView): NoShipmentTo | null {
  if (goalsOf(shipping, choice).some((goal) => samePlace(goal, place))) return null;
  const terms = termsOf(shipping, choice);
  const landing = terms?.landings.find((one) => samePlace(one, place));
  const reach = terms?.reach ?? null;
  const outOfReach: NoShipmentTo = { because: 'out-of-reach', place, reach };
  if (landing === undefined) {
    if (reach?.closed.includes(place.territory) === true) return closedTo(view, place) ?? outOfReach;
    return isInStorm(place, view.table.storm) ? { because: 'storm', place } : outOfReach;
  }
  const fare = fareOf(shipping, { ...choice, to: place });
  const dear: NoShipmentTo = { because: 'too-dear', fare };
  if (isTooDear(shipping, costAt(fare, 1), view)) return dear;
  return closedTo(view, place) ?? outOfReach;
}

/** Returns the factions that close this place; `null` if it is open. */
function closedTo(view: SeatView, place: Place): NoShipmentTo | null {
  if (isRestrictedFor(view, place)) return { because: 'restricted', place };
  const { by, ally } = fightersIn(view, place);
  if (ally !== null) return { because: 'ally', place, ally };
  return by.length > 0 ? { because: 'full', place, by } : null;
}

function isTooDear({ asks }: Shipping, cost: number, { mine }: SeatView): boolean {
  const pledged = asks.pledged.reduce((sum, { amount }) => sum + amount, 0);
  return mine.spice !== 'uncounted' && mine.spice + pledged < cost;
}

/** Returns the other fighters in the territory of a place, and the ally among these fighters. */
export function fightersIn(
  view: SeatView,
  { territory }: Place,
): { readonly by: readonly FactionId[]; readonly ally: FactionId | null } {
  const { table, audience } = view;
  const there = boardOf(table).forces.filter((stack) => stack.territory === territory && !stack.advisors);
  const by = [...new Set(there.map(({ faction }) => faction))].filter((faction) => faction !== audience);
  const allies = table.factions.find(({ faction }) => faction === audience)?.allies ?? [];
  return { by, ally: by.find((faction) => allies.includes(faction)) ?? null };
}

/** Returns the parts of the territory that the player may choose besides this one. */
export const partsAmong = (goals: readonly Place[], place: Place): readonly Place[] => {
  const parts = goals.filter(({ territory }) => territory === place.territory);
  return parts.some((part) => partName(part) === partName(place)) ? parts : [];
};

/** Whether a territory is closed to the player in this turn. */
export const isRestrictedFor = (view: SeatView, { territory }: Place): boolean => restrictedFor(view) === territory;

/** Returns the territory that is closed to the player in this turn, or `null`. */
export function restrictedFor({ table: { orders }, audience }: SeatView): TerritoryId | null {
  const { restricted } = orders;
  return restricted === null || restricted.open.includes(audience) ? null : restricted.territory;
}
