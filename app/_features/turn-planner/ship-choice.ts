import {
  parsePlayedCard,
  parseReservesTaken,
  reserveKinds,
  choices,
  costAt,
  getField,
  asRecord,
  partName,
  partNamed,
  numberOf,
  samePlace,
  isFromReserves,
  mercenariesIn,
  NO_FORCES,
  onlyMercenaries,
  ordinaryIn,
  type AnswerRecord,
  type AnswerValue,
  type Fare,
  type ForceKind,
  type Forces,
  type ForcesSide,
  type Grammar,
  type Place,
  type PlayedCard,
  type ShipAsked,
  type ShipmentWay,
  type ShippingTerms,
} from '#client';
import {
  asSides,
  choicesOf,
  countsIn,
  countsOf,
  groupNow,
  groupsIn,
  sumOf,
  type Counts,
  type Group,
} from './groups.ts';

/** A shipment in the form that the page shows. */
export interface ShipChoice {
  readonly way: ShipmentWay;
  /** The shipped group, with its place on the board; `null` while no group is chosen, and for reserves. */
  readonly group: Group | null;
  readonly to: Place | null;
  /** The number of forces from the reserves, with the special forces and the mercenaries. */
  readonly count: number;
  readonly special: number;
  readonly mercenaries: number;
  /** The numbers for a group on the board. */
  readonly counts: Counts;
  readonly own: boolean;
  readonly card: PlayedCard | null;
  /** The chosen side; `null` as long as the player keeps the usual side. */
  readonly side: ForcesSide | null;
}

/** A shipment prompt with its legal answers. */
export interface Shipping {
  readonly asks: ShipAsked;
  readonly answers: Grammar;
}

/** Returns the first choice: one force from the reserves, or the prepared shipment. */
export function firstShipment({ asks }: Shipping, laid: AnswerValue | null): ShipChoice {
  const said = laid === null ? {} : asRecord(laid);
  const terms = asks.terms.find(({ way }) => way === said['way']) ?? asks.terms[0];
  const way = terms?.way ?? 'down';
  const taken = parseReservesTaken(said) ?? firstTaken(terms);
  const to = typeof said['to'] === 'string' ? partNamed(said['to']) : null;
  const counts = countsIn(said, terms?.stacks ?? []);
  const group = terms?.stacks.filter((stack) => partName(stack) in counts) ?? [];
  return {
    way,
    group: group.length === 0 ? null : group,
    to,
    count: Math.max(1, taken.count),
    special: taken.special,
    mercenaries: mercenariesIn(taken),
    counts,
    own: said['own'] === true,
    card: parsePlayedCard(said),
    side: said['side'] === 'advisors' || said['side'] === 'fighters' ? said['side'] : null,
  };
}

/** Returns one force from the reserves: an ordinary one, if there is one. */
function firstTaken(terms: ShippingTerms | undefined): Forces {
  if (terms === undefined || ordinaryIn(terms.reserves) > 0) return { count: 1, special: 0 };
  return terms.reserves.special > 0 ? { count: 1, special: 1 } : onlyMercenaries(1);
}

/** Returns the legal part of a shipment on the page. The table may have moved on since the player chose it. */
export function shipmentNow(shipping: Shipping, laid: ShipChoice): ShipChoice {
  const terms = termsOf(shipping, laid);
  if (terms === undefined) return { ...firstShipment(shipping, null), to: laid.to };
  const choice = { ...laid, group: groupNow(shippingGroups(shipping, laid), laid.group) };
  const { card, count, way } = choice;
  const slots = fieldIn(shipping, choice, 'slot', { way });
  const playable = { ...choice, card: card !== null && slots.includes(card.slot) ? card : null };
  return isFromReserves(way) ? withCount(shipping, playable, Math.min(count, terms.reserves.count)) : playable;
}

export const termsOf = ({ asks }: Shipping, { way }: Pick<ShipChoice, 'way'>): ShippingTerms | undefined =>
  asks.terms.find((terms) => terms.way === way);

/** Returns the groups that may ship in this way. */
export const shippingGroups = (shipping: Shipping, choice: ShipChoice): readonly Group[] =>
  groupsIn(shipping.answers, termsOf(shipping, choice)?.stacks ?? [], { way: choice.way });

/** Returns the places where the chosen forces may land: all that some answer names. */
export function goalsOf(shipping: Shipping, choice: ShipChoice): readonly Place[] {
  const { way, group } = choice;
  if (way === 'back' || (way === 'across' && group === null)) return [];
  const names = fieldIn(shipping, choice, 'to', { way });
  return (termsOf(shipping, choice)?.landings ?? []).filter((landing) => names.includes(partName(landing)));
}

/** Returns the sides that the arriving forces may show there. */
export const sidesThere = (shipping: Shipping, choice: ShipChoice): readonly ForcesSide[] =>
  choice.to === null ? [] : asSides(fieldIn(shipping, choice, 'side', { way: choice.way, to: partName(choice.to) }));

