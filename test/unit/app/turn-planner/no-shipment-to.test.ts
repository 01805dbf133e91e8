/** Why a place is closed to a shipment: the range of free reserves is a fact of the prompt. */
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

/** Fremen ship, with two others in Sietch Tabr, which is in reach, and one in Arrakeen, which is not. */
const POSITION: readonly PublicFact[] = [
  { kind: 'turn', turn: 3 },
  { kind: 'storm', sector: sector(3) },
  { kind: 'first-player', faction: 'fremen' },
  stack('emperor', 'sietch-tabr', 13),
  stack('harkonnen', 'sietch-tabr', 13),
  stack('emperor', 'arrakeen', 9),
  { kind: 'phase', phase: 'shipment' },
];

describe('a place to which the reserves of Fremen do not come', () => {
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

  it('is too far from where they land, whichever forces stand there', () => {
    expect(why({ territory: 'arrakeen', sector: sector(9) })).toBe(
      'Arrakeen is more than 2 territories from The Great Flat: your reserves do not come there.',
    );
  });

  it('is full, if it is in reach', () => {
    expect(why({ territory: 'sietch-tabr', sector: sector(13) })).toBe(
      'Sietch Tabr is full: the Emperor and Harkonnen stand there.',
    );
  });

  it('is open else', () => {
    expect(why({ territory: 'the-great-flat', sector: sector(14) })).toBeNull();
  });
});
