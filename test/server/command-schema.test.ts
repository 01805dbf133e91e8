import { describe, expect, test } from 'vitest';
import { FACTIONS, LEADER_IDS, sector, type Command } from '#engine';
import { commandSchema } from '../../server/trpc/game/command-schema.ts';

const WANTS: readonly Command[] = [
  { type: 'Answer', prompt: 'p1', value: { play: true, kind: 'poison' } },
  { type: 'Answer', prompt: 'p1', value: null },
  { type: 'AnswerByDefault', prompt: 'p1' },
  { type: 'Withdraw', prompt: 'p1' },
  { type: 'ProposeNoLeader', battle: 'b1' },
  { type: 'RaiseHand' },
  { type: 'LowerHand' },
  { type: 'PauseTable' },
  { type: 'ResumeTable' },
  { type: 'SetAutoPass', on: true },
  { type: 'CorrectFact', fact: { kind: 'turn', turn: 3 } },
  { type: 'CorrectFact', fact: { kind: 'first-player', faction: 'guild' } },
  { type: 'CorrectFact', fact: { kind: 'storm', sector: sector(18) } },
  {
    type: 'CorrectFact',
    fact: { kind: 'forces', faction: 'fremen', count: 0, special: 0, territory: 'polar-sink', sector: null },
  },
  { type: 'CorrectFact', fact: { kind: 'tanks', faction: 'fremen', count: 20, special: 0 } },
  { type: 'CorrectFact', fact: { kind: 'spice-on-board', amount: 6, territory: 'red-chasm', sector: sector(7) } },
  { type: 'CorrectFact', fact: { kind: 'spice-in-front', faction: 'guild', amount: 4 } },
  { type: 'CorrectFact', fact: { kind: 'leader', leader: 'stilgar', where: 'tanks', deaths: 1 } },
  { type: 'CorrectFact', fact: { kind: 'leader-deaths', leader: 'stilgar', deaths: 2 } },
  { type: 'CorrectFact', fact: { kind: 'leader-resting', leader: 'stilgar', rests: true } },
  { type: 'CorrectFact', fact: { kind: 'special-karama', faction: 'guild', used: true } },
  { type: 'CorrectFact', fact: { kind: 'restricted-territory', when: 'this-turn', territory: 'old-gap' } },
  { type: 'CorrectFact', fact: { kind: 'controlled', territory: 'carthag', controlled: true } },
  { type: 'CorrectFact', fact: { kind: 'came-back', leader: 'bashar', cameBack: true } },
  { type: 'CorrectFact', fact: { kind: 'held-faction', when: 'last-turn', moment: 'battle', faction: null } },
  { type: 'CorrectFact', fact: { kind: 'leader-fought', leader: 'stilgar', territory: null } },
  { type: 'CorrectFact', fact: { kind: 'alliance', members: ['guild'] } },
  { type: 'DeclareSecret', fact: { kind: 'spice', spice: 'uncounted' } },
  { type: 'DeclareSecret', fact: { kind: 'spice', spice: 12 } },
  { type: 'DeclareSecret', fact: { kind: 'hand', cards: ['karama', 'unknown'] } },
  { type: 'DeclareSecret', fact: { kind: 'traitors', leaders: ['stilgar'] } },
  { type: 'DeclareSecret', fact: { kind: 'traitors', leaders: 'unknown' } },
  { type: 'AskOwner', faction: 'emperor', matter: 'hand' },
  { type: 'DealCards', faction: 'emperor', count: 2 },
  { type: 'PutAwayCard', card: { slot: 'h3', card: 'karama' }, pile: 'discarded' },
  { type: 'GiveCards', to: 'guild', slots: ['h1', 'h12'] },
  { type: 'TakeCards', from: 'guild', to: 'harkonnen', count: 4 },
  { type: 'MoveCard', card: 'shield', from: 'discarded', to: 'guild' },
  { type: 'ReturnHand', faction: 'emperor' },
  { type: 'DealTraitors' },
  { type: 'CorrectFact', fact: { kind: 'shield-wall', stands: false } },
  { type: 'CorrectFact', fact: { kind: 'last-wheels', one: 'guild', two: null } },
  { type: 'BeginStorm' },
  { type: 'BeginBattles' },
  { type: 'EndBattles' },
  { type: 'TickInstruction', instruction: 'i7', done: false },
  { type: 'ClearInstructions' },
  { type: 'TakeBack', to: 0 },
];

