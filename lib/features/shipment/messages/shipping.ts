/** The texts on the page for shipping in the own turn, or preparing a shipment. */
import type { Place } from '../../../model/board.ts';
import type { EditionId } from '../../../model/editions.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { Payee } from '../../../model/payments.ts';
import type { FarePaid, ShipmentWay } from '../../../model/shipping-types.ts';
import { costAt, type Fare, type FreeReach, type Landing, type ShippingTerms } from '../../../model/shipment.ts';
import type { TreacheryTitle } from '../../../model/treachery-cards.ts';
import { cardName } from '../../../messages/cards.ts';
import { theFaction, thePayee } from '../../../messages/names.ts';
import { plural, capitalize, formatList, formatForces, formatSpice } from '../../../messages/numbers.ts';
import { thePlace, theTerritory } from '../../../messages/territories.ts';

/** The texts for the destination and the number. */
export const SHIPPING = {
  which: 'How do you ship?',
  choosePlace: 'Choose a place',
  noPlace: 'Choose a place on the map first.',
  chooseOther: 'Choose another place',
  chooseGroup: 'Who goes?',
  noGroup: 'Choose who goes first.',
  nobody: 'At least one force must go.',
  nothing: 'Ship nothing this turn',
  label: 'Forces to ship',
  forces: 'Forces',
  ownSpice: 'From your own spice alone',
  tooMuch: 'More than you can pay',
  noCard: 'Choose the card first.',
  free: 'free',
  otherPlace: 'Another place',
  side: 'How do they come?',
} as const;

/** The texts for a Karama that halves the price. They are the same on all phones, whatever cards are in the hand. */
export const FARE = {
  how: 'How you pay',
  what: 'how you pay',
  full: 'The price in spice',
  noCard: 'You hold no card that pays half of it.',
  act: 'Pay like this',
} as const;

/**
 * Returns the choice with a card: `Half of it to the bank, with Karama`. `unnamed` means that Mentat does not know the
 * card.
 */
export const formatHalfWith = (card: TreacheryTitle, unnamed: boolean): string =>
  `Half of it to the bank, with ${formatCard(card, unnamed)}`;

/** Returns the choice of a card that a shipment needs: `With Karama`. */
export const formatShipWith = (card: TreacheryTitle, unnamed: boolean): string => `With ${formatCard(card, unnamed)}`;

const formatCard = (card: TreacheryTitle, unnamed: boolean): string =>
  unnamed ? `an unknown card: ${cardName(card)}` : cardName(card);

/** The names of the ways of shipping. */
export const SHIPMENT_WAY: Readonly<Record<ShipmentWay, string>> = {
  down: 'From the reserves',
  hired: 'Mercenaries from off the planet',
  across: 'Across the planet',
  back: 'Back to the reserves',
};

/** The texts for a shipment that needs a Karama. They are the same on all phones, whatever cards are in the hand. */
export const BY_CARD = {
  choose: 'The Karama for it',
  what: 'the Karama for the shipment',
  noCard: 'You hold no card for such a shipment.',
  act: 'Ship with this',
} as const;

/** Returns the text of the price of a way: `1 or 2 spice for each force, half of the sum, to the bank`. */
export function formatTerms(terms: ShippingTerms): string {
  return terms.byCard === true ? `with a Karama, ${formatPrice(terms)}` : formatPrice(terms);
}

function formatPrice({ way, landings, each, halved, payee }: ShippingTerms): string {
  const to = thePayee(payee);
  if (way === 'back') return `${formatSpice(each)} for ${halved ? 'every two forces' : 'each force'}, to ${to}`;
  const prices = [...new Set(landings.map((landing) => landing.each))].sort((a, b) => a - b);
  if (prices.every((price) => price === 0)) return 'free';
  const half = halved ? ', half of the sum' : '';
  return `${formatList(prices.map(String), 'or')} spice for each force${half}, to ${to}`;
}

/** Returns the label of the button after the choice of a place. */
export const formatShipTo = (place: Place, edition: EditionId): string =>
  `Ship to ${theTerritory(place.territory, edition)}`;

/** Returns the question about the number of forces. */
export const formatHowMany = (place: Place | null, edition: EditionId): string =>
  place === null ? 'How many go back?' : `How many to ${thePlace(place, edition)}?`;

/** Returns the price of each force: `2 spice a force`. */
export const formatEach = ({ each, halved }: Fare): string =>
  each === 0 ? SHIPPING.free : halved ? `half of ${formatSpice(each)} a force` : `${formatSpice(each)} a force`;

/** Returns the sum in small type: `3 × 2 spice`, `half of 3 × 2 spice`. */
export const formatSum = (count: number, { each, halved }: Fare): string =>
  `${halved ? 'half of ' : ''}${count} × ${formatSpice(each)}`;

/** Returns the payee: `to the Guild`. */
export const formatPayee = (payee: Payee): string => `to ${thePayee(payee)}`;

/**
 * Returns the text of the payers, if the reader does not pay alone: `The Emperor pays 4, you pay 2.` If they pay
 * different payees: `The Guild pays 4 to the bank, you pay 2 to the Guild.`
 */
