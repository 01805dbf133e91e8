import { describe, expect, it } from 'vitest';
import type { BoardPhase } from '#lib/model/board-phases.ts';
import type { Components } from '#lib/model/editions.ts';
import { formatOnBoard, formatToldAfter } from '#messages/board-phases.ts';
import { toldAfter } from '#messages/log-after.ts';

const CARDBOARD: Components = {
  treachery: 'cardboard',
  traitors: 'cardboard',
  stormCards: 'cardboard',
  spiceDeck: 'cardboard',
};
const DEALT: Components = { ...CARDBOARD, treachery: 'app' };

const PHASES: { readonly [Phase in BoardPhase['phase']]: Extract<BoardPhase, { readonly phase: Phase }> } = {
  bidding: { phase: 'bidding' },
  shipment: { phase: 'shipment', revives: false },
};
const phases = Object.values(PHASES);

describe('what is done on the board', () => {
  it('asks nobody to pay for shipments that are free to them', () => {
    expect(formatOnBoard(PHASES.shipment)).toBe('Ship and move in turn, and pay for shipments that are not free.');
  });

  it('has leaders come back after the own move where the rulebook says so', () => {
    expect(formatOnBoard({ phase: 'shipment', revives: true })).toMatch(/^Ship and move in turn, then revive a leader/);
  });
});

describe('what people enter afterwards', () => {
  it('is the spice of each owner, and what the moderator sees on the board', () => {
    expect(formatToldAfter(PHASES.shipment, CARDBOARD, 'seat')).toBe(
      'Then set your spice; the moderator tells where the forces stand.',
    );
    expect(formatToldAfter(PHASES.shipment, CARDBOARD, 'table')).toBe('Then set your spice on your phone.');
    expect(formatToldAfter(PHASES.shipment, CARDBOARD, 'desk')).toBe(
      'Tell where the forces stand. Everybody sets their spice on the phone.',
    );
  });

  it('is the hand too where the treachery cards are cardboard', () => {
    expect(toldAfter(PHASES.bidding, CARDBOARD)).toEqual(['hand', 'spice']);
    expect(formatToldAfter(PHASES.bidding, CARDBOARD, 'seat')).toBe('Then set your hand and spice.');
    expect(toldAfter(PHASES.bidding, DEALT)).toEqual(['spice']);
    expect(formatToldAfter(PHASES.bidding, DEALT, 'seat')).toBe(
      'Then set your spice; the moderator deals each card to its buyer.',
    );
  });

  it('is full sentences in every phase, for every reader', () => {
    for (const phase of phases)
      for (const components of [CARDBOARD, DEALT])
        for (const reader of ['seat', 'desk', 'table'] as const)
          expect(`${formatOnBoard(phase)} ${formatToldAfter(phase, components, reader)}`).toMatch(
            /^([A-Z][^.]+\.)( [A-Z][^.]+\.)+$/,
          );
  });
});
