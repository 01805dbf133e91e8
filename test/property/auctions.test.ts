/**
 * The limits of the players decide an auction, in every way to hold it: players raise by one on phones, enter secret
 * limits, or bid around the table as in the rulebook.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAYER_CIRCLES, seededRandom, shuffled, type EditionId, type FactionId, type Random } from '#engine';
import { SIX_FACTIONS } from '../support/six.ts';
import { must } from '#lib/core/assert-never.ts';
import { soldByLimits } from '#lib/features/bidding/price.ts';
import { changesBy } from '../features/bidding/oracle/payments.ts';
import { calledOut, meansOf, type Sale, type Wish } from '../features/bidding/oracle/rulebook.ts';
import { chance, pickRandom } from '../support/random-choice.ts';
import { rounds, runs } from '../support/runs.ts';
import {
  letWindowPass,
  nextPhase,
  openedTable,
  promptOf,
  promptsOf,
  send,
  sendOk,
  stateOf,
  tableView,
  type Table,
} from '../support/table.ts';

/** The number of tables, and of auctions at each table. Each auction is held once in each way. */
const TABLES = 200;
const AT_EACH = 8;

describe('an auction', () => {
  it('has the same result whether limits are raised one by one or entered in secret', () => {
    let sold = 0;
    fc.assert(
      fc.property(fc.noShrink(fc.nat(2 ** 30)), (seed) => {
        const random = seededRandom(seed);
        const table = anyTable(random);
        const [open, silent] = [begun(table, 'open'), begun(table, 'silent')];
        for (let auction = 0; auction < AT_EACH; auction += 1) {
          const wishes = anyWishes(silent, random);
          const [raised, told] = [raisedByOne(open, wishes), bySilentLimits(silent, wishes)];
          const sale = calledOut(wishes);
          expect([saleIn(raised), saleIn(told)]).toEqual([sale, sale]);
          const due = pursesDue(table, sale);
          expect([pursesAfter(raised), pursesAfter(told)]).toEqual([due, due]);
          if (sale !== null) sold += 1;
        }
      }),
      runs(TABLES),
    );
    expect(sold).toBeGreaterThan(rounds(TABLES));
  });

  it('has the same result as raising by hand around the table, for any limits', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(30), fc.option(fc.nat(5))), { maxLength: 6 }), (told) => {
        const wishes = told.map(([limit, ally], at): Wish => {
          const spared = ally === null || ally === at ? undefined : SIX_FACTIONS[ally];
          return {
            faction: must(SIX_FACTIONS[at], 'a faction'),
            limit,
            notAbove: spared === undefined ? [] : [spared],
          };
        });
        const bid = soldByLimits(wishes.map(({ faction, limit, notAbove }) => ({ faction, limit, spares: notAbove })));
        expect(bid === null ? null : { buyer: bid.faction, price: bid.amount }).toEqual(calledOut(wishes));
      }),
      runs(5000),
    );
  });
});

/** A table with three to six players. Some are allied and pledge spice; all have counted spice. */
function anyTable(random: Random): Table {
  const factions = shuffled(SIX_FACTIONS, random).slice(0, 3 + random(4));
  const circles = shuffled(PLAYER_CIRCLES, random);
  const edition: EditionId = chance(50, random) ? 'gf9-2019' : 'avalon-hill-1979';
  let table = openedTable(
    factions.map((faction, at) => ({ faction, circle: must(circles[at], 'a circle') })),
    { edition },
  );
  const set = (fact: Extract<Parameters<typeof sendOk>[2], { readonly type: 'CorrectFact' }>['fact']) => {
    table = sendOk(table, 'moderator', { type: 'CorrectFact', fact });
  };
  set({ kind: 'turn', turn: 3 });
  set({ kind: 'phase', phase: 'bidding' });
  set({ kind: 'first-player', faction: pickRandom(factions, random) });
  const [one, other] = factions;
  if (one !== undefined && other !== undefined && chance(60, random)) set({ kind: 'alliance', members: [one, other] });
  for (const faction of factions) {
    table = sendOk(table, faction, { type: 'DeclareSecret', fact: { kind: 'spice', spice: random(14) } });
    const held = Array.from({ length: random(5) }, () => 'unknown' as const);
    table = sendOk(table, faction, { type: 'DeclareSecret', fact: { kind: 'hand', cards: held } });
  }
  for (const [by, to] of [
    [one, other],
    [other, one],
  ]) {
    if (by === undefined || to === undefined || !chance(60, random)) continue;
    table = send(table, by, { type: 'PledgeSpice', to, cards: random(6), shipments: 0, revivals: 0 }).table;
  }
  return table;
}

