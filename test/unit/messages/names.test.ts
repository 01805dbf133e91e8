import { describe, expect, it } from 'vitest';
import { LAYERS_OF } from '#engine';
import { EDITIONS } from '#lib/model/editions.ts';
import { FACTIONS } from '#lib/model/factions.ts';
import { LEADER_IDS } from '#lib/model/leaders.ts';
import { TERRITORIES } from '#lib/model/territories.ts';
import { factionName, gameName, leaderName, theFaction, factionPossessive } from '#messages/names.ts';
import { EDITION_WORDS } from '#messages/editions.ts';
import { placeName, territoryName } from '#messages/territories.ts';

describe('names', () => {
  it('have an article for the Emperor and the Guild in sentences only', () => {
    expect(factionName('guild')).toBe('Spacing Guild');
    expect(theFaction('guild')).toBe('the Guild');
    expect(theFaction('emperor')).toBe('the Emperor');
    expect(theFaction('harkonnen')).toBe('Harkonnen');
    expect(factionPossessive('atreides')).toBe('Atreides’');
  });

  it('are different for all factions, leaders and territories', () => {
    expect(new Set(FACTIONS.map(factionName)).size).toBe(FACTIONS.length);
    expect(new Set(LEADER_IDS.map(leaderName)).size).toBe(LEADER_IDS.length);
    expect(new Set(TERRITORIES.map((id) => territoryName(id, 'gf9-2019'))).size).toBe(42);
  });

  it('print a territory as the edition’s board does', () => {
    expect(territoryName('habbanya-sietch', 'gf9-2019')).toBe('Habbanya Sietch');
    expect(territoryName('habbanya-sietch', 'avalon-hill-1979')).toBe('Habbanya Ridge Sietch');
    expect(placeName({ territory: 'polar-sink', sector: null }, 'gf9-2019')).toBe('Polar Sink');
  });

  it('describe exactly the layers that Mentat plays', () => {
    for (const edition of EDITIONS)
      expect(Object.keys(EDITION_WORDS[edition].played), edition).toEqual(LAYERS_OF[edition]);
  });

  it('name the layer of a game only if the edition has two', () => {
    expect(gameName('gf9-2019', 'advanced')).toBe('Gale Force Nine 2019, advanced');
    expect(gameName('dune-squad', 'basic')).toBe('Dune Squad');
  });
});
