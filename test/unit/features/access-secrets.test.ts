/**
 * Two tables that differ in one secret of the access cards. An audience that may not know the secret receives the same
 * bytes at both.
 */
import { describe, expect, it } from 'vitest';
import type { AnswerValue, Audience, FactionId, PromptKind } from '#engine';
import { stackedEngine } from '../../support/scenario/stacked-deck.ts';
import {
  emptyTable,
  letWindowPass,
  openedTable,
  promptsOf,
  realEngine,
  seatView,
  sendOk,
  type Table,
} from '../../support/table.ts';
import { isClaiming, isTrading, playedOn, rowIn } from '../../features/access-cards/play.ts';

const SEATS = ['atreides', 'bene-gesserit', 'guild', 'emperor'] as const satisfies readonly FactionId[];
const ALL: readonly Audience[] = ['table', 'moderator', ...SEATS];

/** A table during its set-up, with these access cards on top of the deck. */
function begun(...accessDeck: readonly string[]): Table {
  const engine = stackedEngine({ accessDeck, harvestDeck: [12, 10, 8, 5, 15] });
  const opened = openedTable(
    SEATS.map((faction, circle) => ({ faction, circle })),
    {
      edition: 'avalon-hill-1979',
      modules: ['spice-harvest'],
      components: {
        treachery: 'cardboard',
        traitors: 'cardboard',
        stormCards: 'cardboard',
        spiceDeck: 'cardboard',
        'spice-harvest/cards': 'app',
      },
    },
    emptyTable(1, engine),
  );
  return sendOk(opened, 'moderator', { type: 'BeginSetup' });
}

const auctionOf = (...cards: readonly string[]): Table => playedOn(begun(...cards), (table) => rowIn(table) > 0);

function answer(table: Table, by: FactionId, kind: PromptKind, value: AnswerValue): Table {
  const asked = promptsOf(table, by).find((prompt) => prompt.kind === kind);
  return sendOk(table, by, { type: 'Answer', prompt: asked?.id ?? kind, value });
}

const bid = (table: Table, by: FactionId, limit: number): Table => answer(table, by, 'access-bid', limit);

/** This faction buys the card on auction for 1. */
const bought = (table: Table, by: FactionId): Table => {
  const row = rowIn(table);
  return playedOn(
    bid(table, by, 1),
    (now) => rowIn(now) !== row,
    ({ kind }) => kind === 'access-bid',
  );
};

/** The audiences that receive different bytes at the two tables. */
const canTell = (one: Table, two: Table): readonly Audience[] =>
  ALL.filter((who) => received(one, who) !== received(two, who));

const received = ({ timeline }: Table, who: Audience): string => JSON.stringify(realEngine.view(timeline, who));

describe('the faces of access cards', () => {
  const decks = [
    ['troops-1', 'troops-10', 'arrakeen'],
    ['troops-10', 'troops-1', 'arrakeen'],
  ] as const;

  it('are unknown to all while they are for sale', () => {
    const [one, two] = decks.map((deck) => auctionOf(...deck)) as [Table, Table];
    expect(canTell(one, two)).toEqual([]);
  });

  it('are known to the buyer and to the faction that sees bought cards', () => {
    const [one, two] = decks.map((deck) => bought(auctionOf(...deck), 'guild')) as [Table, Table];
    expect(canTell(one, two)).toEqual(['bene-gesserit', 'guild']);
  });

  it('are known to the faction that looks at a card', () => {
    const [one, two] = decks.map((deck) => answer(auctionOf(...deck), 'atreides', 'look-at-access-card', 'a2')) as [
      Table,
      Table,
    ];
    expect(canTell(one, two)).toEqual(['atreides']);
  });

  it('stay hidden from other seats, whichever card one faction looks at', () => {
    const table = auctionOf(...decks[0]);
    const [one, two] = (['a1', 'a2'] as const).map((card) =>
      answer(table, 'atreides', 'look-at-access-card', card),
    ) as [Table, Table];
    expect(canTell(one, two)).toEqual(['atreides']);
  });
});

describe('limits', () => {
  it('are known to their owner alone', () => {
    const table = auctionOf();
    expect(canTell(bid(table, 'guild', 2), bid(table, 'guild', 5))).toEqual(['guild']);
    expect(canTell(bid(table, 'guild', 0), bid(table, 'guild', 5))).toEqual(['guild']);
    const kept = answer(table, 'guild', 'access-bid', { keeps: 2 });
    expect(canTell(bid(table, 'guild', 2), kept)).toEqual(['guild']);
  });

  it('are proposed to their owner alone after the sale', () => {
    const table = auctionOf();
    const sold = (limit: number): Table =>
      (['atreides', 'bene-gesserit', 'emperor'] as const).reduce<Table>(
        (now, who) => bid(now, who, 0),
        bid(table, 'guild', limit),
      );
    expect(canTell(sold(2), sold(5))).toEqual(['guild']);
  });
});