function begun(table: Table, way: 'open' | 'silent'): Table {
  let now = sendOk(table, 'moderator', { type: 'ChooseBidding', way, clock: false });
  for (let step = 0; step < 2 && tableView(now).bidding === null; step += 1) {
    now = sendOk(now, 'moderator', nextPhase(now));
    now = answeredByAll(now, 'claim-charity', 0);
    // The charity phase lasts its full time, whatever the answers.
    if (tableView(now).charity?.isCovered === true) now = letWindowPass(now);
  }
  return letPass(now);
}

/** No player interferes. */
function letPass(table: Table): Table {
  const now = answeredByAll(table, 'cancel', { play: false });
  return tableView(now).window === null ? now : letPass(letWindowPass(now));
}

function answeredByAll(table: Table, kind: 'claim-charity' | 'cancel', value: unknown): Table {
  let now = table;
  for (const { faction } of stateOf(table).factions) {
    const asked = promptsOf(now, faction).find((prompt) => prompt.kind === kind && !prompt.sealed);
    if (asked !== undefined) now = sendOk(now, faction, { type: 'Answer', prompt: asked.id, value });
  }
  return now;
}

/** Draws the limit of each possible bidder for the first card. No limit exceeds the player's means. */
function anyWishes(asked: Table, random: Random): readonly Wish[] {
  const { alliances } = stateOf(asked);
  return (tableView(asked).bidding?.card?.bidders ?? []).map((faction) => {
    const most = meansOf(stateOf(asked), faction);
    const allies = alliances.find((members) => members.includes(faction))?.filter((one) => one !== faction) ?? [];
    return {
      faction,
      limit: Math.min(most, chance(30, random) ? 0 : random(12)),
      notAbove: chance(40, random) ? allies : [],
    };
  });
}

/** Each player raises the last bid by one up to a limit, with the commands of a phone. */
function raisedByOne(table: Table, wishes: readonly Wish[]): Table {
  let now = table;
  for (;;) {
    const card = tableView(now).bidding?.card ?? null;
    const speaker = card?.lot === 1 ? card.awaited : null;
    if (card === null || speaker === null) return now;
    const wish = must(
      wishes.find(({ faction }) => faction === speaker),
      speaker,
    );
    const next = (card.high?.amount ?? 0) + 1;
    const raises = wish.limit >= next && (card.high === null || !wish.notAbove.includes(card.high.faction));
    const { id } = must(promptOf(now, speaker, 'bid'), 'a bid');
    now = sendOk(now, speaker, { type: 'Answer', prompt: id, value: raises ? next : 0 });
  }
}

function bySilentLimits(table: Table, wishes: readonly Wish[]): Table {
  let now = table;
  if (wishes.length === 0) return now;
  for (const { faction, limit, notAbove } of wishes) {
    const { id } = must(promptOf(now, faction, 'bid-limit'), 'a limit');
    const value = { limit, keeps: false, sparesAlly: notAbove.length > 0 };
    now = sendOk(now, faction, { type: 'Answer', prompt: id, value });
  }
  return letWindowPass(now);
}

/** The buyer of the first card. */
function saleIn(table: Table): Sale | null {
  const [first] = tableView(table).bidding?.sold ?? [];
  return first === undefined ? null : { buyer: first.buyer, price: first.price };
}

/** The spice behind the shields and in pledges. */
const pursesAfter = (table: Table): Readonly<Record<string, number>> =>
  Object.fromEntries(
    stateOf(table).factions.map(({ faction, spice }) => [
      faction,
      Number(spice) +
        stateOf(table)
          .standingOrders.flatMap(({ owner, order }) =>
            owner === faction && order.kind === 'pledges' ? order.given : [],
          )
          .reduce((sum, { sums }) => sum + sums.cards, 0),
    ]),
  );

function pursesDue(table: Table, sale: Sale | null): Readonly<Record<string, number>> {
  const changes = sale === null ? {} : changesBy(stateOf(table), sale);
  const before = pursesAfter(table);
  return Object.fromEntries(
    Object.entries(before).map(([faction, had]) => [faction, had + (changes[faction as FactionId] ?? 0)]),
  );
}
