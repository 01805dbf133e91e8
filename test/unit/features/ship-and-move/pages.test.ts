/** The text of the pages for a turn of shipment and movement. */
import { describe, expect, it } from 'vitest';
import { sector, type Done, type Place } from '#engine';
import { formatFromTo, formatMove, formatNoMoveTo, formatWayThere } from '#lib/features/movement/messages/moving.ts';
import { formatKept } from '#lib/features/ship-and-move/messages/kept.ts';
import { formatAsLaidOut } from '#lib/features/ship-and-move/messages/laid-out.ts';
import { formatActing, formatOpenAgain, formatToCome, formatTurn } from '#lib/features/ship-and-move/messages/table.ts';
import { formatEach, formatNoShipmentTo, formatShares, formatShip } from '#lib/features/shipment/messages/shipping.ts';

const OLD_GAP: Place = { territory: 'old-gap', sector: sector(9) };
const CARTHAG: Place = { territory: 'carthag', sector: sector(10) };

describe('the price of a shipment', () => {
  it('is half of the whole sum, rounded up', () => {
    expect(formatShip(3, { each: 1, halved: true })).toBe('Ship 3 for 2 spice');
    expect(formatShip(3, { each: 2, halved: true }, 'karama')).toBe('Ship 3 for 3 spice, with Karama');
    expect(formatShip(1, { each: 0, halved: false })).toBe('Ship 1 for free');
    expect(formatEach({ each: 2, halved: true })).toBe('half of 2 spice a force');
  });

  it('names the other payers', () => {
    const shares = [
      { by: 'emperor', to: 'guild', amount: 4 },
      { by: 'atreides', to: 'guild', amount: 2 },
    ] as const;
    expect(formatShares(shares, 'atreides')).toBe('The Emperor pays 4 and you pay 2.');
  });
});

describe('an obstacle of a move', () => {
  it('is one line each', () => {
    const full = { because: 'full', place: CARTHAG, by: ['harkonnen', 'emperor'] } as const;
    expect(formatNoShipmentTo(full, 'gf9-2019')).toBe('Carthag is full: Harkonnen and the Emperor stand there.');
    expect(formatNoMoveTo({ because: 'too-far', place: OLD_GAP, away: 5, range: 1 }, 'gf9-2019')).toBe(
      'Old Gap is 5 territories away; your forces move to the next one.',
    );
    expect(formatNoMoveTo({ because: 'ally', place: CARTHAG, ally: 'emperor' }, 'gf9-2019')).toBe(
      'The Emperor, your ally, stands there: allies do not share a place.',
    );
  });

  it('is avoided by a detour, which the path names', () => {
    const way = { through: ['arsunt', 'polar-sink', 'wind-pass'], flies: true, around: true } as const;
    expect(formatWayThere(way, 'gf9-2019')).toBe(
      '3 territories, by ornithopter, around the storm, via Arsunt, Polar Sink, Wind Pass.',
    );
    expect(formatWayThere({ through: ['arsunt'], flies: false, around: false }, 'gf9-2019')).toBe(
      'To the next territory.',
    );
  });
});

describe('a move', () => {
  it('names its destination, or the sector inside the same territory', () => {
    const arsunt: Place = { territory: 'arsunt', sector: sector(12) };
    expect(formatFromTo('carthag', arsunt, 'gf9-2019')).toBe('Carthag to Arsunt');
    expect(formatFromTo('arsunt', arsunt, 'gf9-2019')).toBe('Arsunt to sector 12');
    expect(formatMove(6, 'carthag', arsunt, 'gf9-2019')).toBe('Move 6 forces to Arsunt');
    expect(formatMove(6, 'arsunt', arsunt, 'gf9-2019')).toBe('Move 6 forces to sector 12');
  });
});

describe('the line about a prepared turn', () => {
  const STAYS = 'stay';
  it('says that it is kept, and never its content', () => {
    expect(formatKept({ shipment: 'none', movement: STAYS }, 'both')).toBe(
      'Your shipment and your move are planned. Make both with one tap when your turn comes.',
    );
    expect(formatKept({ shipment: 'none', movement: null }, 'both')).toBe(
      'Your shipment is planned. Make it with one tap when your turn comes.',
    );
    expect(formatKept({ shipment: null, movement: STAYS }, 'both')).toBe(
      'Your move is planned. Make it with one tap after your shipment.',
    );
  });

  it('says in two rounds when each part is made', () => {
    expect(formatKept({ shipment: 'none', movement: STAYS }, 'shipments')).toBe(
      'Your shipment and your move are planned. Make each with one tap when your turn comes.',
    );
    expect(formatKept({ shipment: null, movement: STAYS }, 'shipments')).toBe(
      'Your move is planned. Make it with one tap when everybody has shipped and your turn comes.',
    );
    expect(formatKept({ shipment: null, movement: STAYS }, 'moves')).toBe(
      'Your move is planned. Make it with one tap when your turn comes.',
    );
  });
});

describe('the summary of a turn', () => {
  const NOBODY = { count: 0, special: 0 };
  const shipped: Done = {
    kind: 'shipment',
    way: 'down',
    from: [],
    to: OLD_GAP,
    forces: { count: 2, special: 0 },
    lost: NOBODY,
    paid: [],
    restsOn: [],
  };

  it('says what the faction did', () => {
    expect(formatTurn({ faction: 'guild', done: [] }, 'gf9-2019')).toBeNull();
    expect(formatActing('guild', 'both')).toBe('The Guild ships and moves now.');
    expect(formatActing('guild', 'shipments')).toBe('The Guild ships now.');
    expect(formatActing('guild', 'moves')).toBe('The Guild moves now.');
    expect(formatTurn({ faction: 'guild', done: [shipped, { kind: 'no-move' }] }, 'gf9-2019')).toBe(
      'Spacing Guild: 2 forces to Old Gap, no move.',
    );
    expect(formatOpenAgain('guild')).toBe('The Guild’s turn is open again.');
    expect(formatToCome([])).toBeNull();
    expect(formatToCome(['fremen', 'emperor'])).toBe('Then Fremen and the Emperor.');
  });

  it('follows a prepared turn', () => {
    expect(formatAsLaidOut('no shipment', null)).toBe('No shipment.');
    expect(formatAsLaidOut('2 forces to Old Gap', 'no move')).toBe('2 forces to Old Gap, then no move.');
  });
});
