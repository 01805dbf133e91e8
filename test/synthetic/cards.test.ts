/** A card is one file. Two made-up cards, played by the real engine, kill after the battle and change hands. */
import { describe, expect, it, vi } from 'vitest';
import {
  allItems,
  firstAnswer,
  isOptionalPrompt,
  sector,
  type AnswerValue,
  type FactionId,
  type GameEvent,
  type LeaderId,
  type Place,
  type TreacheryTitle,
} from '#engine';
import { factionsOf, letWindowPass, openedTable, promptsOf, sendOk, stateOf, type Table } from '../support/table.ts';
import { EMBERS, TOKEN } from './cards.ts';

vi.mock('#lib/model/treachery-cards.ts', async (original) => {
  const real = await original<object & { readonly TREACHERY: Readonly<Record<string, string>> }>();
  const added = { embers: 'embers', token: 'token' };
  const TREACHERY: Readonly<Record<string, string>> = { ...real.TREACHERY, ...added };
  return {
    ...real,
    TREACHERY,
    TREACHERY_TITLES: Object.keys(TREACHERY),
    kindOf: (title: string) => TREACHERY[title],
  };
});
vi.mock('#lib/powers/list.ts', async (original) => {
  const { MADE_UP_CARDS } = await import('./cards.ts');
  const real = await original<{ readonly CARDS: object }>();
  return { ...real, CARDS: { ...real.CARDS, ...MADE_UP_CARDS } };
});

interface Side {
  readonly dial: number;
  readonly leader: LeaderId;
  readonly weapon?: TreacheryTitle;
  readonly defense?: TreacheryTitle;
  /** Other cards that the side holds. */
  readonly holds?: readonly TreacheryTitle[];
}

const CARTHAG: Place = { territory: 'carthag', sector: sector(10) };

/** Atreides and Harkonnen fight in Carthag with six forces each. */
function fought(sides: Readonly<Record<'atreides' | 'harkonnen', Side>>): Table {
  const opened = openedTable([
    { faction: 'atreides', circle: 0 },
    { faction: 'harkonnen', circle: 3 },
  ]);
  const ready = (['atreides', 'harkonnen'] as const).reduce<Table>((table, faction) => {
    const stands = sendOk(table, 'moderator', {
      type: 'CorrectFact',
      fact: { kind: 'forces', faction, ...CARTHAG, count: 6, special: 0 },
    });
    const { weapon, defense, holds = [] } = sides[faction];
    const cards = [weapon, defense, ...holds].flatMap((card) => card ?? []);
    return sendOk(stands, faction, { type: 'DeclareSecret', fact: { kind: 'hand', cards } });
  }, opened);
  return settled(sendOk(ready, 'moderator', { type: 'BeginBattles' }), sides);
}

/** Plays a battle: both sides plan as given, and every other question gets its first legal answer. */
function settled(table: Table, sides: Readonly<Record<string, Side>>): Table {
  for (const faction of factionsOf(table)) {
    const prompt = promptsOf(table, faction).find(({ sealed, kind }) => !sealed && !isOptionalPrompt(kind));
    if (prompt === undefined) continue;
    const value = prompt.kind === 'battle-plan' ? planOf(table, faction, sides[faction]) : firstAnswer(prompt.answers);
    return settled(sendOk(table, faction, { type: 'Answer', prompt: prompt.id, value }), sides);
  }
  const passed = letWindowPass(table);
  return passed === table ? table : settled(passed, sides);
}

function planOf(table: Table, faction: FactionId, side: Side | undefined): AnswerValue {
  if (side === undefined) throw new Error(`${faction} has no plan.`);
  const { dial, leader } = side;
  const laid = (title: TreacheryTitle | undefined): AnswerValue => {
    const held = ownOf(table, faction)?.hand.find(({ card }) => card === title);
    return held === undefined ? null : { slot: held.slot, card: held.card };
  };
  return {
    dial,
    spice: 0,
    leader: { kind: 'leader', leader },
    kwisatzHaderach: false,
    weapon: laid(side.weapon),
    defense: laid(side.defense),
  };
}

const ownOf = (table: Table, who: FactionId) => stateOf(table).factions.find(({ faction }) => faction === who);

