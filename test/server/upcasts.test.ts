import { describe, expect, test } from 'vitest';
import type { GameEvent } from '#engine';
import { EVENT_VERSION, fromStored, toStored } from '../../server/store/upcasts.ts';

const event: GameEvent = { type: 'HandRaised', faction: 'atreides', at: 3 };

describe('a stored event', () => {
  test('carries the version of its shape, and comes back as it was', () => {
    const stored = toStored(event);
    expect(stored.version).toBe(EVENT_VERSION);
    expect(fromStored(stored)).toEqual(event);
  });

  test('of an older shape is lifted through every later one', () => {
    const named = (event: unknown) => ({ ...(event as object), type: 'HandRaised' });
    const timed = (event: unknown) => ({ ...(event as object), at: 3 });
    const oldest = { version: 1, body: JSON.stringify({ type: 'Hand', faction: 'atreides' }) };
    const newer = { version: 2, body: JSON.stringify({ type: 'HandRaised', faction: 'atreides' }) };
    expect(fromStored(oldest, [named, timed])).toEqual(event);
    expect(fromStored(newer, [named, timed])).toEqual(event);
  });

  test('from a newer program is not played on', () => {
    expect(() => fromStored({ version: EVENT_VERSION + 1, body: '{}' })).toThrow('newer');
  });
});

describe('an event of version 3', () => {
  const lifted = (event: unknown) => fromStored({ version: 3, body: JSON.stringify(event) });

  test('opens a table on the one board there was, with twenty forces and all leaders of each faction', () => {
    const opened = {
      type: 'TableOpened',
      seating: [
        { faction: 'guild', circle: 0 },
        { faction: 'fremen', circle: 3 },
      ],
      specialForces: [{ faction: 'fremen', special: 3 }],
    };
    expect(lifted(opened)).toEqual({
      choices: { components: { spiceDeck: 'cardboard' } },
      type: 'TableOpened',
      seating: opened.seating,
      storm: 18,
      forces: [
        { faction: 'guild', count: 20, special: 0 },
        { faction: 'fremen', count: 20, special: 3 },
      ],
      leaders: [
        'staban-tuek',
        'esmar-tuek',
        'master-bewt',
        'soo-soo-sook',
        'guild-rep',
        'stilgar',
        'chani',
        'otheym',
        'shadout-mapes',
        'jamis',
      ],
    });
  });

  test('is otherwise what it was', () => {
    expect(lifted(event)).toEqual(event);
  });
});

describe('an event of version 2', () => {
  const lifted = (event: unknown) => fromStored({ version: 2, body: JSON.stringify(event) });

  test('opens a table where everybody plays one faction', () => {
    const opened = { type: 'TableOpened', choices: { edition: 'gf9-2019', layer: 'advanced' } };
    expect(lifted(opened)).toMatchObject({ choices: { edition: 'gf9-2019', layer: 'advanced', pairs: [] } });
  });

  test('is otherwise what it was', () => {
    expect(lifted(event)).toEqual(event);
  });
});

describe('an event of version 1', () => {
  const corrected = (fact: unknown) => ({ type: 'FactCorrected', fact, was: fact });
  const lifted = (event: unknown) => fromStored({ version: 1, body: JSON.stringify(event) });

  test('names two allies; now they are an alliance', () => {
    const members = ['atreides', 'fremen'];
    expect(lifted(corrected({ kind: 'ally', faction: 'atreides', ally: 'fremen' }))).toEqual(
      corrected({ kind: 'alliance', members }),
    );
    expect(lifted(corrected({ kind: 'ally', faction: 'guild', ally: null }))).toEqual(
      corrected({ kind: 'alliance', members: ['guild'] }),
    );
  });

  const act = { kind: 'voice', by: 'bene-gesserit', target: 'guild', command: { play: false, kind: 'shield' } };
  test.each([
    [
      { type: 'WindowOpened', window: 'w1', ask: { kind: 'interfere', battle: 'b1', act }, opened: 0, deadline: 8 },
      {
        type: 'WindowOpened',
        window: 'w1',
        ask: { kind: 'interfere', during: 'b1', acts: [act] },
        opened: 0,
        deadline: 8,
        ticks: [],
      },
    ],
    [
      { type: 'ActStands', battle: 'b1', act },
      { type: 'ActStands', during: 'b1', act },
    ],
    [
      { type: 'ActCancelled', battle: 'b1', act, by: 'guild' },
      { type: 'ActCancelled', during: 'b1', act, by: 'guild' },
    ],
  ])('asks about one act of one battle: %#', (stored, now) => {
    expect(lifted(stored)).toEqual(now);
  });

  test('asks for traitors as it asks now', () => {
    const ask = { kind: 'treachery', battle: 'b1' };
    const opened = { type: 'WindowOpened', window: 'w1', ask, opened: 0, deadline: 8 };
    expect(lifted(opened)).toEqual({ ...opened, ticks: [] });
  });

  test.each([
    [{ kind: 'pass' }, { kind: 'pass' }],
    [
      { kind: 'call', leader: 'stilgar' },
      { kind: 'call', leader: 'stilgar' },
    ],
    [
      { kind: 'karama', slot: 'h1', card: 'karama' },
      { kind: 'play', slot: 'h1', card: 'karama', number: 0 },
    ],
    [
      { kind: 'weather-control', slot: 'h2', card: 'weather-control', sectors: 4 },
      { kind: 'play', slot: 'h2', card: 'weather-control', number: 4 },
    ],
    [
      { kind: 'family-atomics', slot: 'h3', card: 'family-atomics' },
      { kind: 'play', slot: 'h3', card: 'family-atomics', number: null },
    ],
  ])('has an answer of its own for each card: %#', (answer, now) => {
    const answered = { type: 'WindowAnswered', window: 'w1', faction: 'guild' };
    expect(lifted({ ...answered, answer })).toEqual({ ...answered, answer: now });
  });
});

