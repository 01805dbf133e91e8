import { describe, expect, it } from 'vitest';
import { EDITIONS, modulesOf, must, WHO_PLAYS, type EditionId, type FactionId, type Seating } from '#engine';
import { assemble } from '#lib/kernel/assemble.ts';
import { VALUES_1984 } from '#lib/editions/harvest-1984.ts';
import { VALUES_COMPENDIUM } from '#lib/editions/harvest-compendium.ts';
import { DEFAULT_CHOICES, openedTable, stateOf } from '../../support/table.ts';

/** The values that a table of this edition plays with. */
const playedIn = (edition: EditionId) =>
  must(
    assemble({ ...DEFAULT_CHOICES, edition, modules: ['spice-harvest'], components: COMPONENTS }).rules.harvest,
    'the values of the module',
  );
const COMPONENTS = { ...DEFAULT_CHOICES.components, 'spice-harvest/cards': 'app' } as const;

/** Seats factions in the ring of nine: circles are at the even places. */
const seatsOf = (factions: readonly FactionId[]): readonly Seating[] => {
  const isWithout = (faction: FactionId) => WHO_PLAYS['grand-dune'].withoutCircle.includes(faction);
  const [without, others] = [factions.filter(isWithout), factions.filter((faction) => !isWithout(faction))];
  return [
    ...without.map((faction, at) => ({ faction, circle: 2 * at + 1 })),
    ...others.map((faction, at) => ({ faction, circle: 2 * at })),
  ].map(({ faction, circle }) => ({ faction, circle: must(WHO_PLAYS['grand-dune'].seats.places[circle], 'a place') }));
};

const cardsIn = (deck: readonly { readonly card: unknown; readonly count: number }[]) => ({
  cards: deck.reduce((sum, { count }) => sum + count, 0),
  of: (card: unknown) => deck.find((one) => one.card === card)?.count ?? 0,
});

describe('the decks of Spice Harvest', () => {
  it('are those of the edition of the table', () => {
    expect(playedIn('nine-faction')).toEqual(VALUES_COMPENDIUM);
    for (const edition of ['avalon-hill-1979', 'gf9-2019'] as const) expect(playedIn(edition)).toEqual(VALUES_1984);
  });

  it('are 14 harvest cards and 36 access cards in 1984', () => {
    expect(cardsIn(VALUES_1984.harvestDeck).cards).toBe(14);
    expect(cardsIn(VALUES_1984.accessDeck).cards).toBe(36);
  });

  it('have every harvest card twice as often in the compendium', () => {
    const { cards, of } = cardsIn(VALUES_COMPENDIUM.harvestDeck);
    expect(cards).toBe(28);
    for (const { card, count } of VALUES_1984.harvestDeck) expect(of(card)).toBe(2 * count);
  });

  it('contain in the compendium the printed access cards, and three cards of Sietch Tabr', () => {
    const { cards, of } = cardsIn(VALUES_COMPENDIUM.accessDeck);
    // 58 are printed, three of them for the optional sietch.
    expect(cards).toBe(58 + 3);
    expect([of('sietch-tabr'), of('optional-sietch')]).toEqual([3, 3]);
    for (const troops of [1, 2, 3, 5, 7]) expect(of(`troops-${troops}`)).toBe(8);
    expect([of('troops-8'), of('troops-10')]).toEqual([3, 0]);
  });

  it('are those of 1984 in Grand Dune, with a second access deck for eight bidders', () => {
    const dealtTo = (factions: readonly FactionId[]) => {
      const choices = { ...DEFAULT_CHOICES, edition: 'grand-dune', components: COMPONENTS } as const;
      const opened = stateOf(openedTable(seatsOf(factions), choices));
      return [opened.harvests?.deck.length, opened.access?.deck.length];
    };
    const six: readonly FactionId[] = ['atreides', 'bene-gesserit', 'emperor', 'fremen', 'guild', 'harkonnen'];
    expect(dealtTo([...six, 'ixians', 'bene-tleilaxu'])).toEqual([14, 36]);
    const eight = six.filter((faction) => faction !== 'fremen');
    expect(dealtTo([...eight, 'ixians', 'lansraad'])).toEqual([14, 36]);
    expect(dealtTo([...six, 'ixians', 'lansraad', 'bene-tleilaxu'])).toEqual([14, 72]);
  });

  it('have voting cards for all voters', () => {
    expect([VALUES_1984.votesOfEachKind, VALUES_COMPENDIUM.votesOfEachKind]).toEqual([5, 10]);
    for (const edition of EDITIONS.filter((one) => modulesOf(one).includes('spice-harvest')))
      expect(playedIn(edition).votesOfEachKind).toBeGreaterThanOrEqual(WHO_PLAYS[edition].factions.length - 1);
  });

  it('let players tell their share in the compendium alone', () => {
    expect([VALUES_1984.sharesMayBeTold, VALUES_COMPENDIUM.sharesMayBeTold]).toEqual([false, true]);
  });
});
