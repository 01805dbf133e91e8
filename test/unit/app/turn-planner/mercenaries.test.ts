/** The page of a shipment counts mercenaries apart from the other reserves. */
import { describe, expect, it } from 'vitest';
import { sector, type Forces, type ShipmentWay } from '#engine';
import {
  firstShipment,
  kindRange,
  shipmentSaid,
  withCount,
  type Shipping,
} from '#app/_features/turn-planner/ship-choice.ts';
import { oneOf } from '#lib/core/grammar.ts';

const TO = { territory: 'carthag', sector: sector(10) } as const;

const shippingOf = (reserves: Forces, way: ShipmentWay = 'down'): Shipping => ({
  asks: {
    terms: [
      {
        way,
        landings: [{ ...TO, inStorm: false, each: 1 }],
        each: 0,
        reach: null,
        reserves,
        stacks: [],
        halved: false,
        payee: 'bank',
        payeesShareTo: 'bank',
      },
    ],
    halfByKarama: false,
    pledged: [],
    stormTakes: [],
    range: 1,
    rangeOnFoot: 1,
    rangeByAir: 3,
    ornithoptersAt: [],
  },
  answers: oneOf('none'),
});

describe('reserves with mercenaries', () => {
  const shipping = shippingOf({ count: 6, special: 1, mercenaries: 2 });
  const shipped = (count: number, chosen: { readonly special?: number; readonly mercenaries?: number } = {}) =>
    shipmentSaid(shipping, withCount(shipping, { ...firstShipment(shipping, null), to: TO, ...chosen }, count));

  it('ship ordinary forces first, and other forces only if there are too few', () => {
    expect(shipped(3)).toMatchObject({ way: 'down', forces: 3, special: 0, mercenaries: 0 });
    expect(shipped(4)).toMatchObject({ forces: 3, special: 1, mercenaries: 0 });
    expect(shipped(6)).toMatchObject({ forces: 3, special: 1, mercenaries: 2 });
  });

  it('keep the mercenaries that the player has chosen', () => {
    expect(shipped(3, { mercenaries: 2 })).toMatchObject({ forces: 1, special: 0, mercenaries: 2 });
    expect(shipped(1, { mercenaries: 2 })).toMatchObject({ forces: 0, special: 0, mercenaries: 1 });
  });

  it('offer as many mercenaries as the other forces leave', () => {
    const first = { ...firstShipment(shipping, null), to: TO };
    expect(kindRange(shipping, withCount(shipping, first, 2), 'mercenary')).toEqual({ from: 0, to: 2 });
    expect(kindRange(shipping, withCount(shipping, first, 6), 'mercenary')).toEqual({ from: 2, to: 2 });
  });
});

describe('reserves without mercenaries', () => {
  it('have no number of mercenaries in the answer', () => {
    const shipping = shippingOf({ count: 6, special: 1 });
    expect(shipmentSaid(shipping, { ...firstShipment(shipping, null), to: TO })).not.toHaveProperty('mercenaries');
  });
});

describe('mercenaries of the Fremen', () => {
  it('ship alone, in their own way', () => {
    const shipping = shippingOf({ count: 3, special: 0, mercenaries: 3 }, 'hired');
    const first = { ...firstShipment(shipping, null), to: TO };
    expect(shipmentSaid(shipping, withCount(shipping, first, 2))).toMatchObject({
      way: 'hired',
      forces: 0,
      special: 0,
      mercenaries: 2,
    });
  });
});
