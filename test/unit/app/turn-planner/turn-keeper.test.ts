/** What was half chosen of a shipment or a move lies there when its player comes back. */
import { describe, expect, it } from 'vitest';
import type { FactionId } from '#client';
import { TurnDrafts, type DraftOf } from '#app/_features/turn-planner/turn-drafts.ts';
import { BOARD } from '../../../support/fixtures/table-views.ts';
import { memoryStorage } from '../../../support/memory-storage.ts';

const SHIPMENT: DraftOf = { matter: 'shipment', ahead: false, turn: 4 };
const AHEAD: DraftOf = { ...SHIPMENT, ahead: true };
const MOVE: DraftOf = { ...SHIPMENT, matter: 'move' };
const DRAFT = { to: 'old-gap@9', count: 3 };

/** The phase, as somebody sees it while these have had their turn. */
const shipping = (...done: readonly FactionId[]) => ({
  audience: 'atreides' as const,
  table: {
    ...BOARD,
    shipAndMove: {
      order: ['harkonnen', 'atreides'] as const,
      done,
      acting: null,
      latest: null,
      takenBack: null,
      pause: null,
    },
  },
});

describe('a shipment or a move that is half chosen', () => {
  it('is found again after a reload, each on its own page and in its own turn only', () => {
    const storage = memoryStorage();
    new TurnDrafts(storage).keep(SHIPMENT, DRAFT);
    const reloaded = new TurnDrafts(storage);
    expect(reloaded.draftOf(SHIPMENT)).toEqual(DRAFT);
    for (const other of [AHEAD, MOVE, { ...SHIPMENT, turn: 5 }]) expect(reloaded.draftOf(other)).toBeNull();
  });

  it('stays while the turn is to come or runs, whatever is asked between', () => {
    const storage = memoryStorage();
    const turns = new TurnDrafts(storage);
    turns.keep(SHIPMENT, DRAFT);
    turns.follow(shipping('harkonnen'));
    expect(new TurnDrafts(storage).draftOf(SHIPMENT)).toEqual(DRAFT);
  });

  it('is gone once it is said, and the other stays', () => {
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

  it('begins with nothing where the storage holds nonsense', () => {
    for (const nonsense of ['{', '7', '{"turn":4}'])
      expect(new TurnDrafts(memoryStorage({ 'own-turn': nonsense })).draftOf(SHIPMENT)).toBeNull();
  });
});
