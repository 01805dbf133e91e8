/** The possible answers of a shipping faction, and their parsing. */
import { pledgedTo } from '../pledges/api.ts';
import { paidByPledge } from '../pledges/events.ts';
import { partName } from '../../board/places.ts';
import { type AnswerValue, getField } from '../../core/answer.ts';
import { anyOf, type Grammar, oneOf, range, record } from '../../core/grammar.ts';
import { bySides, turningBy } from '../../pieces/entering.ts';
import { groupFields, parseForceGroup } from '../../pieces/groups.ts';
import { cardDiscarded, spiceMoved } from '../../pieces/events.ts';
import { type CardNamed, cardsOfKinds, karamaKindsOf } from '../../pieces/playing.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { activePowersOf } from '../../powers/in-force.ts';
import { DEFAULT_PAYEE, powersPaid } from '../../powers/payee.ts';
import { parsePlayedCard, parseReservesTaken, reserveKinds } from '../../model/answers.ts';
import { type ForceStack, type Forces, type Place, samePlace } from '../../model/board.ts';
import type { AdvantageId } from '../../model/advantages.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import { allOf, forcesOf, NO_FORCES } from '../../model/forces.ts';
import { isFromReserves, type ShipmentWay } from '../../model/shipping-types.ts';
import { factionState } from '../../model/selectors.ts';
import { costAt, type Fare, type ShippingTerms } from '../../model/shipment.ts';
import type { GameState } from '../../model/state.ts';
import { type CardKind, kindOf } from '../../model/treachery-cards.ts';
import type { BookedFare, Booking } from './contract.ts';
import { allowing, halfRate, isFromOffPlanet, shippingTerms } from './terms.ts';

/** A number greater than the spice or the forces of any faction. */
const MORE_THAN_ANY = 99;

/**
 * Returns every shipment at these terms that the faction can pay. Pledges of allies are spent first, unless the player
 * chooses otherwise. Mentat does not check the price for a faction with uncounted spice.
 * @rules GF9-2019 Phase 6 "Force Shipment", "Payment", "Exceptions" · AH79 IX.C.1, Player Aid Pad B.6 ·,
 *
 */
export function shipAnswers(
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  { terms }: { readonly terms: readonly ShippingTerms[] },
): Grammar {
  const means = meansOf(state, faction);
  const ways = terms.flatMap((way) =>
    tickets(ctx, state, faction, way).flatMap((ticket) =>
      means.flatMap((purse) => shipmentsOf(ctx, state, faction, ticket, purse)),
    ),
  );
  return anyOf(oneOf('none'), ...ways);
}

/** The means of a payment: pledges of allies first, or only the player's own spice. */
interface Means {
  readonly own: boolean;
  readonly most: number;
}

function meansOf(state: GameState, faction: FactionId): readonly Means[] {
  const { spice } = factionState(state, faction);
  const own = spice === 'uncounted' ? MORE_THAN_ANY : spice;
  const help = pledgedTo(state, faction, 'shipments').reduce((sum, { amount }) => sum + amount, 0);
  return [{ own: false, most: own + help }, ...(help > 0 ? [{ own: true, most: own }] : [])];
}

/** The terms of a shipment, and the card that changes them. */
interface Ticket extends ShippingTerms {
  readonly card: CardNamed | null;
}

/**
 * Returns the usual terms and, for shipments from off the planet, the terms with a Karama, with which half the price is
 * paid to the bank. Some shipments need a Karama.
 */
function tickets(ctx: Ctx, state: GameState, faction: FactionId, terms: ShippingTerms): readonly Ticket[] {
  const cards = cardsOfKinds(ctx, state, faction, kindsThatShip(ctx, state, faction));
  if (terms.byCard === true) return cards.map((card): Ticket => ({ ...terms, card }));
  if (!isFromOffPlanet(ctx, state, faction, terms.way)) return [{ ...terms, card: null }];
  return [{ ...terms, card: null }, ...cards.map((card): Ticket => ({ ...terms, halved: true, card }))];
}

/**
 * Returns the kinds of card that halve a faction's price, or ship its forces across the planet.
 * @rules AH79 Player Aid Pad B.6 · GF9-2019 as AH79 · Dune Squad VI.B.5.j, VI.B.5.o
 */
export const kindsThatShip = (ctx: Ctx, state: GameState, faction: FactionId): readonly CardKind[] => [
  ...karamaKindsOf(ctx, state, faction, ({ ships }) => ships === true),
  ...activePowersOf(ctx, state, faction).flatMap(({ playsAsKarama }) => playsAsKarama ?? []),
];

/** Returns the powers by which a card of this kind counts as a Karama. */
const asKarama = (ctx: Ctx, state: GameState, faction: FactionId, kind: CardKind): readonly AdvantageId[] =>
  activePowersOf(ctx, state, faction)
    .filter(({ playsAsKarama }) => playsAsKarama?.includes(kind) === true)
    .map(({ id }) => id);

function shipmentsOf(
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  { way, landings, each, stacks, reserves, halved, card }: Ticket,
  { own, most }: Means,
): readonly Grammar[] {
  const said = { way: oneOf(way), own: oneOf(own), ...(card ?? {}) };
  if (way === 'back') {
    const affordable = mostFor({ each, halved }, most);
    return groupsOf(ctx, stacks).flatMap((group) => groupGoes(group, affordable, said));
  }
  const prices = [...new Set(landings.map((landing) => landing.each))];
  return prices.flatMap((price) => {
    const affordable = mostFor({ each: price, halved }, most);
    const priced = landings.filter((landing) => landing.each === price);
    if (isFromReserves(way))
      return bySides(ctx, state, faction, priced, 'either').flatMap(({ sides, parts }) =>
        reservesGo(reserves, affordable, { ...said, to: oneOf(...parts.map(partName)), side: oneOf(...sides) }),
      );
    return groupsOf(ctx, stacks).flatMap((group) => {
      const elsewhere = priced.filter(({ territory }) => territory !== group[0]?.territory);
      return bySides(ctx, state, faction, elsewhere, 'either').flatMap(({ sides, parts }) =>
        groupGoes(group, affordable, { ...said, to: oneOf(...parts.map(partName)), side: oneOf(...sides) }),
      );
    });
  });
}

