/** The choices that a page builds for a shipment or a move are legal answers, in any position. */
import { describe, expect, it } from 'vitest';
import {
  contains,
  must,
  partName,
  sector,
  type FactionId,
  type Place,
  type Prompt,
  type PromptKind,
  type PublicFact,
  type TerritoryId,
} from '#engine';
import { groupNow, groupsIn } from '#app/_features/turn-planner/groups.ts';
import { firstMove, moveSaid, reachOf, readMove, wayOf } from '#app/_features/turn-planner/move-choice.ts';
import {
  firstShipment,
  goalsOf,
  readShipment,
  sharesOf,
  shipmentNow,
  shipmentSaid,
  withCount,
} from '#app/_features/turn-planner/ship-choice.ts';
import {
  DEFAULT_CHOICES,
  letWindowPass,
  nextPhase,
  openedTable,
  promptsOf,
  sendOk,
  stateOf,
  type Table,
} from '../../../support/table.ts';

const forces = (
  faction: FactionId,
  count: number,
  territory: TerritoryId,
  at: number | null,
  special = 0,
): PublicFact => ({ kind: 'forces', faction, count, special, territory, sector: at === null ? null : sector(at) });

/** Harkonnen stands in Carthag and in two sectors of the Imperial Basin, with the storm over a third part of the way. */
const POSITION: readonly PublicFact[] = [
  { kind: 'turn', turn: 3 },
  { kind: 'storm', sector: sector(9) },
  { kind: 'first-player', faction: 'harkonnen' },
  forces('harkonnen', 6, 'carthag', 10),
  forces('harkonnen', 2, 'imperial-basin', 8),
  forces('harkonnen', 3, 'imperial-basin', 10),
  forces('atreides', 5, 'arrakeen', 9),
  { kind: 'phase', phase: 'shipment' },
];

function shipping(): Table {
  const opened = openedTable(
    [
      { faction: 'harkonnen', circle: 0 },
      { faction: 'atreides', circle: 2 },
      { faction: 'emperor', circle: 4 },
    ],
    { ...DEFAULT_CHOICES, layer: 'basic' },
  );
  const set = POSITION.reduce((table, fact) => sendOk(table, 'moderator', { type: 'CorrectFact', fact }), opened);
  const rich = sendOk(set, 'harkonnen', { type: 'DeclareSecret', fact: { kind: 'spice', spice: 7 } });
  const chosen = sendOk(rich, 'moderator', { type: 'ChooseMoves', made: 'on-phones' });
  return letWindowPass(sendOk(chosen, 'moderator', nextPhase(chosen)));
}

function asked<Kind extends PromptKind>(table: Table, kind: Kind): Extract<Prompt, { readonly kind: Kind }> {
  const found = promptsOf(table, 'harkonnen').find(
    (prompt): prompt is Extract<Prompt, { readonly kind: Kind }> => prompt.kind === kind,
  );
  return must(found, `the question ${kind}`);
}

const asksShipment = (table: Table) => {
  const prompt = asked(table, 'ship');
  return { prompt, shipping: { asks: prompt, answers: prompt.answers } };
};