const nested = (levels: number): unknown => (levels === 0 ? 1 : { a: nested(levels - 1) });
const many = <Item>(item: Item, count: number): readonly Item[] => Array.from({ length: count }, () => item);
const answer = (value: unknown) => ({ type: 'Answer', prompt: 'p1', value });

describe('the schema of commands', () => {
  test.each(WANTS)('accepts $type', (command) => {
    expect(commandSchema.parse(JSON.parse(JSON.stringify(command)))).toEqual(command);
  });

  test.each([
    ['what only the host may do', { type: 'OpenTable', choices: {}, seating: [] }],
    ['what only the clock may do', { type: 'CloseWindow', window: 'w1' }],
    ['what needs two to agree', { type: 'SwapFactions', partner: 'guild' }],
    ['an unknown want', { type: 'Win' }],
    ['no want', null],
    ['a key too many', { type: 'RaiseHand', faction: 'guild' }],
    ['a key too few', { type: 'SetAutoPass' }],
    ['a sector off the board', { type: 'CorrectFact', fact: { kind: 'storm', sector: 19 } }],
    ['half a sector', { type: 'CorrectFact', fact: { kind: 'storm', sector: 1.5 } }],
    ['a fact with a key too many', { type: 'CorrectFact', fact: { kind: 'turn', turn: 1, by: 'guild' } }],
    ['less than nothing', { type: 'DealCards', faction: 'guild', count: -1 }],
    ['a number without end', { type: 'TakeBack', to: Number.POSITIVE_INFINITY }],
    ['a name that is no battle’s', { type: 'ProposeNoLeader', battle: 'x1' }],
    ['a card in no hand', { type: 'GiveCards', to: 'guild', slots: ['x1'] }],
    ['an unknown card', { type: 'DeclareSecret', fact: { kind: 'hand', cards: ['ace-of-spades'] } }],
    ['an answer without a value', { type: 'Answer', prompt: 'p1' }],
    ['more than a thousand', { type: 'DealCards', faction: 'guild', count: 1_001 }],
    ['a line that no log has', { type: 'TakeBack', to: 2 ** 53 }],
    ['a hand too large', { type: 'DeclareSecret', fact: { kind: 'hand', cards: many('unknown', 13) } }],
    ['too many traitors', { type: 'DeclareSecret', fact: { kind: 'traitors', leaders: many('stilgar', 13) } }],
    [
      'too many captives',
      { type: 'DeclareSecret', fact: { kind: 'captives', held: many('stilgar', LEADER_IDS.length + 1), faceDown: [] } },
    ],
    [
      'more allies than factions',
      { type: 'CorrectFact', fact: { kind: 'alliance', members: many('guild', FACTIONS.length + 1) } },
    ],
    ['a pile too high', { type: 'CorrectFact', fact: { kind: 'pile', pile: 'removed', cards: many('shield', 41) } }],
    ['more cards than a hand gives', { type: 'GiveCards', to: 'guild', slots: many('h1', 21) }],
    ['no list where one belongs', { type: 'GiveCards', to: 'guild', slots: { length: 1, 0: 'h1' } }],
    ['the battle before the first', { type: 'ProposeNoLeader', battle: 'b0' }],
    ['a name written otherwise', { type: 'ProposeNoLeader', battle: 'b01' }],
    ['a name too long', { type: 'ProposeNoLeader', battle: `b${'1'.repeat(12)}` }],
    ['no question', { type: 'Withdraw', prompt: '' }],
    ['a question too long', { type: 'Withdraw', prompt: 'p'.repeat(129) }],
    ['a question of two lines', { type: 'Withdraw', prompt: 'p1\np2' }],
    ['a want that every object knows', { type: 'constructor' }],
    ['a want in a list', [{ type: 'RaiseHand' }]],
    ['a want hidden behind another', JSON.parse('{"__proto__": {"type": "RaiseHand"}}')],
    ['a want with something behind it', JSON.parse('{"type": "RaiseHand", "__proto__": {}}')],
    ['an answer too deep', answer(nested(7))],
    ['an answer far too deep', answer(nested(5_000))],
    ['an answer of nothing but lists', answer(many([], 5_000))],
    ['an answer too long', answer('x'.repeat(4_096))],
  ])('refuses %s', (_what, command) => {
    expect(commandSchema.safeParse(command).success).toBe(false);
  });

  test('accepts an answer of the maximum depth and length', () => {
    expect(commandSchema.safeParse(answer(nested(6))).success).toBe(true);
    expect(commandSchema.safeParse(answer('x'.repeat(4_094))).success).toBe(true);
  });
});
