import { describe, expect, it } from 'vitest';
import { discOf, enumerate, WHO_PLAYS, type EditionId, type FactionId, type LeaderId } from '#engine';
import { emptyTable, openedTable, promptOf, seatView, sendOk, stateOf, type Table } from '../../support/table.ts';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

/** The factions of a table with all six factions, whose traitors the app deals; `seed` decides the deal. */
const FACTIONS = WHO_PLAYS['gf9-2019'].factions;

const dealt = (edition: EditionId, seed: number, factions: readonly FactionId[] = FACTIONS): Table => {
  const seating = factions.map((faction, at) => ({ faction, circle: at as 0 | 1 | 2 | 3 | 4 | 5 }));
  const components = {
    treachery: 'cardboard',
    traitors: 'app',
    stormCards: 'cardboard',
    spiceDeck: 'cardboard',
  } as const;
  return sendOk(openedTable(seating, { edition, components }, emptyTable(seed)), 'moderator', { type: 'DealTraitors' });
};

const dealtTo = (table: Table, faction: FactionId) =>
  stateOf(table).factions.find((own) => own.faction === faction)?.traitorsDealt ?? [];

const offeredTo = (table: Table, faction: FactionId) => {
  const prompt = promptOf(table, faction, 'choose-traitor');
  return prompt === null ? null : [...enumerate(prompt.answers)];
};

const isOwn = (faction: FactionId) => (leader: unknown) => discOf(leader as LeaderId).faction === faction;

describe('traitors dealt by the app', () => {
  it('follow ah79-setup-traitor-one-of-three: each seat keeps one of its four cards, from the opponents’ leaders among them', () => {
    for (const seed of SEEDS) {
      const table = dealt('avalon-hill-1979', seed);
      for (const faction of FACTIONS.filter((one) => one !== 'harkonnen')) {
        const four = dealtTo(table, faction);
        expect(four).toHaveLength(4);
        expect(offeredTo(table, faction)).toEqual(four.filter((leader) => !isOwn(faction)(leader)));
      }
    }
  });

  it('are offered at the desk once', () => {
    const offers = ({ engine, timeline }: Table) => {
      const seen = engine.view(timeline, 'moderator');
      return 'desk' in seen && seen.desk.mayDealTraitors;
    };
    const seating = [
      { faction: 'guild', circle: 0 },
      { faction: 'fremen', circle: 3 },
    ] as const;
    const components = { treachery: 'app', traitors: 'app', stormCards: 'cardboard', spiceDeck: 'cardboard' } as const;
    const table = openedTable(seating, { components }, emptyTable(1));
    expect(offers(table)).toBe(true);
    expect(offers(sendOk(table, 'moderator', { type: 'DealTraitors' }))).toBe(false);
    expect(offers(openedTable(seating, { components: { ...components, traitors: 'cardboard' } }, emptyTable(1)))).toBe(
      false,
    );
  });

  it('belong to a faction only if it kept them. The other three are no faction’s traitors', () => {
    const table = dealt('avalon-hill-1979', 3);
    const [chosen] = offeredTo(table, 'guild') ?? [];
    const prompt = promptOf(table, 'guild', 'choose-traitor')?.id ?? '';
    const after = sendOk(table, 'guild', { type: 'Answer', prompt, value: chosen });
    expect(seatView(after, 'guild').mine.traitors).toEqual([chosen]);
    expect(promptOf(after, 'guild', 'choose-traitor')).toBeNull();
    expect(dealtTo(after, 'guild')).toEqual([]);
  });

  it('stay known to their owner alone after they are returned, on the phone and in the owner’s log', () => {
    const table = dealt('gf9-2019', 3);
    const four = dealtTo(table, 'guild');
    const [chosen] = offeredTo(table, 'guild') ?? [];
    const others = four.filter((leader) => leader !== chosen);
    const prompt = promptOf(table, 'guild', 'choose-traitor')?.id ?? '';
    const after = sendOk(table, 'guild', { type: 'Answer', prompt, value: chosen });
    // The knowledge lasts for the whole game.
    const later = sendOk(after, 'moderator', { type: 'BeginStorm' });
    for (const now of [after, later]) {
      expect(seatView(now, 'guild').mine.traitorsReturned).toEqual(others);
      expect(JSON.stringify(now.engine.view(now.timeline, 'guild'))).toContain(JSON.stringify(others));
      for (const audience of [...FACTIONS.filter((one) => one !== 'guild'), 'table', 'moderator'] as const)
        expect(JSON.stringify(now.engine.view(now.timeline, audience))).not.toContain(JSON.stringify(others));
    }
    const said = seatView(later, 'guild').table.log.filter(({ fact }) => fact.code === 'own-traitors');
    expect(said.map(({ fact }) => fact)).toEqual([{ code: 'own-traitors', leaders: [chosen], returned: others }]);
  });

  it('are kept without a question to Harkonnen: its opponents’ leaders in 1979, and all four in 2019', () => {
    for (const seed of SEEDS) {
      const [then, now] = [dealt('avalon-hill-1979', seed), dealt('gf9-2019', seed)];
      const kept = (table: Table) => seatView(table, 'harkonnen').mine.traitors;
      expect(promptOf(then, 'harkonnen', 'choose-traitor')).toBeNull();
      expect(kept(now)).toHaveLength(4);
      expect(kept(then)).not.toContainEqual(expect.toSatisfy(isOwn('harkonnen')));
    }
  });

  it('can be an own leader only in 2019, and only if no opponent’s leader was dealt (R-143)', () => {
    const twoPlayers = ['guild', 'emperor'] as const;
    const seeds = Array.from({ length: 400 }, (_, seed) => seed);
    const ownOnly = seeds.filter((seed) => dealtTo(dealt('gf9-2019', seed, twoPlayers), 'guild').every(isOwn('guild')));
    expect(ownOnly.length).toBeGreaterThan(0);
    for (const seed of ownOnly) {
      const now = dealt('gf9-2019', seed, twoPlayers);
      expect(offeredTo(now, 'guild')).toEqual(dealtTo(now, 'guild'));
      expect(offeredTo(dealt('avalon-hill-1979', seed, twoPlayers), 'guild')).toEqual([null]);
    }
  });

  it('count the other faction of the same player as no opponent in 2019 (R-170)', () => {
    const factions = ['atreides', 'guild', 'emperor', 'fremen'] as const;
    const seating = factions.map((faction, at) => ({ faction, circle: at as 0 | 1 | 2 | 3 }));
    const pairs = [
      ['atreides', 'emperor'],
      ['guild', 'fremen'],
    ] as const;
    const components = {
      treachery: 'cardboard',
      traitors: 'app',
      stormCards: 'cardboard',
      spiceDeck: 'cardboard',
    } as const;
    let protections = 0;
    for (const seed of SEEDS) {
      const opened = openedTable(seating, { components, pairs }, emptyTable(seed));
      const table = sendOk(opened, 'moderator', { type: 'DealTraitors' });
      for (const faction of factions) {
        const own = pairs.find((pair) => pair.some((one) => one === faction)) ?? [];
        const isOfSide = (leader: LeaderId) => own.some((one) => one === discOf(leader).faction);
        const four = dealtTo(table, faction);
        const opponents = four.filter((leader) => !isOfSide(leader));
        if (opponents.length === 0) protections += 1;
        expect(offeredTo(table, faction)).toEqual(opponents.length > 0 ? opponents : four);
      }
    }
    expect(protections).toBeGreaterThan(0);
  });
});