describe('a shipment in progress', () => {
  const table = shipping();
  const { prompt, shipping: page } = asksShipment(table);
  const first = firstShipment(page, null);

  it('is legal to every marked place, and to no other', () => {
    const goals = goalsOf(page, first);
    expect(goals.length).toBeGreaterThan(50);
    for (const to of prompt.terms[0]?.landings ?? []) {
      const said = shipmentSaid(page, { ...first, to });
      const isMarked = goals.some((goal) => partName(goal) === partName(to));
      expect([partName(to), contains(prompt.answers, said)]).toEqual([partName(to), isMarked]);
    }
  });

  it('may be dialled higher than its owner can pay, but is then no legal answer', () => {
    const to: Place = { territory: 'old-gap', sector: sector(8) };
    const dialled = (count: number) =>
      contains(prompt.answers, shipmentSaid(page, withCount(page, { ...first, to }, count)));
    expect([1, 2, 3, 4].map(dialled)).toEqual([true, true, true, false]);
    expect(sharesOf(page, { ...first, to, count: 3 }, 'harkonnen').paid).toEqual([
      { by: 'harkonnen', to: 'bank', amount: 6 },
    ]);
  });

  it('is paid from an ally’s pledge, and by its owner for the rest', () => {
    const to: Place = { territory: 'old-gap', sector: sector(8) };
    const helped = { ...page, asks: { ...prompt, pledged: [{ by: 'emperor' as const, amount: 4 }] } };
    expect(sharesOf(helped, { ...first, to, count: 3 }, 'harkonnen').paid).toEqual([
      { by: 'emperor', to: 'bank', amount: 4 },
      { by: 'harkonnen', to: 'bank', amount: 2 },
    ]);
  });

  it('keeps the parts that still hold when the table has moved on', () => {
    const to = { territory: 'old-gap', sector: sector(8) } as const;
    const lay = { ...first, to, count: 2, card: { slot: 'h9', card: 'karama' } as const };
    expect(shipmentNow(page, lay)).toMatchObject({ to, count: 2, card: null });
    const reserves = prompt.terms[0]?.reserves.count ?? 0;
    expect(shipmentNow(page, { ...lay, count: reserves + 3 }).count).toBe(reserves);
    // A way to ship that a Karama has cancelled meanwhile.
    expect(shipmentNow(page, { ...lay, way: 'across' })).toMatchObject({ way: 'down', to, group: null });
  });

  it('is the same after a reload', () => {
    const choice = { ...first, to: { territory: 'carthag', sector: sector(10) } as const, count: 4 };
    const said = must(shipmentSaid(page, choice), 'an answer');
    expect(firstShipment(page, said)).toMatchObject({ to: choice.to, count: 4, way: 'down' });
    expect(readShipment(said)).toEqual({ count: 4, to: choice.to });
  });
});

describe('a move in progress', () => {
  const table = shipping();
  const moving = (() => {
    const prompt = asked(
      sendOk(table, 'harkonnen', { type: 'Answer', prompt: asked(table, 'ship').id, value: 'none' }),
      'move',
    );
    return { prompt, asks: prompt, answers: prompt.answers };
  })();
  const groups = groupsIn(moving.answers, moving.asks.stacks);

  it('knows which forces can move together', () => {
    expect(groups.map((group) => group.map(partName))).toEqual([
      ['carthag@10'],
      ['imperial-basin@8', 'imperial-basin@10'],
    ]);
  });

  it('finds a chosen group in its present state, whatever has happened to it', () => {
    const chosen = groups[1]?.map((stack) => ({ ...stack, count: stack.count + 4 })) ?? null;
    expect(groupNow(groups, chosen)).toBe(groups[1]);
    expect(groupNow(groups.slice(0, 1), chosen)).toBeNull();
    expect(groupNow(groups, null)).toBeNull();
  });

  it('is legal to every marked place that its forces can reach, and has a path', () => {
    const { storm } = stateOf(table);
    for (const group of groups) {
      for (const to of reachOf(moving, group)) {
        const said = must(moveSaid(moving, { group, to, counts: {}, side: null, ends: null }), 'an answer');
        expect([partName(to), contains(moving.answers, said)]).toEqual([partName(to), true]);
        const sent = must(readMove(said), 'a move');
        expect(wayOf(moving, sent.from, to, storm).way?.through.at(-1)).toBe(to.territory);
      }
    }
  });

  it('distinguishes a path around the storm from one that meets no storm', () => {
    const from: Place = { territory: 'carthag', sector: sector(10) };
    const find = (territory: TerritoryId, at: number) =>
      wayOf(moving, from, { territory, sector: sector(at) }, sector(9));
    expect(find('tsimpo', 11).closed).toBeNull();
    expect(find('imperial-basin', 8).closed).not.toBeNull();
    expect(find('arrakeen', 9)).toMatchObject({ way: null });
  });

  it('is the same after a reload', () => {
    const group = must(groups[0], 'a group');
    const to: Place = { territory: 'arsunt', sector: sector(10) };
    const said = must(
      moveSaid(moving, { group, to, counts: { 'carthag@10': 2 }, side: null, ends: null }),
      'an answer',
    );
    expect(said).toEqual({ to: 'arsunt@10', side: 'fighters', 'carthag@10': 2 });
    expect(firstMove(moving, groups, said)).toMatchObject({ group, to, counts: { 'carthag@10': 2 } });
  });
});
