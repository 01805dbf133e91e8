/** The power to send one free force with each shipment of others from off the planet, and its destinations. */
import { isInStorm } from '../../../board/places.ts';
import { activePowersOf } from '../../../powers/in-force.ts';
import { type Ctx, hasAdvisors } from '../../../powers/ctx.ts';
import { must } from '../../../core/assert-never.ts';
import { type ForcesSide, type Place, samePlace } from '../../../model/board.ts';
import type { AdvantageId } from '../../../model/advantages.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { GameEvent } from '../../../model/events.ts';
import type { Arrival } from '../../../model/shipping-types.ts';
import { ownForces } from '../../../model/forces.ts';
import { areAdvisors, areAllies, factionState, otherFactionsIn, stacksIn } from '../../../model/selectors.ts';
import { standingOrderOf } from '../../../model/standing-orders.ts';
import type { GameState } from '../../../model/state.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import { isToFight, mayCoexist } from '../coexisting/api.ts';
import { isClosedTo } from '../../../pieces/orders.ts';
import type { Sends } from './contract.ts';

export const POLAR_SINK: TerritoryId = 'polar-sink';

/**
 * Whether a force can be sent at all: another faction has shipped from off the planet, and own forces are in reserve.
 */
export const canSend = (state: GameState, faction: FactionId, { faction: shipper, from }: Arrival): boolean =>
  shipper !== faction && from === 'off-planet' && ownForces(factionState(state, faction).reserves).count > 0;

/**
 * Whether the force may accompany the shipment to its place. The force goes as an advisor, so its faction must not have
 * fighters there. The number of factions there does not matter. In 1979 the force coexists, and so do all forces of its
 * faction there. It may not go if its owner said in this turn that the forces do not coexist there.
 * @rules GF9-2019 Bene Gesserit sheet "Advisors" · AH79 XV.B.3, XV.B.5 ·
 */
export const canGoAlong = (ctx: Ctx, state: GameState, faction: FactionId, { at }: Arrival): boolean =>
  at.territory !== POLAR_SINK &&
  !isClosedTo(ctx, state, faction, at.territory) &&
  activePowersOf(ctx, state, faction).some(({ id }) => id === 'bene-gesserit/advisor-accompany') &&
  !isKeptApart(ctx, state, faction, at.territory) &&
  !(ctx.rules.advisorsBesideAllies === 'never' && isAllyIn(state, faction, at.territory));

/** Whether the faction's own forces at that place prevent the force from going there. */
export const isKeptApart = (ctx: Ctx, state: GameState, faction: FactionId, territory: TerritoryId): boolean =>
  mayCoexist(ctx, faction) ? isToFight(state, territory) : hasFightersIn(state, faction, territory);

const isAllyIn = (state: GameState, faction: FactionId, territory: TerritoryId): boolean =>
  otherFactionsIn(state, faction, territory).some((other) => areAllies(state, faction, other));

/** Whether this faction has fighters at that place. */
export const hasFightersIn = (state: GameState, faction: FactionId, territory: TerritoryId): boolean =>
  stacksIn(state, faction, territory).length > 0 && !areAdvisors(state, faction, territory);

/** Returns the possible destinations of the force. The first possible answer sends no force. */
export const waysToSend = (ctx: Ctx, state: GameState, faction: FactionId, arrival: Arrival): readonly Sends[] => [
  'nobody',
  ...(canGoAlong(ctx, state, faction, arrival) ? (['along'] as const) : []),
  'polar-sink',
];

/**
 * Returns the other sectors of the shipment's territory that are open to any shipment.
 * @rules GF9-2019 Bene Gesserit sheet "Advisors", Phase 6 "Force Shipment"
 */
export const elsewhereIn = ({ board }: Ctx, state: GameState, { at }: Arrival): readonly Place[] =>
  board.partsOf(at.territory).filter((part) => !samePlace(part, at) && !isInStorm(part, state.storm));

/** Returns the faction's standing answer; `null` if the faction is asked each time. */
export const hasStandingSend = ({ standingOrders }: GameState, faction: FactionId): Sends | null =>
  standingOrderOf(standingOrders, faction, 'sends-advisors')?.sends ?? null;

/**
 * Returns the events of one answer. A force that goes along comes to the part of the shipment, unless the answer names
 * another part.
 */
export function sent(
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  { faction: shipper, at }: Arrival,
  sends: Sends,
  to: Place = at,
): GameEvent {
  if (sends === 'nobody') return { type: 'NobodySent', faction };
  if (sends === 'along') {
    const restsOn: readonly AdvantageId[] =
      ctx.rules.accompanyingStopped === 'for-the-round'
        ? ['bene-gesserit/advisor-ship', 'bene-gesserit/advisor-accompany']
        : ['bene-gesserit/advisor-accompany'];
    return { type: 'AdvisorSent', faction, shipper, along: true, side: 'advisors', restsOn, ...to };
  }
  const side = sideInSink(ctx, state, faction);
  const restsOn = ['bene-gesserit/advisor-ship'] as const;
  return { type: 'AdvisorSent', faction, shipper, along: false, side, restsOn, ...sinkOf(ctx) };
}

const sinkOf = ({ board }: Ctx): Place => must(board.partsOf(POLAR_SINK)[0], 'the Polar Sink');

/**
 * Returns the side of the force in the Polar Sink, where there are no battles. If forces have two sides, the force is
 * an advisor there when other factions are present.
 */
function sideInSink(ctx: Ctx, state: GameState, faction: FactionId): ForcesSide {
  if (stacksIn(state, faction, POLAR_SINK).length > 0)
    return areAdvisors(state, faction, POLAR_SINK) ? 'advisors' : 'fighters';
  return hasAdvisors(ctx, faction) &&
    !mayCoexist(ctx, faction) &&
    otherFactionsIn(state, faction, POLAR_SINK).length > 0
    ? 'advisors'
    : 'fighters';
}