describe('trades', () => {
  const trading = (card: string): Table =>
    playedOn(bought(auctionOf(card, 'troops-7', card === 'troops-1' ? 'troops-10' : 'troops-1'), 'guild'), isTrading);
  const offered = (table: Table, shown: boolean): Table =>
    sendOk(table, 'guild', {
      type: 'OfferAccessTrade',
      to: 'emperor',
      gives: seatView(table, 'guild').mine.accessHand.map(({ id }) => id),
      shown,
      wants: 'spice',
    });

  it('keep a covered card from the partner', () => {
    const [one, two] = ['troops-1', 'troops-10'].map((card) => offered(trading(card), false)) as [Table, Table];
    expect(canTell(one, two)).toEqual(['bene-gesserit', 'guild']);
    expect(seatView(one, 'emperor').mine.accessTrades).toHaveLength(1);
  });

  it('show an open card to the partner alone', () => {
    const [one, two] = ['troops-1', 'troops-10'].map((card) => offered(trading(card), true)) as [Table, Table];
    expect(canTell(one, two)).toEqual(['bene-gesserit', 'guild', 'emperor']);
  });

  it('are offered in secret', () => {
    const table = trading('troops-1');
    expect(canTell(table, { ...offered(table, true), now: table.now })).toEqual(['guild', 'emperor']);
  });

  it('hide from the two sides how many offers other factions have made', () => {
    const offer = (table: Table, by: FactionId, to: FactionId): Table =>
      sendOk(table, by, { type: 'OfferAccessTrade', to, gives: [], shown: false, wants: 'spice' });
    const table = trading('troops-1');
    const [one, two] = [table, offer(table, 'guild', 'bene-gesserit')].map((now) => offer(now, 'atreides', 'emperor'));
    expect(canTell(one as Table, two as Table)).toEqual(['bene-gesserit', 'guild']);
    expect(seatView(two as Table, 'emperor').mine.accessTrades.map(({ id }) => id)).toEqual(['trade-1']);
  });

  it('hide which of two cards with the same face changed hands, and so who had bought it', () => {
    const table = playedOn(
      bought(bought(bought(auctionOf('troops-7', 'troops-7', 'arrakeen'), 'guild'), 'guild'), 'emperor'),
      isTrading,
    );
    const [one, two] = (['troops-7-1', 'troops-7-2'] as const).map((card) => {
      const offer = { type: 'OfferAccessTrade', to: 'emperor', gives: [card], shown: true, wants: 'spice' } as const;
      const laid = { type: 'AnswerAccessTrade', trade: 'trade-1', returns: ['arrakeen-1'], shown: false } as const;
      const traded = sendOk(sendOk(table, 'guild', offer), 'emperor', laid);
      return sendOk(traded, 'guild', { type: 'SettleAccessTrade', trade: 'trade-1', accepts: true });
    }) as [Table, Table];
    expect(seatView(one, 'emperor').mine.accessHand).toEqual([{ id: 'troops-7-1', card: 'troops-7' }]);
    expect(canTell(one, two)).toEqual([]);
  });
});

describe('claims', () => {
  const claiming = (first: string): Table =>
    playedOn(
      bought(bought(auctionOf(first, 'arrakeen', first === 'troops-1' ? 'troops-10' : 'troops-1'), 'guild'), 'guild'),
      isClaiming,
    );

  it('are known to their owner alone until all are in', () => {
    const table = claiming('troops-10');
    const [one, two] = [0, 10].map((troops) =>
      answer(table, 'guild', 'claim-strongholds', { 'arrakeen/troops-10-1': troops }),
    ) as [Table, Table];
    expect(canTell(one, two)).toEqual(['guild']);
  });

  it('hide from all others how much spice the other cards have become', () => {
    const [one, two] = ['troops-1', 'troops-10'].map((card) => {
      const claimed = playedOn(
        claiming(card),
        () => false,
        ({ kind }) => kind === 'claim-strongholds',
      );
      return Array.from({ length: 5 }).reduce<Table>((now) => letWindowPass(now), claimed);
    }) as [Table, Table];
    expect(canTell(one, two)).toEqual(['bene-gesserit', 'guild']);
    expect(seatView(one, 'guild').mine.spice).toBe(6);
    expect(seatView(two, 'guild').mine.spice).toBe(15);
  });
});
