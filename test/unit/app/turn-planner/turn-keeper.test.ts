/** A half made shipment or move is kept until the player returns to the page. */
import { describe, expect, it } from 'vitest';
import type { FactionId } from '#client';
import { TurnDrafts, type DraftOf } from '#app/_features/turn-planner/turn-drafts.ts';
import { BOARD } from '../../../support/fixtures/table-views.ts';
import { memoryStorage } from '../../../support/memory-storage.ts';

const SHIPMENT: DraftOf = { matter: 'shipment', ahead: false, turn: 4 };
const AHEAD: DraftOf = { ...SHIPMENT, ahead: true };
const MOVE: DraftOf = { ...SHIPMENT, matter: 'move' };
const DRAFT = { to: 'old-gap@9', count: 3 };

/** The phase of shipments as a seat sees it after these factions have had their turn. */
const shipping = (...done: readonly FactionId[]) => ({
  audience: 'atreides' as const,
  table: {
    ...BOARD,
    shipAndMove: {
      round: 'both' as const,
      order: ['harkonnen', 'atreides'] as const,
      done,
      acting: null,
      latest: null,
      takenBack: null,
      pause: null,
    },
  },
});

describe('the draft of a shipment or a move', () => {
  it('survives a reload, for its own page and its own turn only', () => {
    const storage = memoryStorage();
    new TurnDrafts(storage).keep(SHIPMENT, DRAFT);
    const reloaded = new TurnDrafts(storage);
    expect(reloaded.draftOf(SHIPMENT)).toEqual(DRAFT);
    for (const other of [AHEAD, MOVE, { ...SHIPMENT, turn: 5 }]) expect(reloaded.draftOf(other)).toBeNull();
  });

  it('stays while the turn is to come or running, whatever other questions come', () => {
    const storage = memoryStorage();
    const turns = new TurnDrafts(storage);
    turns.keep(SHIPMENT, DRAFT);
    turns.follow(shipping('harkonnen'));
    expect(new TurnDrafts(storage).draftOf(SHIPMENT)).toEqual(DRAFT);
  });

  it('is dropped once it is sent, and the other draft stays', () => {
    const storage = memoryStorage();
    const turns = new TurnDrafts(storage);
    turns.keep(SHIPMENT, DRAFT);
    turns.keep(MOVE, DRAFT);
    turns.drop(SHIPMENT);
    expect(new TurnDrafts(storage).draftOf(SHIPMENT)).toBeNull();
    expect(new TurnDrafts(storage).draftOf(MOVE)).toEqual(DRAFT);
  });

  it.each([
    ['the own turn is over', shipping('harkonnen', 'atreides')],
    ['the phase is', { ...shipping(), table: { ...BOARD, shipAndMove: null } }],
  ])('leaves the device once %s', (_when, view) => {
    const storage = memoryStorage();
    const turns = new TurnDrafts(storage);
    turns.keep(MOVE, DRAFT);
    turns.follow(view);
    expect(turns.draftOf(MOVE)).toBeNull();
    expect(storage.kept.size).toBe(0);
  });

  it('starts empty if the storage holds unreadable text', () => {
    for (const nonsense of ['{', '7', '{"turn":4}'])
      expect(new TurnDrafts(memoryStorage({ 'own-turn': nonsense })).draftOf(SHIPMENT)).toBeNull();
  });
});