const fieldIn = ({ answers }: Shipping, { way, group }: ShipChoice, field: string, chosen: AnswerRecord) =>
  isFromReserves(way) ? choices(answers, field, chosen).map(String) : choicesOf(answers, group ?? [], field, chosen);

/** Returns the number of shipped forces. */
export const shippedBy = ({ way, count, counts, group }: ShipChoice): number =>
  isFromReserves(way) ? count : group === null ? 0 : sumOf(countsOf(group, counts));

/** Returns the price of each force, with the card that halves it. */
export function fareOf(shipping: Shipping, choice: ShipChoice): Fare {
  const terms = termsOf(shipping, choice);
  const { to } = choice;
  const landing = to === null ? undefined : terms?.landings.find((one) => samePlace(one, to));
  return { each: landing?.each ?? terms?.each ?? 0, halved: terms?.halved === true || isHalfRate(terms, choice) };
}

/** Whether the chosen card pays half of the price to the bank. A card that allows the shipment does not change it. */
const isHalfRate = (terms: ShippingTerms | undefined, { card }: ShipChoice): boolean =>
  card !== null && terms?.byCard !== true;

/** Returns how much of the price comes from allies' pledges, and the rest. */
export function sharesOf(shipping: Shipping, choice: ShipChoice, reader: FarePayer) {
  let rest = costAt(fareOf(shipping, choice), shippedBy(choice));
  const printed = termsOf(shipping, choice);
  const terms = isHalfRate(printed, choice) ? undefined : printed;
  const payee = terms?.payee ?? 'bank';
  const helped = (choice.own ? [] : shipping.asks.pledged).map(({ by, amount }) => {
    const pays = Math.min(amount, rest);
    rest -= pays;
    return { by, to: by === payee ? (terms?.payeesShareTo ?? 'bank') : payee, amount: pays };
  });
  return { payee, paid: [...helped, { by: reader, to: payee, amount: rest }].filter(({ amount }) => amount > 0) };
}

type FarePayer = ShipAsked['pledged'][number]['by'];

/** Returns the choice as an answer; `undefined` while a part of it is missing. */
export function shipmentSaid(shipping: Shipping, choice: ShipChoice): AnswerRecord | undefined {
  const { way, to, group, own, card } = choice;
  if (way !== 'back' && to === null) return undefined;
  if (!isFromReserves(way) && group === null) return undefined;
  const sides = sidesThere(shipping, choice);
  const side = choice.side !== null && sides.includes(choice.side) ? choice.side : sides[0];
  return {
    way,
    own,
    ...(to === null || way === 'back' ? {} : { to: partName(to), ...(side === undefined ? {} : { side }) }),
    ...(isFromReserves(way)
      ? takenFrom(termsOf(shipping, choice)?.reserves ?? NO_FORCES, choice)
      : countsOf(group ?? [], choice.counts)),
    ...(card ?? {}),
  };
}

/** Returns the fields of an answer for these reserves. */
const takenFrom = (reserves: Forces, { count, special, mercenaries }: ShipChoice): AnswerRecord =>
  Object.fromEntries(
    reserveKinds(reserves).map(([field], at) => [
      field,
      [count - special - mercenaries, special, mercenaries][at] ?? 0,
    ]),
  );

/**
 * Returns the choice with this many reserves. Special forces and mercenaries are included if ordinary forces do not
 * suffice.
 */
export function withCount(shipping: Shipping, choice: ShipChoice, count: number): ShipChoice {
  const counted = { ...choice, count };
  const special = within(choice.special, kindRange(shipping, counted, 'special'));
  const mercenaries = within(choice.mercenaries, kindRange(shipping, { ...counted, special }, 'mercenary'));
  return {
    ...counted,
    special: within(special, kindRange(shipping, { ...counted, mercenaries }, 'special')),
    mercenaries,
  };
}

const within = (value: number, { from, to }: { readonly from: number; readonly to: number }): number =>
  Math.min(Math.max(value, from), to);

/**
 * Returns how many forces of a kind the shipment may have: as many as the ordinary forces leave, with the other kind as
 * it is chosen.
 */
export function kindRange(
  shipping: Shipping,
  { way, count, special, mercenaries }: ShipChoice,
  kind: Exclude<ForceKind, 'ordinary'>,
): { readonly from: number; readonly to: number } {
  const reserves = termsOf(shipping, { way })?.reserves ?? NO_FORCES;
  const there = numberOf(kind, reserves);
  const others = Math.min(
    kind === 'special' ? mercenaries : special,
    count,
    reserves.count - ordinaryIn(reserves) - there,
  );
  const to = Math.min(there, count - others);
  return { from: Math.min(to, Math.max(0, count - ordinaryIn(reserves) - others)), to };
}

/**
 * Returns the number of forces in a prepared shipment, and its destination; `null` if the forces return to the
 * reserves.
 */
export function readShipment(answer: AnswerValue): { readonly count: number; readonly to: Place | null } {
  const to = getField(answer, 'to');
  const count = Object.entries(asRecord(answer)).reduce(
    (sum, [, value]) => sum + (typeof value === 'number' ? value : 0),
    0,
  );
  return { count, to: typeof to === 'string' ? partNamed(to) : null };
}
