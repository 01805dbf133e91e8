/** The ways in which a faction may ship, with destinations and prices. */
import { isInStorm } from '../../board/places.ts';
import { activePowers, grantedPowers } from '../../powers/in-force.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { payeeOf, payeesShareTo } from '../../powers/payee.ts';
import type { AdvantageId } from '../../model/advantages.ts';
import type { Forces, Sector } from '../../model/board.ts';
import { mercenariesIn, NO_FORCES, onlyMercenaries, ownForces } from '../../model/forces.ts';
import type { FactionId } from '../../model/factions.ts';
import { isFromReserves, type ShipmentWay } from '../../model/shipping-types.ts';
import { factionState } from '../../model/selectors.ts';
import type { PricedLanding, ShippingTerms } from '../../model/shipment.ts';
import { hasMoves, hasShipments } from '../../model/phases.ts';
import type { GameState } from '../../model/state.ts';
import { isHeldInPlace, isKeptFromShipping, stacksFreeToLeave } from '../../pieces/orders.ts';
import { landingsOf, reachNow } from './destinations.ts';
import { hasShipped } from './shipped.ts';

/**
 * Returns every way in which a faction may ship now; no way if the faction has no forces to ship, or has already
 * shipped in this turn, even on the board. The faction's spice is not checked here.
 * @rules GF9-2019 Phase 6 "Force Shipment", Spacing Guild sheet · AH79 IX.C.1 ·
 */
export function shippingTerms(ctx: Ctx, state: GameState, faction: FactionId): readonly ShippingTerms[] {
  if (hasShipped(state, faction) || isHeldInPlace(ctx, state, faction)) return [];
  const isKept = isKeptFromShipping(ctx, state, faction);
  const down: readonly ShipmentWay[] = !isKept && reservesComeIn(ctx, state, faction) ? ['down'] : [];
  const ways: readonly ShipmentWay[] = hasShipments(state.phase)
    ? [
        ...down,
        ...(!isKept && shipsHired(ctx, state, faction) ? (['hired'] as const) : []),
        ...waysBesides(ctx, state, faction),
      ]
    : down;
  const byCard = waysByCard(ctx, state, faction).filter((way) => !ways.includes(way));
  return [
    ...ways.map((way) => termsOf(ctx, state, faction, way)),
    ...byCard.map((way) => ({ ...termsOf(ctx, state, faction, way), halved: false, byCard: true as const })),
  ].filter((terms) => hasAnybody(terms));
}

/**
 * Returns the ways in which a faction ships with a Karama alone, at double the price of the Guild: across the planet,
 * and from the planet to reserves that are on Dune. They are the same for every hand.
 * @rules Dune Squad III.E.7, VI.B.5.o ·
 */
function waysByCard(ctx: Pick<Ctx, 'powers' | 'rules'>, state: GameState, faction: FactionId): readonly ShipmentWay[] {
  if (!ctx.rules.karamaShipsAcross || !hasShipments(state.phase)) return [];
  return ['across', ...(isOnPlanet(ctx, state, faction) ? (['back'] as const) : [])];
}

/**
 * Whether the reserves of a faction come in the present phase: in the round of shipments, or in the round of moves if
 * they are on Dune and the edition says so.
 * @rules Dune Squad III.E.6 · R-36
 */
export const reservesComeIn = (ctx: Ctx, state: GameState, faction: FactionId): boolean =>
  comesWithMoves(ctx, state, faction) ? hasMoves(state.phase) : hasShipments(state.phase);

/** Whether the reserves of a faction come in the round of moves, besides the move. */
export const comesWithMoves = (ctx: Ctx, state: GameState, faction: FactionId): boolean =>
  ctx.rules.freeReservesCome === 'with-the-moves' && isOnPlanet(ctx, state, faction);

const waysBesides = (
  ctx: Pick<Ctx, 'powers' | 'rules'>,
  state: GameState,
  faction: FactionId,
): readonly ShipmentWay[] => [
  ...new Set(activePowers(ctx, state).flatMap(({ shipsToo }) => shipsToo?.({ state, faction }) ?? [])),
];

/**
 * Whether a faction ships mercenaries in their own way: its other reserves are on Dune, and mercenaries come from off the
 * planet, for the usual price.
 * @rules Nine-faction compendium XXXVII.B.6 · R-317
 */
const shipsHired = (ctx: Pick<Ctx, 'powers' | 'rules'>, state: GameState, faction: FactionId): boolean =>
  isOnPlanet(ctx, state, faction) && mercenariesIn(factionState(state, faction).reserves) > 0;

const hasAnybody = ({ way, reserves, stacks, landings }: ShippingTerms): boolean =>
  way === 'back'
    ? stacks.length > 0
    : landings.length > 0 && (isFromReserves(way) ? reserves.count : stacks.length) > 0;

