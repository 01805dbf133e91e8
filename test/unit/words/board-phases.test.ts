import { describe, expect, it } from 'vitest';
import type { BoardPhase, Collection } from '#lib/table/board-phases.ts';
import type { Components } from '#lib/table/editions.ts';
import { sayOnBoard, sayToldAfter } from '#words/board-phases.ts';
import { toldAfter } from '#words/told-after.ts';

const CARDBOARD: Components = { treachery: 'cardboard', traitors: 'cardboard', stormCards: 'cardboard' };
const DEALT: Components = { ...CARDBOARD, treachery: 'app' };

const collection: Collection = { perForce: 2, withCity: 3, cities: ['arrakeen', 'carthag'] };
const charity = { holding: 1, upTo: 2, always: [] };

const PHASES: { readonly [Phase in BoardPhase['phase']]: Extract<BoardPhase, { readonly phase: Phase }> } = {
  'spice-blow': { phase: 'spice-blow' },
  charity: { phase: 'charity', charity },
  bidding: { phase: 'bidding', charity: null },
  revival: { phase: 'revival' },
  shipment: { phase: 'shipment', revives: false },
  collection: { phase: 'collection', collection, incomes: [] },
};
const phases = Object.values(PHASES);

describe('what is done on the board', () => {
  it('has the numbers of the rules', () => {
    expect(sayOnBoard(PHASES.charity, 'gf9-2019')).toBe(
      'Whoever holds 1 spice or none may claim CHOAM Charity: the bank makes it 2.',
    );
    expect(sayOnBoard(PHASES.collection, 'gf9-2019')).toBe(
      'Each force collects 2 spice, or 3 for whoever holds Arrakeen or Carthag.',
    );
  });

  it('names what the advanced game gives besides', () => {
    const always = { ...charity, always: ['bene-gesserit'] } as const;
    expect(sayOnBoard({ phase: 'charity', charity: always }, 'gf9-2019')).toMatch(
      / Bene Gesserit takes 2 whatever it holds\.$/,
    );
    const incomes = [
      { territory: 'carthag', spice: 2 },
      { territory: 'tueks-sietch', spice: 1 },
    ] as const;
    expect(sayOnBoard({ ...PHASES.collection, incomes }, 'gf9-2019')).toMatch(
      / Strongholds bring more: Carthag 2 and Tuek’s Sietch 1\.$/,
    );
  });

  it('asks nobody to pay for shipments that are free to them', () => {
    expect(sayOnBoard(PHASES.shipment, 'gf9-2019')).toBe(
      'Ship and move in turn, and pay for shipments that are not free.',
    );
  });

  it('has charity in the bidding and revival in the movement where the turn is shorter', () => {
    const none = { ...charity, holding: 0 };
    expect(sayOnBoard({ phase: 'bidding', charity: none }, 'avalon-hill-1979')).toBe(
      'Whoever holds no spice may claim CHOAM Charity: the bank makes it 2. Bid for the treachery cards, and pay what you bid.',
    );
    expect(sayOnBoard({ phase: 'shipment', revives: true }, 'avalon-hill-1979')).toMatch(/^Revive, ship and move/);
  });
});

describe('what Mentat is told afterwards', () => {
  it('is the spice of each owner, and what the moderator sees on the board', () => {
    expect(sayToldAfter(PHASES.charity, CARDBOARD, 'seat')).toBe('Then set your spice.');
    expect(sayToldAfter(PHASES.collection, CARDBOARD, 'seat')).toBe(
      'Then set your spice; the moderator tells how much spice is left on the board.',
    );
    expect(sayToldAfter(PHASES.collection, CARDBOARD, 'table')).toBe('Then set your spice on your phone.');
    expect(sayToldAfter(PHASES.collection, CARDBOARD, 'desk')).toBe(
      'Tell how much spice is left on the board. Everybody sets their spice on the phone.',
    );
  });

  it('is the hand too where the treachery cards are cardboard', () => {
    expect(toldAfter(PHASES.bidding, CARDBOARD)).toEqual(['hand', 'spice']);
    expect(sayToldAfter(PHASES.bidding, CARDBOARD, 'seat')).toBe('Then set your hand and spice.');
    expect(toldAfter(PHASES.bidding, DEALT)).toEqual(['spice']);
    expect(sayToldAfter(PHASES.bidding, DEALT, 'seat')).toBe(
      'Then set your spice; the moderator deals each card to whoever bought it.',
    );
  });

  it('is the moderator’s alone where nobody’s spice changes', () => {
    expect(toldAfter(PHASES['spice-blow'], CARDBOARD)).toEqual([]);
    for (const reader of ['seat', 'table'] as const)
      expect(sayToldAfter(PHASES['spice-blow'], CARDBOARD, reader)).toBe(
        'Then the moderator tells where spice lies, what Shai-Hulud took and who is allied.',
      );
  });

  it('is full sentences in every phase, for every reader', () => {
    for (const phase of phases)
      for (const components of [CARDBOARD, DEALT])
        for (const reader of ['seat', 'desk', 'table'] as const)
          expect(`${sayOnBoard(phase, 'gf9-2019')} ${sayToldAfter(phase, components, reader)}`).toMatch(
            /^([A-Z][^.]+\.)( [A-Z][^.]+\.)+$/,
          );
  });
});
