/**
 * Six phones buy five cards in every way of bidding, through the interface alone: with cardboard cards and with
 * Mentat’s own. The test kills the server in the middle, and prints taps and seconds.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { factionName, type FactionId, type DeckKeeper } from '#engine';
import { SIX_FACTIONS, SIX_SEATS } from '../../support/six.ts';
import type { PlayedWay } from '#lib/model/bidding.ts';
import { biddingInTurn, dials, lotOn } from '../support/bids.ts';
import { Desk } from '../support/desk.ts';
import { sees, seesNo } from '../support/device.ts';
import { openOwnHouse } from '../support/browser-suite.ts';
import type { Phone } from '../support/phone.ts';
import { playersOf, playOn, tapsTable, type AutoAnswer, type Players } from '../support/players.ts';
import { PresetTable, SHORT_WINDOW, type Setting } from '../support/preset-table.ts';

const house = openOwnHouse();

/** The buyer of each card, and the price. */
const BUYERS: readonly FactionId[] = ['atreides', 'emperor', 'guild', 'harkonnen', 'bene-gesserit'];
const FULL_HAND = ['shield', 'snooper', 'hajr', 'crysknife'] as const;

const settingOf = (treachery: DeckKeeper): Setting => ({
  layer: 'basic',
  treachery,
  seating: SIX_SEATS,
  position: [{ kind: 'first-player', faction: 'atreides' }],
  own: [
    ...SIX_FACTIONS.map((faction) => ({ faction, fact: { kind: 'spice', spice: 20 } }) as const),
    ...(treachery === 'app' ? [] : [{ faction: 'fremen', fact: { kind: 'hand', cards: FULL_HAND } } as const]),
  ],
});

const buyerOf = (lot: number): FactionId | null => BUYERS[lot - 1] ?? null;

const SEALING: AutoAnswer = {
  asked: /^One bid for card \d\.$/,
  about: 'sealed',
  act: async (phone) => {
    const lot = await lotOn(phone);
    if (buyerOf(lot) !== phone.faction) return phone.press('Pass');
    await dials(phone, lot);
    await phone.press('Seal my bid');
  },
};

/** A table of six in the middle of a game, with all devices. */
class Auction {
  turn = 3;
  begun = 0;

  private constructor(
    readonly treachery: DeckKeeper,
    readonly table: PresetTable,
    readonly players: Players,
    readonly screen: Page,
    readonly desk: Desk,
  ) {}

  static async open(treachery: DeckKeeper): Promise<Auction> {
    const table = await PresetTable.open(house.url, SHORT_WINDOW, settingOf(treachery));
    const players = await playersOf(async (faction) => house.use(await table.phone(house.browser, faction)));
    const { page: screen } = await house.use(await table.screen(house.browser));
    const desk = new Desk(await house.use(await table.desk(house.browser)));
    return new Auction(treachery, table, players, screen, desk);
  }

  async begin(way: PlayedWay): Promise<void> {
    const { table } = this;
    this.turn += 1;
    await table.moderate({ type: 'CorrectFact', fact: { kind: 'turn', turn: this.turn } });
    await table.moderate({ type: 'CorrectFact', fact: { kind: 'phase', phase: 'bidding' } });
    await table.moderate({ type: 'ChooseBidding', way, clock: false });
    await table.moderate({ type: 'NextPhase', to: 'bidding' });
    // The price of the last card stays on the screen until the screen has received the next card.
    await seesNo(this.screen.getByText('5 cards are sold.'));
    this.begun = Date.now();
  }

  isUp = (lot: number) => (): Promise<boolean> => this.screen.getByText(`Card ${lot} of`).isVisible();
  isOver = (): Promise<boolean> => this.screen.getByText('5 cards are sold.').isVisible();

  /**
   * Checks that all five cards have the right buyers. The sixth card went back, because the hands had room for only
   * five.
   */
  async hasEnded(way: PlayedWay): Promise<void> {
    const { treachery, screen } = this;
    await sees(screen.getByRole('heading', { name: '5 cards are sold.' }));
    const lots = screen.getByRole('listitem').filter({ hasText: /to the (bank|Emperor)/ });
    const told = (await lots.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
    expect(told.map((text) => BUYERS.findIndex((buyer) => text.includes(` ${factionName(buyer)} `)) + 1)).toEqual([
      1, 2, 3, 4, 5,
    ]);
    if (treachery === 'app') await sees(screen.getByText('Nobody bid: 1 card back on the deck.'));
    console.log(`${treachery}, ${way}: five cards in ${Math.round((Date.now() - this.begun) / 1000)} seconds.`);
  }
}

describe('six phones, with cardboard cards and with Mentat’s own,', () => {
  let both: readonly Auction[] = [];
  const atBoth = (play: (auction: Auction) => Promise<void>) => Promise.all(both.map(play));

  beforeAll(async () => {
    both = [await Auction.open('cardboard'), await Auction.open('app')];
  });
  afterAll(() => {
    for (const { treachery, players } of both)
      console.log(`\n${treachery}\n${tapsTable(players, ['open', 'sealed', 'aloud'])}\n`);
  });

  it('bid in turn, and continue after the server was killed', async () => {
    await atBoth(async (auction) => {
      await auction.begin('open');
      await playOn(auction.players, [biddingInTurn(buyerOf)], auction.isUp(3));
    });
    await house.crash();
    await atBoth(async (auction) => {
      await playOn(auction.players, [biddingInTurn(buyerOf)], auction.isOver);
      await auction.hasEnded('open');
    });
  });

  it('seal one bid each', async () => {
    await atBoth(async (auction) => {
      await auction.begin('sealed');
      await playOn(auction.players, [SEALING], auction.isOver);
      await auction.hasEnded('sealed');
    });
  });

  it('bid aloud, and the Guild enters the price on its phone', async () => {
    await atBoth(async (auction) => {
      await auction.begin('aloud');
      const { phone, taps } = auction.players.guild;
      if (auction.treachery === 'app') await showsToAtreidesAlone(auction.players);
      for (const lot of [1, 2, 3, 4, 5]) {
        await phone.isAsked(new RegExp(`^Card ${lot} of \\d is for sale\\.$`));
        await taps.of('aloud', () => tells(phone, lot));
      }
      if (auction.treachery === 'app')
        await auction.desk.pressPastTheWayIn('Nobody wants it', 'Players bid aloud for card 6');
      await auction.hasEnded('aloud');
    });
  });
});

/** Every phone has the same cover. The card itself is below the cover if the player may look at the card. */
async function showsToAtreidesAlone({ atreides, emperor }: Players): Promise<void> {
  const what = 'the card and your spice';
  await emperor.phone.isAsked(/^Card 1 of/);
  await atreides.phone.isAsked(/^Card 1 of/);
  await emperor.phone.findsBeneath(what, 'Card unseen');
  expect(await atreides.phone.holdToLook(what)).not.toMatch(/Card unseen|Seen on the table/);
}

async function tells(phone: Phone, lot: number): Promise<void> {
  await phone.press(`Card ${lot} is sold`);
  for (let price = 1; price < lot; price += 1) await phone.press('One more, Price');
  const sheet = phone.page.getByRole('dialog');
  await sheet.getByRole('button', { name: factionName(buyerOf(lot) ?? 'guild') }).click();
}

it('have logged no error on any console', () => {
  expect(house.complaints().filter((text) => !/ERR_(CONNECTION|EMPTY_RESPONSE)/.test(text))).toEqual([]);
});