function termsOf(ctx: Ctx, state: GameState, faction: FactionId, way: ShipmentWay): ShippingTerms {
  const fromBoard = !isFromReserves(way);
  const payee = payeeOf(ctx, state, 'shipments', faction);
  return {
    way,
    landings: way === 'back' ? [] : landingsFor(ctx, state, faction, way),
    // Forces that ship back pay the same price everywhere, with one price for two forces.
    each: way === 'back' ? ctx.rules.shippingRates.stronghold : 0,
    reach: way === 'down' ? reachNow(ctx, state, faction) : null,
    reserves: fromBoard ? NO_FORCES : reservesFor(ctx, state, faction, way),
    stacks: fromBoard ? stacksFreeToLeave(ctx, state, faction) : [],
    halved: way === 'back' || halfRate(ctx, state, faction).length > 0,
    payee,
    payeesShareTo: payeesShareTo(ctx, 'shipments', payee),
  };
}

function reservesFor(ctx: Ctx, state: GameState, faction: FactionId, way: ShipmentWay): Forces {
  const { reserves } = factionState(state, faction);
  if (way === 'hired') return onlyMercenaries(mercenariesIn(reserves));
  return isOnPlanet(ctx, state, faction) ? ownForces(reserves) : reserves;
}

/**
 * Returns the destinations. If a power brings the reserves for free, these are only the places within its reach.
 * Otherwise these are all places outside the storm, at the printed price.
 */
function landingsFor(ctx: Ctx, state: GameState, faction: FactionId, way: ShipmentWay): readonly PricedLanding[] {
  if (way === 'down' && isOnPlanet(ctx, state, faction))
    return landingsOf(ctx, state, faction).map((landing) => ({ ...landing, each: 0 }));
  return printedPrices(ctx, state.storm);
}

/** All factions pay the same prices under the same storm, so they are computed once for six phones. */
const priced = new WeakMap<Ctx, Map<Sector, readonly PricedLanding[]>>();

function printedPrices(ctx: Ctx, storm: Sector): readonly PricedLanding[] {
  const bySector = priced.get(ctx) ?? new Map<Sector, readonly PricedLanding[]>();
  priced.set(ctx, bySector);
  const known = bySector.get(storm) ?? pricesUnder(ctx, storm);
  bySector.set(storm, known);
  return known;
}

function pricesUnder({ board, rules }: Ctx, storm: Sector): readonly PricedLanding[] {
  const { stronghold, elsewhere } = rules.shippingRates;
  return board.parts
    .filter((part) => !isInStorm(part, storm))
    .map((part) => ({ ...part, inStorm: false, each: board.isStronghold(part.territory) ? stronghold : elsewhere }));
}

/**
 * Whether the faction's reserves are on Dune itself. Such reserves do not ship from off the planet, even if that power
 * is cancelled.
 */
const isOnPlanet = (ctx: Pick<Ctx, 'powers' | 'rules'>, state: GameState, faction: FactionId): boolean =>
  grantedPowers(ctx, state).some(({ comesFreeTo }) => comesFreeTo !== undefined && comesFreeTo({ faction }) !== null);

/** Whether a shipment in this way comes from off the planet, for the usual price. */
export const isFromOffPlanet = (ctx: Ctx, state: GameState, faction: FactionId, way: ShipmentWay): boolean =>
  way === 'hired' || (way === 'down' && !isOnPlanet(ctx, state, faction));

/** Whether a faction may be able to pay for a shipment. This depends on public facts only. */
export const canPay = (ctx: Pick<Ctx, 'powers' | 'rules'>, state: GameState, faction: FactionId): boolean =>
  !isOnPlanet(ctx, state, faction) ||
  shipsHired(ctx, state, faction) ||
  waysBesides(ctx, state, faction).length > 0 ||
  waysByCard(ctx, state, faction).length > 0;

/** Returns the powers by which a faction ships at half the price. */
export const halfRate = (ctx: Ctx, state: GameState, faction: FactionId): readonly AdvantageId[] =>
  activePowers(ctx, state)
    .filter(({ shipsAtHalf }) => shipsAtHalf?.({ state, faction }) === true)
    .map(({ id }) => id);

/** Returns the powers that allow a faction to ship in this way, or to bring its reserves for free. */
export const allowing = (ctx: Ctx, state: GameState, faction: FactionId, way: ShipmentWay): readonly AdvantageId[] =>
  activePowers(ctx, state)
    .filter(
      ({ shipsToo, comesFreeTo }) =>
        shipsToo?.({ state, faction }).includes(way) === true ||
        (way === 'down' && (comesFreeTo?.({ faction }) ?? null) !== null),
    )
    .map(({ id }) => id);
