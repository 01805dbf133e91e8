/** Why a shipment to a place is refused: the prompt says how far free reserves reach. */
import { describe, expect, it } from 'vitest';
import { must, sector, type FactionId, type Place, type PublicFact, type TerritoryId } from '#engine';
import { whyNotTo } from '#app/_features/turn-planner/no-shipment-to.ts';
import { firstShipment } from '#app/_features/turn-planner/ship-choice.ts';
import { formatNoShipmentTo } from '#lib/features/shipment/messages/shipping.ts';
import {
  DEFAULT_CHOICES,
  letWindowPass,
  nextPhase,
  openedTable,
  promptOf,
  seatView,
  sendOk,
} from '../../../support/table.ts';

const stack = (faction: FactionId, territory: TerritoryId, at: number): PublicFact => ({
  kind: 'forces',
  faction,
  count: 2,
  special: 0,
  territory,
  sector: sector(at),
});

/** Fremen ship. Sietch Tabr, in their range, holds two other factions; Arrakeen, out of range, holds one. */
const POSITION: readonly PublicFact[] = [
  { kind: 'turn', turn: 3 },
  { kind: 'storm', sector: sector(3) },
  { kind: 'first-player', faction: 'fremen' },
  stack('emperor', 'sietch-tabr', 13),
  stack('harkonnen', 'sietch-tabr', 13),
  stack('emperor', 'arrakeen', 9),
  { kind: 'phase', phase: 'shipment' },
];

describe('a place that Fremen reserves cannot enter', () => {
  const opened = openedTable(
    (['fremen', 'harkonnen', 'emperor'] as const).map((faction, at) => ({
      faction,
      circle: ([0, 2, 4] as const)[at] ?? 0,
    })),
    { ...DEFAULT_CHOICES, layer: 'basic' },
  );
  const set = POSITION.reduce((table, fact) => sendOk(table, 'moderator', { type: 'CorrectFact', fact }), opened);
  const chosen = sendOk(set, 'moderator', { type: 'ChooseMoves', made: 'on-phones' });
  const table = letWindowPass(sendOk(chosen, 'moderator', nextPhase(chosen)));
  const prompt = must(promptOf(table, 'fremen', 'ship'), 'the question');
  const shipping = { asks: prompt, answers: prompt.answers };
  const why = (place: Place) => {
    const no = whyNotTo(shipping, firstShipment(shipping, null), place, seatView(table, 'fremen'));
    return no === null ? null : formatNoShipmentTo(no, 'gf9-2019');
  };

  it('is too far away, whichever forces are there', () => {
    expect(why({ territory: 'arrakeen', sector: sector(9) })).toBe(
      'Arrakeen is more than 2 territories from The Great Flat: your reserves do not come there.',
    );
  });

  it('is full, if it is in range', () => {
    expect(why({ territory: 'sietch-tabr', sector: sector(13) })).toBe(
      'Sietch Tabr is full: the Emperor and Harkonnen stand there.',
    );
  });

  it('is open otherwise', () => {
    expect(why({ territory: 'the-great-flat', sector: sector(14) })).toBeNull();
  });
});
