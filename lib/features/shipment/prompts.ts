import { pledgedTo } from '../pledges/api.ts';
import { partName } from '../../board/places.ts';
import type { AnswerValue } from '../../core/answer.ts';
import { assertNever, must } from '../../core/assert-never.ts';
import { anyOf, type Grammar, oneOf, range, record } from '../../core/grammar.ts';
import type { Feature } from '../../kernel/feature.ts';
import { createPrompt } from '../../model/create-prompt.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { accepted, refused } from '../../model/decision.ts';
import type { GameEvent } from '../../model/events.ts';
import { factionState, stormOrder } from '../../model/selectors.ts';
import { parseReserves } from '../../model/answers.ts';
import type { Forces } from '../../model/board.ts';
import { ownForces } from '../../model/forces.ts';
import type { FactionId } from '../../model/factions.ts';
import type { Prompt, PromptPayload } from '../../model/prompts.ts';
import type { Landing, ShipmentId } from '../../model/shipment.ts';
import { isRoundOfTurns } from '../../model/phases.ts';
import type { GameState } from '../../model/state.ts';
import { isFirstStepHeld } from '../ship-and-move/steps.ts';
import { stormLossRule } from '../storm/api.ts';
import { lossesAsked } from '../storm/events.ts';
import { mayFly, rangeOf, rangeOnFoot } from '../movement/api.ts';
import { cardsOfKinds } from '../../pieces/playing.ts';
import { bookedIn, kindsThatShip, paidOnLanding } from './booking.ts';
import { FREELY } from './free.ts';
import { hasShipped } from './shipped.ts';
import { reservesComeIn, shippingTerms } from './terms.ts';
import type { ShipmentActivity, ShipmentContract } from './contract.ts';
import { landingsOf } from './destinations.ts';
import { lossIn } from './losses.ts';

/**
 * Returns the offers to bring reserves while the table plays its shipments on the board. The offers depend only on the
 * board and the own reserves. A faction makes only one shipment a turn.
 * @rules GF9-2019 Phase 6 "Force Shipment" · AH79 IX.C.1.a
 */
export const optionalPrompts = (ctx: Ctx, state: GameState): readonly Prompt[] =>
  isRoundOfTurns(state.phase) && state.movesMade === 'on-the-board'
    ? stormOrder(state).flatMap((faction) => (reservesComeIn(ctx, state, faction) ? offerTo(ctx, state, faction) : []))
    : [];

function offerTo(ctx: Ctx, state: GameState, faction: FactionId): readonly Prompt[] {
  const { reserves: all } = factionState(state, faction);
  // Mercenaries come from off the planet, so they never come for free.
  const reserves = ownForces(all);
  const landings = landingsOf(ctx, state, faction);
  if (hasShipped(state, faction) || reserves.count === 0 || landings.length === 0) return [];
  const taken = stormLossRule(ctx, state, faction);
  const stormTakes = Array.from({ length: reserves.count + 1 }, (_, count) => taken?.(count) ?? count);
  return [
    createPrompt(
      state,
      { kind: 'bring-reserves', landings, reserves, stormTakes },
      { faction, about: `turn-${state.turn}`, answers: reservesAnswers(landings, reserves) },
    ),
  ];
}

/** Returns the legal answers: a place, and at least one force, ordinary or special. */
function reservesAnswers(landings: readonly Landing[], { count, special }: Forces): Grammar {
  const plain = count - special;
  const place = oneOf(...landings.map(partName));
  const withPlain = record({ place, forces: range(1, plain), special: range(0, special) });
  const specialAlone = record({ place, forces: oneOf(0), special: range(1, special) });
  return anyOf(...(plain > 0 ? [withPlain] : []), ...(special > 0 ? [specialAlone] : []));
}

/** Returns the prompt of an announced shipment, in which the owner chooses the losses in the storm. */
export function activityPrompts(ctx: Ctx, state: GameState, shipment: ShipmentActivity): readonly Prompt[] {
  switch (shipment.step) {
    case 'announced':
      return [];
    case 'losses': {
      const loss = lossIn(ctx, state, shipment);
      return loss === null ? [] : [lossesAsked(state, shipment.id, loss)];
    }
    default:
      return assertNever(shipment.step);
  }
}

/** The handlers of the answers. A faction announces the place and the number before the shipment. */
export const promptHandlers: Feature<ShipmentContract>['prompts'] = {
  'bring-reserves': {
    nonBlocking: 'optional',
    onAnswer: ({ board }, { nextShipment }, { faction }, value) => {
      const { part, ...forces } = must(parseReserves(value), 'reserves');
      const shipment: ShipmentId = `ship${nextShipment}`;
      const booking = FREELY;
      return accepted({ type: 'ShipmentAnnounced', shipment, faction, ...board.partNamed(part), ...forces, booking });
    },
  },
  // The feature of the own turn handles the answers to this prompt.
  ship: { isTimeBoxed: isFirstStepHeld, onAnswer: () => refused({ code: 'not-an-answer' }) },
};

/** Returns the events of a shipment; no events if nothing is shipped. */
export function shipmentMade(ctx: Ctx, state: GameState, faction: FactionId, value: AnswerValue): readonly GameEvent[] {
  const booked = bookedIn(ctx, state, faction, value);
  if (booked === null) return [];
  const { to, from, forces, booking } = booked;
  if (from.length === 0) {
    const shipment: ShipmentId = `ship${state.nextShipment}`;
    return [{ type: 'ShipmentAnnounced', shipment, faction, ...must(to, 'a place'), ...forces, booking }];
  }
  return [
    to === null
      ? { type: 'ForcesWithdrawn', faction, from, booking }
      : { type: 'ForcesCrossed', faction, from, to, booking },
    ...paidOnLanding(faction, booking),
  ];
}

/** Returns the shipment prompt of the own turn. */
export function shipQuestion(ctx: Ctx, state: GameState, faction: FactionId): Extract<PromptPayload, { kind: 'ship' }> {
  const { reserves } = factionState(state, faction);
  const taken = stormLossRule(ctx, state, faction);
  return {
    kind: 'ship',
    terms: shippingTerms(ctx, state, faction),
    halfByKarama: cardsOfKinds(ctx, state, faction, kindsThatShip(ctx, state, faction)).length > 0,
    pledged: pledgedTo(state, faction, 'shipments'),
    stormTakes: Array.from({ length: reserves.count + 1 }, (_, count) => taken?.(count) ?? count),
    range: rangeOf(ctx, state, faction),
    rangeOnFoot: rangeOnFoot(ctx, state, faction),
    rangeByAir: ctx.rules.moveRange.byAir,
    ornithoptersAt: mayFly(ctx, state, faction) ? ctx.rules.moveRange.ornithoptersAt : [],
  };
}

/** Whether a faction can ship at all. This depends on public facts only. */
export const canShip = (ctx: Ctx, state: GameState, faction: FactionId): boolean =>
  shippingTerms(ctx, state, faction).length > 0;
