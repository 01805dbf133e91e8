/** The moments at which a card is sold in silent bids, and at which the seats without a bid are named. */
import { describe, expect, it } from 'vitest';
import type { BiddingWay, FactionId, Prompt } from '#engine';
import { must } from '#lib/core/assert-never.ts';
import {
  letTickPass,
  nextPhase,
  openedTable,
  promptsOf,
  sendOk,
  stateOf,
  tableView,
  type Table,
} from '../../../support/table.ts';

const SEATS: readonly FactionId[] = ['fremen', 'guild', 'emperor', 'bene-gesserit'];

/** The first card of a turn is for sale. The printed clock is off unless `clock` sets it. */
function bidding(way: BiddingWay, { turn = 2, clock = false, fixed = false } = {}): Table {
  const opened = openedTable(
    SEATS.map((faction, at) => ({ faction, circle: must(([0, 1, 2, 3] as const)[at], 'a circle') })),
  );
  const moves = [
    { type: 'CorrectFact', fact: { kind: 'turn', turn } },
    { type: 'CorrectFact', fact: { kind: 'phase', phase: 'bidding' } },
    { type: 'ChooseBidding', way, clock },
    { type: 'ChooseQuestionTime', seconds: 15, isFixed: fixed },
  ] as const;
  const ready = moves.reduce((table, command) => sendOk(table, 'moderator', command), opened);
  return sendOk(ready, 'moderator', nextPhase(ready));
}

const cardOf = (table: Table) =>
  must(stateOf(table).stack.find((activity) => activity.kind === 'bidding')?.card, 'a card');
const cameUp = (table: Table): number => must(cardOf(table).awaited?.time, 'a time').opened;
const isSold = (table: Table): boolean =>
  stateOf(table).stack.every((one) => one.kind !== 'bidding' || one.card === null);

const bidPrompt = (table: Table, faction: FactionId): Prompt =>
  must(
    promptsOf(table, faction).find(({ kind }) => kind === 'bid-limit' || kind === 'sealed-bid'),
    'a question',
  );

function says(table: Table, faction: FactionId, price = 0): Table {
  const prompt = bidPrompt(table, faction);
  const value = prompt.kind === 'sealed-bid' ? price : { limit: price, keeps: false, sparesAlly: false };
  return sendOk(table, faction, { type: 'Answer', prompt: prompt.id, value });
}

const allSay = (table: Table): Table => SEATS.reduce((now, faction) => says(now, faction), table);
const named = (table: Table) => tableView(table).awaited.map(({ faction }) => faction);
const inBids = (table: Table) => tableView(table).bidding?.card?.in ?? [];

describe.each(['silent', 'sealed'] as const)('a card for which bids are %s', (way) => {
  it('is sold at 4 seconds if all have answered, not at the last answer', () => {
    const table = allSay(bidding(way));
    expect(isSold(table)).toBe(false);
    expect(table.engine.nextDeadline(table.timeline)?.at).toBe(cameUp(table) + 4_000);
    expect(isSold(letTickPass(table))).toBe(true);
  });

  it('is sold at 8 seconds if the last seat answers after 4', () => {
    const table = letTickPass(SEATS.slice(1).reduce((now, faction) => says(now, faction), bidding(way)));
    expect(isSold(table)).toBe(false);
    const answered = says(table, 'fremen');
    expect(isSold(answered)).toBe(false);
    expect(answered.engine.nextDeadline(answered.timeline)?.at).toBe(cameUp(answered) + 8_000);
    expect(isSold(letTickPass(answered))).toBe(true);
  });

  it('names seats without an answer after 10 seconds, never earlier, and then waits for them', () => {
    const begun = bidding(way);
    const opened = cameUp(begun);
    let table = SEATS.slice(1).reduce((now, faction) => says(now, faction), begun);
    while ((table.engine.nextDeadline(table.timeline)?.at ?? Infinity) < opened + 10_000) {
      expect([named(table), inBids(table)]).toEqual([[], []]);
      table = letTickPass(table);
    }
    expect([named(table), inBids(table)]).toEqual([[], []]);
    table = letTickPass(table);
    expect(named(table)).toEqual(['fremen']);
    expect(table.engine.nextDeadline(table.timeline)).toBeNull();
    expect(isSold(says(table, 'fremen'))).toBe(true);
  });

  it('shows no seat that a tick has passed', () => {
    const before = SEATS.slice(1).reduce((now, faction) => says(now, faction), bidding(way));
    const after = letTickPass(before);
    for (const audience of ['table', 'moderator', ...SEATS] as const)
      expect(after.engine.view(after.timeline, audience)).toEqual(before.engine.view(before.timeline, audience));
  });
});

describe('a kept limit', () => {
  it('counts as an answer for the next card only after that card’s minimum time', () => {
    let table = bidding('silent');
    for (const faction of SEATS) {
      const value = { limit: 0, keeps: true, sparesAlly: false };
      table = sendOk(table, faction, {
        type: 'Answer',
        prompt: bidPrompt(table, faction).id,
        value: faction === 'guild' ? { ...value, limit: 1 } : value,
      });
    }
    const told = letTickPass(table);
    const next = letTickPass(told);
    expect(cardOf(next).lot).toBe(2);
    expect(next.engine.nextDeadline(next.timeline)?.at).toBe(cameUp(next) + 4_000);
    expect(isSold(letTickPass(next))).toBe(true);
  });
});

describe('the price of a card', () => {
  it('is shown for two seconds', () => {
    const sold = letTickPass(
      SEATS.reduce((now, faction) => says(now, faction, faction === 'guild' ? 3 : 0), bidding('silent')),
    );
    const time = must(tableView(sold).bidding?.told, 'a price').time;
    expect(time.deadline - time.opened).toBe(2_000);
  });
});

describe('the printed clock', () => {
  it('never runs for the first card of a game', () => {
    const first = bidding('silent', { turn: 1, clock: true });
    expect(tableView(first).bidding?.card?.time).toBeNull();
    expect(bidPrompt(first, 'guild').deadline).toBeNull();
    const later = bidding('silent', { turn: 2, clock: true });
    expect(tableView(later).bidding?.card?.time).not.toBeNull();
  });
});

describe('with fixed times', () => {
  it('limits can be set during the whole minimum time', () => {
    const table = allSay(bidding('silent', { fixed: true }));
    expect(table.engine.nextDeadline(table.timeline)?.at).toBe(cameUp(table) + 10_000);
  });
});
