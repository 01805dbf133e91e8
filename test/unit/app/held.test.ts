import { describe, expect, it } from 'vitest';
import type { OwnView, TableView } from '#client';
import { heldBy, mostHeldBy } from '#app/t/[code]/seat/_components/idle/held.ts';
import { seat } from '../../support/fixtures/seat-views.ts';
import { BOARD } from '../../support/fixtures/table-views.ts';

const atreides = (own: Partial<OwnView>) => seat('atreides', BOARD, [], own);

describe('the holdings of a seat under the cover', () => {
  it('show the spice, the cards, the reserves and the traitors', () => {
    const { figures, hand, lines } = heldBy(atreides({}));
    expect(figures.map(({ number, label }) => `${number} ${label}`)).toEqual([
      '6 spice',
      '4 cards of 4',
      '8 in reserve',
    ]);
    expect(hand.map(({ words }) => words)).toEqual(['Maula Pistol', 'Snooper', 'Karama', 'Unknown card']);
    expect(lines.map(({ words }) => words)).toEqual(['Beast Rabban, 4, is your traitor.']);
  });

  it('say of unknown traitors only where the traitors come from', () => {
    const linesWith = (kept: 'app' | 'cardboard') => {
      const components = { ...BOARD.choices.components, traitors: kept };
      const table = { ...BOARD, choices: { ...BOARD.choices, components } };
      return heldBy(seat('atreides', table, [], { traitors: 'unknown' })).lines.map(({ words }) => words);
    };
    expect(linesWith('app')).toEqual(['Mentat deals your traitors.']);
    expect(linesWith('cardboard')).toEqual(['Your traitors are on cardboard alone.']);
  });

  it('show the owner how the spice changed', () => {
    const changes = [
      { side: { kind: 'faction', faction: 'guild' }, amount: -4 },
      { side: { kind: 'bank' }, amount: -1 },
    ] as const;
    const { lines } = heldBy(atreides({ purse: { of: { turn: 4, phase: 'battle' }, was: 12, is: 7, changes } }));
    expect(lines.map(({ words }) => words)).toContain('Battle: 12, now 7. 4 to the Guild, 1 to the bank.');
  });

  it('take the same room whatever the secrets are', () => {
    const poor = atreides({ spice: 'uncounted', hand: [], traitors: 'unknown', reserves: { count: 0, special: 0 } });
    const rich = atreides({ spice: 41, traitors: [], reserves: { count: 12, special: 3 } });
    expect(mostHeldBy(rich)).toEqual(mostHeldBy(poor));
    const moved = atreides({
      purse: { of: { turn: 4, phase: 'storm' }, was: 12, is: 9, changes: [{ side: { kind: 'counted' }, amount: -3 }] },
    });
    expect(mostHeldBy(moved)).toEqual(mostHeldBy(poor));
  });

  it('take the same room for the one usable traitor, whether Mentat knows it or not', () => {
    const baron = { faction: 'harkonnen', leader: 'baron-harkonnen', powers: [], others: ['traitors'] } as const;
    const dead = { ...BOARD, mainsLost: [baron] };
    const roomOf = (table: TableView, keptTraitor: OwnView['keptTraitor']) =>
      mostHeldBy(seat('harkonnen', table, [], { keptTraitor }));
    expect(roomOf(dead, 'alia')).toEqual(roomOf(dead, null));
    expect(roomOf(dead, null)).not.toEqual(roomOf(BOARD, null));
  });

  it('take more room for secrets that the faction publicly has', () => {
    const plain = mostHeldBy(atreides({})).lines.length;
    expect(mostHeldBy(atreides({ prediction: 'untold' })).lines).toHaveLength(plain + 1);
    expect(mostHeldBy(atreides({ stormCard: 4 })).lines).toEqual(mostHeldBy(atreides({ stormCard: 'none' })).lines);
  });
});
