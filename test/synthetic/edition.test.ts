/** Board, circles, forces and leaders are values, so a made-up edition runs in the real engine. */
import { describe, expect, it, vi } from 'vitest';
import {
  allItems,
  firstAnswer,
  isOptionalPrompt,
  sector,
  type AnswerValue,
  type FactionId,
  type GameEvent,
  type Place,
  type PromptKind,
  type Seating,
  type TerritoryId,
} from '#engine';
import type { EDITION as EDITIONS } from '#lib/editions/list.ts';
import {
  DEFAULT_CHOICES,
  emptyTable,
  factionsOf,
  letWindowPass,
  nextPhase,
  openedTable,
  promptsOf,
  send,
  sendOk,
  stateOf,
  tableView,
  type Table,
} from '../support/table.ts';

vi.mock('#lib/editions/list.ts', async (original) => {
  const { madeUp } = await import('./edition.ts');
  const { EDITION } = await original<{ readonly EDITION: typeof EDITIONS }>();
  return { EDITION: { ...EDITION, 'avalon-hill-1979': madeUp } };
});

const CHOICES = { ...DEFAULT_CHOICES, edition: 'avalon-hill-1979' } as const;
const SEATING: readonly Seating[] = [
  { faction: 'atreides', circle: 0 },
  { faction: 'harkonnen', circle: 2 },
];

const opened = (): Table => openedTable(SEATING, CHOICES);

describe('the opening of a made-up edition', () => {
  it('gives each faction its forces in reserve and its leaders, and the storm its place', () => {
    const { factions, leaders, storm, firstPlayer } = stateOf(opened());
    expect(factions.map(({ reserves }) => reserves)).toEqual([
      { count: 7, special: 0 },
      { count: 5, special: 2 },
    ]);
    expect(leaders.map(({ leader }) => leader)).toEqual(['lady-jessica', 'dr-yueh', 'feyd-rautha', 'umman-kudu']);
    expect({ storm, firstPlayer }).toEqual({ storm: 1, firstPlayer: 'atreides' });
  });

  it('has no seat without a circle', () => {
    const seating = [...SEATING, { faction: 'guild', circle: 3 }] as const;
    const sent = send(emptyTable(), 'moderator', { type: 'OpenTable', choices: CHOICES, seating });
    expect(sent).toMatchObject({ ok: false, refusal: { code: 'bad-seating' } });
  });

  it('places the starting forces, and instructs each faction to take all its forces to its circle', () => {
    const table = setUp();
    expect(stateOf(table).forces).toMatchObject([
      { faction: 'atreides', territory: 'arrakeen', sector: 2, count: 4 },
      { faction: 'harkonnen', territory: 'basin', sector: 3, count: 2 },
    ]);
    expect(stateOf(table).instructions.map(({ move }) => move)).toEqual(
      expect.arrayContaining([
        { kind: 'take-shield', faction: 'atreides', forces: 7 },
        { kind: 'place-marker', faction: 'atreides', sector: 2 },
        { kind: 'take-shield', faction: 'harkonnen', forces: 5 },
        { kind: 'place-marker', faction: 'harkonnen', sector: 6 },
      ]),
    );
  });
});

describe('facts entered on a made-up board', () => {
  const forcesTold = (territory: 'arrakeen' | 'red-chasm', at: number, count: number) =>
    send(opened(), 'moderator', {
      type: 'CorrectFact',
      fact: { kind: 'forces', faction: 'harkonnen', ...place(territory, at), count, special: 0 },
    });

  it('may name the parts of that board only', () => {
    expect(forcesTold('red-chasm', 5, 3)).toMatchObject({ ok: true });
    expect(forcesTold('red-chasm', 10, 3)).toMatchObject({ ok: false, refusal: { code: 'no-such-place' } });
  });

  it('may have as many forces as there are', () => {
    expect(forcesTold('arrakeen', 2, 6)).toMatchObject({
      ok: false,
      refusal: { code: 'number-out-of-range', from: 0, to: 5 },
    });
  });

  it('may put the storm on its track only', () => {
    const sent = send(opened(), 'moderator', { type: 'CorrectFact', fact: { kind: 'storm', sector: sector(7) } });
    expect(sent).toMatchObject({ ok: false, refusal: { code: 'number-out-of-range', from: 1, to: 6 } });
  });
});

