import { describe, expect, it } from 'vitest';
import {
  enumerate,
  leadersOf,
  sector,
  type EditionId,
  type FactionId,
  type TreacheryTitle,
  type VoiceCommand,
  type Command,
} from '#engine';
import { letWindowPass, openedTable, promptOf, sendOk, type Table } from '#test/support/table.ts';

/**
 * The number of legal plans in known positions, counted by hand. A wrong rule changes a number. The Guild is in Tuek's
 * Sietch with five forces, so it dials 0 to 5, and has five leaders.
 */
const DIALS = 6;
const LEADERS = 5;

interface Position {
  readonly hand: readonly (TreacheryTitle | 'unknown')[];
  readonly voice?: VoiceCommand;
  readonly dead?: boolean;
}

const EDITIONS: readonly EditionId[] = ['gf9-2019', 'avalon-hill-1979'];

describe.each(EDITIONS)('the legal plans in %s', (edition) => {
  const count = (position: Position) => plansOf(edition, position).length;
  const cards = ['crysknife', 'shield', 'baliset'] as const;

  it('without cards are every dial with every leader', () => {
    expect(count({ hand: [] })).toBe(DIALS * LEADERS);
  });

  it('place a weapon, a defense and a worthless card that fits either slot but not both', () => {
    expect(count({ hand: cards })).toBe(DIALS * LEADERS * (3 * 3 - 1));
  });

  it('count two cards of the same title as two', () => {
    expect(count({ hand: ['shield', 'shield'] })).toBe(DIALS * LEADERS * 3);
  });

  it('include a cheap hero as well as the leaders', () => {
    expect(count({ hand: [...cards, 'cheap-hero'] })).toBe(DIALS * (LEADERS + 1) * (3 * 3 - 1));
  });

  it('exclude cards that fit no slot', () => {
    expect(count({ hand: ['karama', 'hajr', 'truthtrance'] })).toBe(DIALS * LEADERS);
  });

  it('let each of two unknown cards be any card that fits', () => {
    // 14 weapons and worthless cards, 7 defenses and worthless cards, a hero; one card for one slot.
    const led = (2 * 14 + 1) * (2 * 7 + 1) - 2 * 14 * 7;
    const withHero = 2 * ((14 + 1) * (7 + 1) - 14 * 7);
    expect(count({ hand: ['unknown', 'unknown'] })).toBe(DIALS * (LEADERS * led + withHero));
  });

  it('have no leader if all are dead and there is no hero', () => {
    expect(count({ hand: ['crysknife'], dead: true })).toBe(DIALS);
  });

  it('include only the cheap hero if all leaders are dead', () => {
    expect(count({ hand: ['crysknife', 'cheap-hero'], dead: true })).toBe(DIALS * 2);
  });

  it.each<[string, VoiceCommand, number]>([
    ['play projectile: it is laid', { play: true, kind: 'projectile' }, 1 * 3],
    ['no projectile', { play: false, kind: 'projectile' }, 2 * 3 - 1],
    ['play shield', { play: true, kind: 'shield' }, 3],
    ['no shield', { play: false, kind: 'shield' }, 3 * 2 - 1],
    ['play worthless: in one place or the other', { play: true, kind: 'worthless' }, 2 + 2],
    ['no worthless', { play: false, kind: 'worthless' }, 2 * 2],
    ['play snooper, which is not held', { play: true, kind: 'snooper' }, 3 * 3 - 1],
    ['no lasgun, which is not held', { play: false, kind: 'lasgun' }, 3 * 3 - 1],
  ])('obey the Voice: %s', (_what, voice, layouts) => {
    expect(count({ hand: cards, voice })).toBe(DIALS * LEADERS * layouts);
  });
});

describe('the Voice on the cheap hero, in the rules of 2019,', () => {
  const hand = ['cheap-hero', 'shield'] as const;

  it('makes him lead if it commands him', () => {
    expect(plansOf('gf9-2019', { hand, voice: { play: true, kind: 'cheap-hero' } })).toHaveLength(DIALS * 1 * 2);
  });

  it('makes a leader lead if it forbids him', () => {
    expect(plansOf('gf9-2019', { hand, voice: { play: false, kind: 'cheap-hero' } })).toHaveLength(DIALS * LEADERS * 2);
  });
});

function plansOf(edition: EditionId, position: Position) {
  const prompt = promptOf(atThePlans(edition, position), 'guild', 'battle-plan');
  if (prompt === null) throw new Error('The Guild is not asked for a plan.');
  return [...enumerate(prompt.answers)];
}

function atThePlans(edition: EditionId, { hand, voice, dead }: Position): Table {
  const opened = openedTable(
    [
      { faction: 'bene-gesserit', circle: 0 },
      { faction: 'guild', circle: 1 },
    ],
    { edition },
  );
  const facts: readonly Command[] = [
    ...(['bene-gesserit', 'guild'] as const).map((faction) => forcesIn(faction)),
    ...(dead === true ? leadersOf('guild') : []).map((leader): Command => ({
      type: 'CorrectFact',
      fact: { kind: 'leader', leader, where: 'tanks', deaths: 1 },
    })),
  ];
  const position = facts.reduce((table, command) => sendOk(table, 'moderator', command), opened);
  const told = sendOk(position, 'guild', { type: 'DeclareSecret', fact: { kind: 'hand', cards: hand } });
  const begun = sendOk(told, 'moderator', { type: 'BeginBattles' });
  const voiced = letWindowPass(answered(begun, 'bene-gesserit', 'voice', voice === undefined ? null : { ...voice }));
  const heroes = hand.includes('cheap-hero');
  return dead === true ? answered(voiced, 'guild', 'announce-no-leader', heroes ? 'cheap-hero' : 'none') : voiced;
}

const forcesIn = (faction: FactionId): Command => ({
  type: 'CorrectFact',
  fact: { kind: 'forces', faction, count: 5, special: 0, territory: 'tueks-sietch', sector: sector(4) },
});

function answered(table: Table, by: FactionId, kind: 'voice' | 'announce-no-leader', value: unknown): Table {
  return sendOk(table, by, { type: 'Answer', prompt: promptOf(table, by, kind)?.id ?? `no ${kind}`, value });
}
