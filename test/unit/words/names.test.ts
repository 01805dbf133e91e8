import { describe, expect, it } from 'vitest';
import { FACTIONS } from '#lib/table/factions.ts';
import { LEADER_IDS } from '#lib/table/leaders.ts';
import { TERRITORIES } from '#lib/table/territories.ts';
import { nameOfFaction, nameOfLeader, theFaction, theFactions } from '#words/names.ts';
import { clock, duration, figure, listed, sayForces, spoken } from '#words/numbers.ts';
import { nameOfPlace, nameOfTerritory } from '#words/territories.ts';

describe('names', () => {
  it('gives the Emperor and the Guild an article in sentences only', () => {
    expect(nameOfFaction('guild')).toBe('Spacing Guild');
    expect(theFaction('guild')).toBe('the Guild');
    expect(theFaction('emperor')).toBe('the Emperor');
    expect(theFaction('harkonnen')).toBe('Harkonnen');
    expect(theFactions('atreides')).toBe('Atreides’');
  });

  it('names every faction, leader and territory differently', () => {
    expect(new Set(FACTIONS.map(nameOfFaction)).size).toBe(6);
    expect(new Set(LEADER_IDS.map(nameOfLeader)).size).toBe(30);
    expect(new Set(TERRITORIES.map((id) => nameOfTerritory(id, 'gf9-2019'))).size).toBe(42);
  });

  it('prints a territory as the edition’s board does', () => {
    expect(nameOfTerritory('habbanya-sietch', 'gf9-2019')).toBe('Habbanya Sietch');
    expect(nameOfTerritory('habbanya-sietch', 'avalon-hill-1979')).toBe('Habbanya Ridge Sietch');
    expect(nameOfPlace({ territory: 'polar-sink', sector: null }, 'gf9-2019')).toBe('Polar Sink');
  });
});

describe('numbers', () => {
  it('writes halves with the glyph and says them in words', () => {
    expect([5.5, 0.5, 6].map(figure)).toEqual(['5½', '½', '6']);
    expect([5.5, 0.5, 6].map(spoken)).toEqual(['5 and a half', 'a half', '6']);
  });

  it('counts one, many and none', () => {
    expect([0, 1, 8].map(sayForces)).toEqual(['no forces', '1 force', '8 forces']);
  });

  it('joins lists as they are spoken', () => {
    expect(listed(['Atreides'])).toBe('Atreides');
    expect(listed(['Atreides', 'Fremen', 'the Guild'])).toBe('Atreides, Fremen and the Guild');
  });

  it('tells time on the clock and in words', () => {
    expect(clock(112_000)).toBe('1:52');
    expect(duration(112_000)).toBe('1 minute 52 seconds');
    expect(duration(-1)).toBe('0 seconds');
  });
});
