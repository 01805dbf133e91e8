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
  shipment: { phase: 'shipment', round: 'both', revives: false },
};
const phases = Object.values(PHASES);

describe('the list of a phase on the board', () => {
  it('asks no faction to pay for shipments that are free to it', () => {
    expect(formatOnBoard(PHASES.shipment)).toBe('Ship and move in turn, and pay for shipments that are not free.');
  });

  it('says that leaders return after the owner’s move if the rulebook says so', () => {
    expect(formatOnBoard({ phase: 'shipment', round: 'both', revives: true })).toMatch(
      /^Ship and move in turn, then revive a leader/,
    );
    expect(formatOnBoard({ phase: 'shipment', round: 'moves', revives: true })).toMatch(/then revive a leader/);
    expect(formatOnBoard({ phase: 'shipment', round: 'shipments', revives: false })).toMatch(/^Ship in turn/);
  });
});

describe('the list of entries after a phase on the board', () => {
  it('has the spice of each owner, and the positions that the moderator sees', () => {
    expect(formatToldAfter(PHASES.shipment, CARDBOARD, 'seat')).toBe(
      'Then set your spice; the moderator tells where the forces are.',
    );
    expect(formatToldAfter(PHASES.shipment, CARDBOARD, 'table')).toBe('Then set your spice on your phone.');
    expect(formatToldAfter(PHASES.shipment, CARDBOARD, 'desk')).toBe(
      'Tell where the forces are. Everybody sets their spice on the phone.',
    );
  });

  it('has the hand too if the treachery cards are cardboard', () => {
    expect(toldAfter(PHASES.bidding, CARDBOARD)).toEqual(['hand', 'spice']);
    expect(formatToldAfter(PHASES.bidding, CARDBOARD, 'seat')).toBe('Then set your hand and spice.');
    expect(toldAfter(PHASES.bidding, DEALT)).toEqual(['spice']);
    expect(formatToldAfter(PHASES.bidding, DEALT, 'seat')).toBe(
      'Then set your spice; the moderator deals each card to its buyer.',
    );
  });

  it('has full sentences in every phase, for every reader', () => {
    for (const phase of phases)
      for (const components of [CARDBOARD, DEALT])
        for (const reader of ['seat', 'desk', 'table'] as const)
          expect(`${formatOnBoard(phase)} ${formatToldAfter(phase, components, reader)}`).toMatch(
            /^([A-Z][^.]+\.)( [A-Z][^.]+\.)+$/,
          );
  });
});
