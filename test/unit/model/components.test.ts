import { describe, expect, it } from 'vitest';
import { discOf, leadersOf, TREACHERY_TITLES, titlesOf, WHO_PLAYS, type CardKind } from '#engine';

const FACTIONS = WHO_PLAYS['gf9-2019'].factions;

/** Counted on the player aid of 1979. The box of 2019 has the same discs and cards. */
describe('leader discs', () => {
  it('are five for each faction, with these strengths', () => {
    const strengths = FACTIONS.map((faction) =>
      leadersOf(faction)
        .map((leader) => discOf(leader).strength)
        .join(' '),
    );
    expect(Object.fromEntries(FACTIONS.map((faction, at) => [faction, strengths[at]]))).toEqual({
      atreides: '5 5 4 2 1',
      'bene-gesserit': '5 5 5 5 5',
      emperor: '6 5 3 3 2',
      fremen: '7 6 5 3 2',
      guild: '5 3 3 2 1',
      harkonnen: '6 4 3 2 1',
    });
  });
});

/** The discs of the modules of 1984 are included. */
describe('treachery cards', () => {
  it.each<[CardKind, number]>([
    ['projectile', 5],
    ['poison', 4],
    ['lasgun', 1],
    ['shield', 1],
    ['snooper', 1],
    ['cheap-hero', 1],
    ['worthless', 7],
    ['karama', 1],
  ])('have these titles: %s %i', (kind, titles) => {
    expect(titlesOf(kind)).toHaveLength(titles);
  });

  it('are 33 titles in all', () => {
    expect(TREACHERY_TITLES).toHaveLength(33);
  });
});