const handOf = (table: Table, who: FactionId) => ownOf(table, who)?.hand.map(({ card }) => card);

const deadIn = (table: Table): readonly LeaderId[] =>
  stateOf(table)
    .leaders.filter(({ where }) => where === 'tanks')
    .map(({ leader }) => leader);

const forcesIn = (table: Table) => stateOf(table).forces.map(({ faction, count }) => [faction, count]);

const outcomeIn = ({ timeline }: Table) =>
  allItems(timeline.entries)
    .map(({ event }) => event)
    .find((event): event is Extract<GameEvent, { readonly type: 'BattleResolved' }> => event.type === 'BattleResolved')
    ?.outcome;

describe('a weapon that kills after the battle', () => {
  const weapon = EMBERS;
  it('counts both leaders, then kills them, and pays the winner for both', () => {
    const table = fought({
      atreides: { dial: 3, leader: 'lady-jessica', weapon },
      harkonnen: { dial: 2, leader: 'beast-rabban' },
    });
    expect(outcomeIn(table)).toMatchObject({
      winner: 'atreides',
      why: {
        kind: 'sum',
        sides: [
          { leaderStrength: 5, total: 8, leaderKilledBy: null },
          { leaderStrength: 4, total: 6 },
        ],
      },
      dead: [
        { leader: 'lady-jessica', by: 'embers' },
        { leader: 'beast-rabban', by: 'embers' },
      ],
      paid: 5 + 4,
    });
    expect(deadIn(table)).toEqual(expect.arrayContaining(['lady-jessica', 'beast-rabban']));
    expect(forcesIn(table)).toEqual([['atreides', 3]]);
  });

  it('takes the forces of a side that has won against this weapon', () => {
    const table = fought({
      atreides: { dial: 0, leader: 'lady-jessica', weapon },
      harkonnen: { dial: 4, leader: 'beast-rabban' },
    });
    expect(outcomeIn(table)?.winner).toBe('harkonnen');
    expect(forcesIn(table)).toEqual([]);
  });

  it('does not kill the leader of its own side if that side has a shield', () => {
    const table = fought({
      atreides: { dial: 3, leader: 'lady-jessica', weapon, defense: 'shield' },
      harkonnen: { dial: 2, leader: 'beast-rabban', defense: 'snooper' },
    });
    expect(deadIn(table)).toEqual(['beast-rabban']);
  });
});

describe('a card that changes hands', () => {
  it('goes to the opponent, whichever side wins, under a new name', () => {
    for (const dial of [0, 6]) {
      const table = fought({
        atreides: { dial, leader: 'lady-jessica', defense: TOKEN },
        harkonnen: { dial: 3, leader: 'beast-rabban', holds: ['karama'] },
      });
      expect(handOf(table, 'atreides')).toEqual([]);
      expect(handOf(table, 'harkonnen')).toEqual(['karama', TOKEN]);
    }
  });

  it('is exchanged if both sides play one', () => {
    const table = fought({
      atreides: { dial: 1, leader: 'lady-jessica', defense: TOKEN },
      harkonnen: { dial: 3, leader: 'beast-rabban', defense: TOKEN },
    });
    expect([handOf(table, 'atreides'), handOf(table, 'harkonnen')]).toEqual([[TOKEN], [TOKEN]]);
  });

  it('is discarded if the opponent’s hand is full', () => {
    const table = fought({
      atreides: { dial: 1, leader: 'lady-jessica', defense: 'shield', holds: ['karama', 'hajr', 'baliset'] },
      harkonnen: { dial: 6, leader: 'beast-rabban', defense: TOKEN },
    });
    // The cards that the loser discards make room in the hand.
    expect(handOf(table, 'atreides')).toEqual(['karama', 'hajr', 'baliset', TOKEN]);
    const full = fought({
      atreides: { dial: 1, leader: 'lady-jessica', holds: ['karama', 'hajr', 'baliset', 'kulon'] },
      harkonnen: { dial: 6, leader: 'beast-rabban', defense: TOKEN },
    });
    expect(handOf(full, 'atreides')).toEqual(['karama', 'hajr', 'baliset', 'kulon']);
    expect(stateOf(full).discards).toContain(TOKEN);
  });
});
