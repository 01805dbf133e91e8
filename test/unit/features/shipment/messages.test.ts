import { describe, expect, it } from 'vitest';
import { partNamed } from '#lib/board/arrakis.ts';
import { formatLanding } from '#lib/features/shipment/messages/shipping.ts';
import { formatShipment } from '#lib/features/shipment/labels.ts';
import { formatShipmentStep } from '#lib/features/shipment/messages/announced.ts';
import { formatOffer } from '#lib/messages/format/optional-prompts.ts';

const flat = partNamed('the-great-flat@14');
const STORM_TAKES = [0, 1, 1, 2, 2, 3, 3, 4, 4, 5];

describe('the text about reserves', () => {
  it('tells all seats where the forces go, and which decision they await', () => {
    const shipment = { faction: 'fremen', ...flat, count: 9, special: 2, step: 'announced' } as const;
    expect(formatShipment(shipment, 'gf9-2019')).toBe(
      'Fremen brings 9 forces, 2 of them Fedaykin, to The Great Flat, sector 14.',
    );
    expect(formatShipmentStep(shipment)).toBe('A Karama may still cancel it.');
    expect(formatShipmentStep({ ...shipment, step: 'losses' })).toBe(
      'The storm takes half; its owner chooses which ones.',
    );
    expect(formatOffer('bring-reserves')).toBe('Bring reserves');
  });

  it('tells the owner the price', () => {
    const say = (inStorm: boolean, forces: number) =>
      formatLanding({ ...flat, inStorm }, forces, STORM_TAKES, 'gf9-2019');
    expect(say(false, 1)).toBe('1 force lands in The Great Flat, sector 14, for free.');
    expect(say(false, 9)).toBe('9 forces land in The Great Flat, sector 14, for free.');
    expect(say(true, 9)).toBe('In the storm: 5 forces go to the tanks, 4 land.');
    expect(say(true, 2)).toBe('In the storm: 1 force goes to the tanks, 1 lands.');
    expect(say(true, 1)).toBe('In the storm: 1 force goes to the tanks, none lands.');
  });
});