/** Returns how many forces this spice ships. */
function mostFor(fare: Fare, spice: number): number {
  if (fare.each === 0) return MORE_THAN_ANY;
  let most = 0;
  while (most < MORE_THAN_ANY && costAt(fare, most + 1) <= spice) most += 1;
  return most;
}

type Said = { readonly [field: string]: Grammar };

/** The reserves that a shipment takes: at least one force of any kind. */
function reservesGo(reserves: Forces, affordable: number, said: Said): readonly Grammar[] {
  const most = Math.min(reserves.count, affordable);
  if (most === 0) return [];
  const kinds = reserveKinds(reserves);
  return [
    record(
      { ...said, ...Object.fromEntries(kinds.map(([field, there]) => [field, range(0, Math.min(most, there))])) },
      { kind: 'between', fields: kinds.map(([field]) => field), least: 1, most },
    ),
  ];
}

function groupGoes(group: readonly ForceStack[], affordable: number, said: Said): readonly Grammar[] {
  if (affordable === 0) return [];
  const { fields, some } = groupFields(group);
  return [record({ ...said, ...fields }, some(affordable))];
}

/**
 * Returns the forces that ship together: the forces of one territory, or of one part if the table ships each sector
 * separately.
 */
function groupsOf({ rules }: Ctx, stacks: readonly ForceStack[]): readonly (readonly ForceStack[])[] {
  if (!rules.groupAcrossSectors) return stacks.map((stack) => [stack]);
  const territories = [...new Set(stacks.map(({ territory }) => territory))];
  return territories.map((territory) => stacks.filter((stack) => stack.territory === territory));
}

/** A shipment that its owner has chosen. */
export interface Booked {
  readonly way: ShipmentWay;
  /** The destination, a part of the board; `null` for the reserves. */
  readonly to: Place | null;
  readonly forces: Forces;
  /** The stacks on the board from which the forces come; empty if they come from the reserves. */
  readonly from: readonly ForceStack[];
  readonly booking: Booking;
}

/** Returns the shipment of a legal answer; `null` if nothing is shipped. */
export function bookedIn(ctx: Ctx, state: GameState, faction: FactionId, value: AnswerValue): Booked | null {
  const terms = shippingTerms(ctx, state, faction).find(({ way }) => way === getField(value, 'way'));
  if (terms === undefined) return null;
  const { way } = terms;
  const name = getField(value, 'to');
  const to = typeof name === 'string' ? ctx.board.partNamed(name) : null;
  const from = parseForceGroup(terms.stacks, value);
  const forces = isFromReserves(way) ? (parseReservesTaken(value) ?? NO_FORCES) : forcesOf(allOf(from));
  const card = parsePlayedCard(value);
  const landing = to === null ? undefined : terms.landings.find((one) => samePlace(one, to));
  const isHalfRate = card !== null && terms.byCard !== true;
  const fare = { each: landing?.each ?? terms.each, halved: terms.halved || isHalfRate };
  const payees = isHalfRate ? { payee: DEFAULT_PAYEE, payeesShareTo: DEFAULT_PAYEE } : terms;
  const side = getField(value, 'side') === 'advisors' ? 'advisors' : 'fighters';
  const fares = faresFor(state, faction, costAt(fare, forces.count), payees, getField(value, 'own') === true);
  return {
    way,
    to,
    forces,
    from,
    booking: {
      side,
      fares,
      card,
      restsOn: [
        ...allowing(ctx, state, faction, way),
        // A shipment back to the reserves costs the same for every faction that can make it.
        ...(card === null && way !== 'back' && fare.each > 0 ? halfRate(ctx, state, faction) : []),
        ...(card === null ? [] : asKarama(ctx, state, faction, kindOf(card.card))),
        ...fares.flatMap(({ to: payee }) => powersPaid(ctx, state, 'shipments', payee, faction)),
        ...(to === null ? [] : turningBy(ctx, state, faction, from, { territory: to.territory, side })),
      ],
    },
  };
}

/**
 * Returns the payments: allies pay first, in the order of the circles, unless the player chooses otherwise. Then the
 * player pays.
 */
function faresFor(
  state: GameState,
  faction: FactionId,
  cost: number,
  { payee, payeesShareTo }: Pick<ShippingTerms, 'payee' | 'payeesShareTo'>,
  own: boolean,
): readonly BookedFare[] {
  let rest = cost;
  const helped = (own ? [] : pledgedTo(state, faction, 'shipments')).map(({ by, amount }): BookedFare => {
    const pays = Math.min(amount, rest);
    rest -= pays;
    return { by, to: by === payee ? payeesShareTo : payee, amount: pays, pledged: true };
  });
  return [...helped, { by: faction, to: payee, amount: rest, pledged: false }].filter(({ amount }) => amount > 0);
}

/** Returns the payments and the played card when a shipment lands. */
export const paidOnLanding = (faction: FactionId, { fares, card }: Booking): readonly GameEvent[] => [
  ...(card === null ? [] : [cardDiscarded(faction, card)]),
  ...fares.flatMap(({ by, to, amount, pledged }) =>
    pledged
      ? paidByPledge({ by, ally: faction, purpose: 'shipments', amount, payee: to })
      : [spiceMoved(by, to, amount)],
  ),
];