export function formatShares(shares: readonly FarePaid[], reader: FactionId): string {
  const isParted = shares.some(({ to }) => to !== shares[0]?.to);
  const said = shares.map(
    ({ by, to, amount }) =>
      `${by === reader ? 'you pay' : `${theFaction(by)} pays`} ${amount}${isParted ? ` ${formatPayee(to)}` : ''}`,
  );
  return `${capitalize(formatList(said))}.`;
}

/** Returns the remaining reserves: `leaves you 6 forces in reserve.` */
export const formatLeftInReserve = (left: number): string => `leaves you ${formatForces(left)} in reserve.`;

/** Returns the first line of the button on the wheel: `Ship 3`. */
export const formatShipped = (count: number): string => `Ship ${count}`;

/** Returns the second line of the button on the wheel: `for 6 spice`. */
export function formatFor(fare: Fare, count: number): string {
  const cost = costAt(fare, count);
  return cost === 0 ? 'for free' : `for ${formatSpice(cost)}`;
}

/** Returns the card that pays the other half: `with Karama`. */
export const formatWith = (card: TreacheryTitle): string => `with ${cardName(card)}`;

/** Returns the label of the button in one line: `Ship 3 for 6 spice`, `Ship 3 for 3 spice, with Karama`. */
export const formatShip = (count: number, fare: Fare, card: TreacheryTitle | null = null): string =>
  `${formatShipped(count)} ${formatFor(fare, count)}${card === null ? '' : `, ${formatWith(card)}`}`;

/** Returns the range after landing: `Afterwards they can move up to 3 territories, by ornithopter.` */
export const formatRangeAfter = (range: number, flies: boolean): string =>
  plural(range, {
    one: 'Afterwards they can move to the next territory.',
    other: `Afterwards they can move up to ${range} territories${flies ? ', by ornithopter' : ''}.`,
  });

/** A shipment that is not possible, with the reason. */
export type NoShipmentTo =
  | { readonly because: 'storm'; readonly place: Place }
  | { readonly because: 'restricted'; readonly place: Place }
  | { readonly because: 'full'; readonly place: Place; readonly by: readonly FactionId[] }
  | { readonly because: 'ally'; readonly place: Place; readonly ally: FactionId }
  | { readonly because: 'too-dear'; readonly fare: Fare }
  | { readonly because: 'out-of-reach'; readonly place: Place; readonly reach: FreeReach | null };

/** Returns the reason in one line: `Sector 12 lies in the storm: no forces ship into it.` */
export function formatNoShipmentTo(no: NoShipmentTo, edition: EditionId): string {
  switch (no.because) {
    case 'storm':
      return `Sector ${no.place.sector ?? ''} lies in the storm: no forces ship into it.`;
    case 'restricted':
      return `${capitalize(theTerritory(no.place.territory, edition))} is restricted this turn: no forces of yours enter.`;
    case 'full':
      return `${capitalize(theTerritory(no.place.territory, edition))} is full: ${formatList(no.by.map(theFaction))} ${plural(no.by.length, { one: 'stands', other: 'stand' })} there.`;
    case 'ally':
      return `${capitalize(theFaction(no.ally))}, your ally, stands there: allies do not share a place.`;
    case 'too-dear':
      return `A force costs ${formatSpice(costAt(no.fare, 1))} there: more than you can pay.`;
    case 'out-of-reach':
      return formatOutOfReach(no, edition);
  }
}

/**
 * Returns the reason in one line: `Arrakeen is more than 2 territories from The Great Flat: your reserves do not come
 * there.`
 */
function formatOutOfReach({ place, reach }: Pick<OutOfReach, 'place' | 'reach'>, edition: EditionId): string {
  const there = capitalize(theTerritory(place.territory, edition));
  if (reach === null) return `Your reserves do not come to ${theTerritory(place.territory, edition)}.`;
  const far = plural(reach.within, { one: '1 territory', other: `${reach.within} territories` });
  return `${there} is more than ${far} from ${theTerritory(reach.from, edition)}: your reserves do not come there.`;
}

type OutOfReach = Extract<NoShipmentTo, { readonly because: 'out-of-reach' }>;

/** Returns a shipment in a few words: `3 forces to Old Gap`. */
export const formatLaidShipment = (count: number, to: Place | null, edition: EditionId): string =>
  `${formatForces(count)} ${to === null ? 'back to the reserves' : `to ${thePlace(to, edition)}`}`;

export const NO_SHIPMENT = 'no shipment';

/** Returns the text about the result of the present choice: `In the storm: 5 forces go to the tanks, 4 land.` */
export function formatLanding(
  landing: Landing,
  forces: number,
  stormTakes: readonly number[],
  edition: EditionId,
): string {
  if (!landing.inStorm) return `${formatForces(forces)} ${lands(forces)} in ${thePlace(landing, edition)}, for free.`;
  const taken = stormTakes[forces] ?? 0;
  const left = forces - taken;
  return `In the storm: ${formatForces(taken)} ${plural(taken, { one: 'goes', other: 'go' })} to the tanks, ${left === 0 ? 'none lands' : `${left} ${lands(left)}`}.`;
}

const lands = (count: number): string => plural(count, { one: 'lands', other: 'land' });