describe('a storm on a made-up board', () => {
  it('sweeps its sectors, goes round its track, and makes the faction of the next circle first player', () => {
    const table = stormed(2);
    expect(stateOf(table)).toMatchObject({ storm: 3, firstPlayer: 'harkonnen', turn: 1 });
    expect(stateOf(table).forces).toMatchObject([{ faction: 'atreides', territory: 'arrakeen', count: 4 }]);
    expect(stateOf(table).factions[1]?.tanks).toEqual({ count: 2, special: 0 });
  });

  it('returns to its place after a full round', () => {
    expect(stateOf(stormed(6))).toMatchObject({ storm: 1, firstPlayer: 'atreides' });
  });

  it('opens no window for Family Atomics without a Shield Wall', () => {
    expect(windowsIn(stormed(2))).toEqual(['weather-control']);
  });
});

describe('a battle on a made-up board', () => {
  it('counts its leaders’ strengths', () => {
    const table = fought();
    expect(eventsOf(table).find(({ type }) => type === 'BattleResolved')).toMatchObject({
      outcome: {
        winner: 'atreides',
        why: {
          kind: 'sum',
          sides: [
            { faction: 'harkonnen', dial: 1, leaderStrength: 3, total: 4 },
            { faction: 'atreides', dial: 1, leaderStrength: 9, total: 10 },
          ],
        },
      },
    });
  });
});

describe('the end of a turn on a made-up board', () => {
  it('compares the strongholds held with the number that the edition requires', () => {
    const both = sendOk(fought(), 'moderator', {
      type: 'CorrectFact',
      fact: { kind: 'forces', faction: 'atreides', ...place('red-chasm', 5), count: 1, special: 0 },
    });
    const paused = answered(sendOk(both, 'moderator', nextPhase(both)));
    expect(tableView(paused).victory).toEqual({
      winners: ['atreides'],
      turn: 1,
      how: { kind: 'strongholds', strongholds: ['arrakeen', 'red-chasm'], needed: 2 },
    });
  });
});

const place = (territory: TerritoryId, at: number): Place => ({ territory, sector: sector(at) });

const eventsOf = ({ timeline }: Table): readonly GameEvent[] => allItems(timeline.entries).map(({ event }) => event);

const windowsIn = (table: Table): readonly PromptKind[] =>
  eventsOf(table).flatMap((event) => (event.type === 'WindowOpened' ? [event.ask.kind] : []));

const setUp = (): Table => answered(sendOk(opened(), 'moderator', { type: 'BeginSetup' }));

/** Returns a table after the first storm, which has moved this far. */
function stormed(sectors: number): Table {
  return answered(sendOk(setUp(), 'moderator', { type: 'NextPhase', to: 'storm' }), {
    'storm-dial': () => sectors / 2,
  });
}

/** Returns a table after Harkonnen has attacked Arrakeen with the better of its leaders and lost. */
function fought(): Table {
  const attacked = sendOk(stormed(2), 'moderator', {
    type: 'CorrectFact',
    fact: { kind: 'forces', faction: 'harkonnen', ...place('arrakeen', 2), count: 1, special: 0 },
  });
  const leaders = { atreides: 'dr-yueh', harkonnen: 'umman-kudu' } as Record<FactionId, string>;
  return answered(sendOk(attacked, 'moderator', { type: 'NextPhase', to: 'battle' }), {
    'battle-plan': (faction) => ({
      dial: 1,
      spice: 0,
      leader: { kind: 'leader', leader: leaders[faction] },
      kwisatzHaderach: false,
      weapon: null,
      defense: null,
    }),
  });
}

type Answers = { readonly [Kind in PromptKind]?: (faction: FactionId) => AnswerValue };

/** All players answer until no question is open. A question without a given answer gets its first legal one. */
function answered(table: Table, answers: Answers = {}): Table {
  for (const faction of factionsOf(table)) {
    const prompt = promptsOf(table, faction).find(({ sealed, kind }) => !sealed && !isOptionalPrompt(kind));
    if (prompt === undefined) continue;
    const value = answers[prompt.kind]?.(faction) ?? firstAnswer(prompt.answers);
    return answered(sendOk(table, faction, { type: 'Answer', prompt: prompt.id, value }), answers);
  }
  const passed = letWindowPass(table);
  return passed === table ? table : answered(passed, answers);
}