describe('an event of version 4', () => {
  test('opens a table that turns its spice cards over on cardboard', () => {
    const components = { treachery: 'app', traitors: 'app', stormCards: 'app' };
    const opened = { type: 'TableOpened', choices: { edition: 'gf9-2019', components } };
    expect(fromStored({ version: 4, body: JSON.stringify(opened) })).toEqual({
      type: 'TableOpened',
      choices: {
        edition: 'gf9-2019',
        components: { ...components, spiceDeck: 'cardboard' },
        options: ['everybody-keeps-card-records'],
      },
    });
  });
});

describe('an event of version 5', () => {
  const lifted = (event: unknown) => fromStored({ version: 5, body: JSON.stringify(event) });
  const opened = (layer: string) => ({
    type: 'TableOpened',
    choices: { edition: 'gf9-2019', layer, options: ['bribes-from-the-next-mentat-pause'] },
  });

  test('opens a table where advisors wait after battles, as they did', () => {
    expect(lifted(opened('advanced'))).toMatchObject({
      choices: {
        options: ['bribes-from-the-next-mentat-pause', 'advisors-wait-after-battles', 'everybody-keeps-card-records'],
      },
    });
  });

  test('is otherwise what it was', () => {
    expect(lifted(opened('basic'))).toMatchObject({
      choices: { options: ['bribes-from-the-next-mentat-pause', 'everybody-keeps-card-records'] },
    });
    expect(lifted(event)).toEqual(event);
  });
});

describe('an event of version 6', () => {
  const lifted = (event: unknown) => fromStored({ version: 6, body: JSON.stringify(event) });
  const opened = (edition: string) => ({ type: 'TableOpened', choices: { edition, options: ['allies-may-deal'] } });

  test('opens a table where everybody reads what cards were played, as they did', () => {
    expect(lifted(opened('gf9-2019'))).toMatchObject({
      choices: { options: ['allies-may-deal', 'everybody-keeps-card-records'] },
    });
  });

  test('is otherwise what it was', () => {
    for (const same of [opened('avalon-hill-1979'), event]) expect(lifted(same)).toEqual(same);
  });
});

describe('an event of version 7', () => {
  const lifted = (event: unknown) => fromStored({ version: 7, body: JSON.stringify(event) });
  const sold = { lot: 2, buyer: 'guild', price: 4, withKarama: false };

  test('does not tell who was paid for a card', () => {
    expect(lifted({ type: 'CardSold', ...sold })).toEqual({ type: 'CardSold', ...sold, paid: null });
    expect(lifted({ type: 'BiddingEnded', turn: 3, sold: [sold], left: 0 })).toEqual({
      type: 'BiddingEnded',
      turn: 3,
      sold: [{ ...sold, paid: null, drewAnother: false }],
      left: 0,
    });
  });

  test('ships for nothing, and to fight', () => {
    const cargo = {
      shipment: 'ship1',
      faction: 'fremen',
      territory: 'the-great-flat',
      sector: 14,
      count: 3,
      special: 1,
    };
    const booking = { side: 'fighters', fares: [], card: null, restsOn: [] };
    const announced = { type: 'ShipmentAnnounced', ...cargo };
    const shipped = { type: 'ForcesShipped', ...cargo, lost: { count: 0, special: 0 } };
    expect(lifted(announced)).toEqual({ ...announced, booking });
    expect(lifted(shipped)).toEqual({ ...shipped, booking, before: [] });
  });
});

describe('an event of version 8', () => {
  const lifted = (event: unknown) => fromStored({ version: 8, body: JSON.stringify(event) });
  const opened = (ask: unknown) => ({ type: 'WindowOpened', window: 'w1', ask, opened: 0, deadline: 8 });

  test.each([[{ kind: 'weather-control', storm: 's1' }], [{ kind: 'family-atomics', storm: 's1', sectors: 3 }]])(
    'asks for the card alone: $kind',
    (ask) => {
      expect(lifted(opened(ask))).toEqual({ ...opened({ ...ask, acts: [] }), ticks: [] });
    },
  );

  test('asks about all else as it does now', () => {
    const act = { kind: 'advantage', by: 'fremen', advantage: 'fremen/see-storm' };
    const asked = opened({ kind: 'interfere', during: 's1', acts: [act] });
    expect(lifted(event)).toEqual(event);
    expect(lifted(asked)).toEqual({ ...asked, ticks: [] });
  });
});

describe('an event of version 9', () => {
  test('told all what a payee had spent: the bank paid that, and lent nothing', () => {
    const stored = { version: 9, body: JSON.stringify({ type: 'FareSpent', payee: 'guild', amount: 2 }) };
    expect(fromStored(stored)).toEqual({ type: 'FareRepaid', payee: 'guild', amount: 0, because: 'counted-anew' });
  });
});

describe('an event of version 10', () => {
  const lifted = (event: unknown) => fromStored({ version: 10, body: JSON.stringify(event) });

  test('closed every window at its deadline', () => {
    const opened = {
      type: 'WindowOpened',
      window: 'w1',
      ask: { kind: 'treachery', battle: 'b1' },
      opened: 0,
      deadline: 8,
    };
    expect(lifted(opened)).toEqual({ ...opened, ticks: [] });
    expect(lifted({ type: 'WindowClosed', window: 'w1' })).toEqual({ type: 'WindowClosed', window: 'w1', early: 0 });
  });

  test('let owners alone stand aside', () => {
    const stored = { type: 'StoodAside', faction: 'guild', on: true };
    expect(lifted(stored)).toEqual({ ...stored, by: 'owner' });
  });
});
