/** Describes each picture, and plays the steps to the position in it. */
import type { Page } from 'playwright-core';
import { type PublicFact } from '#engine';
import { SIX_FACTIONS } from '../support/six.ts';
import type { Player, PresetTable } from '../browser/support/preset-table.ts';
import { deviceAt, TABLE_OF_TWO } from '../support/server.ts';
import { before } from './settings.ts';
import { LARGE, SCREEN, type Studio } from './studio.ts';
import { layWide } from './wide.ts';

type Scene = (studio: Studio) => Promise<void>;

/** The time until both wheels have turned on the screen and the screen shows the sum. */
const TOLD_MS = 20_000;
const HAND_SIZE = { width: 390, height: 760 };

const ANNAS = [/Lady Jessica/, /Maula Pistol/, /Snooper/];
const BENS = [/Feyd-Rautha/, /Chaumas/, /Shield/];

export const SCENES: Readonly<Record<string, Scene>> = {
  async wide(studio) {
    const page = await studio.page('/try', LARGE);
    await plans(page, /^Anna/, ANNAS, 6);
    const phone = await phoneOf(page, /^Anna/).screenshot();
    await seal(page, /^Anna/);
    await plans(page, /^Ben/, BENS, 5);
    await seal(page, /^Ben/);
    await page.waitForTimeout(TOLD_MS);
    const screen = await page.getByRole('region', { name: 'What the whole table sees' }).screenshot();
    await layWide(studio, screen, phone);
    await page.context().close();
  },
  async join(studio) {
    const { seating } = before('storm');
    const opened = await deviceAt(studio.mentat.url).tables.open.mutate({ ...TABLE_OF_TWO, seating: [...seating] });
    if (!opened.ok) throw new Error(opened.refusal.code);
    await studio.shoot(await studio.page(`/t/${opened.code}/screen`, SCREEN), 'join');
  },
  async hand(studio) {
    const phone = await studio.phone(await studio.table(before('storm')), 'atreides');
    await studio.rest(phone);
    await phone
      .getByRole('button', { name: /^Show .*covered$/ })
      .first()
      .click();
    await studio.shoot(phone, 'hand');
  },
  async storm(studio) {
    const table = await studio.table(before('storm'));
    await table.moderate({ type: 'BeginStorm' });
    const phone = await studio.phone(table, await asked(table, 'storm-dial'));
    await oneMore(phone, 6);
    await studio.shoot(phone, 'storm');
  },
  async 'spice-blow'(studio) {
    const table = await studio.table(before('spice-blow'));
    const phone = await studio.phone(table, 'atreides');
    await table.moderate({ type: 'NextPhase', to: 'spice-blow' });
    await studio.shoot(phone, 'spice-blow');
  },
  async charity(studio) {
    const table = await studio.table(before('charity'));
    const phone = await studio.phone(table, 'fremen');
    await table.moderate({ type: 'NextPhase', to: 'charity' });
    await table.asks('fremen', 'claim-charity');
    await studio.shoot(phone, 'charity');
  },
  async bid(studio) {
    const table = await studio.table(before('bidding', [], 'app'));
    const phone = await studio.phone(table, 'emperor');
    await studio.rest(phone);
    await table.moderate({ type: 'ChooseBidding', way: 'silent', clock: false });
    await table.moderate({ type: 'NextPhase', to: 'bidding' });
    await table.asks('emperor', 'bid-limit');
    await oneMore(phone, 4);
    await studio.shootNow(phone, 'bid');
  },
  async revival(studio) {
    const tanks = SIX_FACTIONS.map((faction): PublicFact => ({ kind: 'tanks', faction, count: 5, special: 0 }));
    const table = await studio.table(before('bidding', tanks));
    const phone = await studio.phone(table, 'emperor');
    await table.moderate({ type: 'NextPhase', to: 'revival' });
    await table.asks('emperor', 'revive');
    await studio.shoot(phone, 'revival');
  },
  async move(studio) {
    const table = await studio.table(before('shipment'));
    await table.moderate({ type: 'ChooseMoves', made: 'on-phones' });
    const phone = await studio.phone(table, 'atreides');
    await table.moderate({ type: 'NextPhase', to: 'shipment' });
    await table.asks('atreides', 'ship');
    await studio.rest(phone);
    await phone
      .getByRole('button', { name: /^Imperial Basin/ })
      .first()
      .click({ force: true });
    await studio.shoot(phone, 'move');
  },
  async battle(studio) {
    const page = await studio.page('/try', HAND_SIZE);
    await plans(page, /^Anna/, ANNAS, 6);
    await studio.shoot(page, 'battle');
  },
  async list(studio) {
    const page = await studio.page('/try', HAND_SIZE);
    await plans(page, /^Anna/, ANNAS, 6);
    await seal(page, /^Anna/);
    await page.getByRole('button', { name: 'Plan as Ben' }).click();
    await plans(page, /^Ben/, BENS, 5);
    await seal(page, /^Ben/);
    await page.waitForTimeout(TOLD_MS);
    await studio.shoot(page, 'list');
  },
};

async function oneMore(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1)
    await page.getByRole('button', { name: 'One more', exact: true }).click({ force: true });
}

/** Returns one of the phones of the example battle. */
const phoneOf = (page: Page, whose: RegExp) => page.getByRole('region', { name: whose });

/** Makes a plan on the page. */
async function plans(page: Page, whose: RegExp, choices: readonly RegExp[], dial: number): Promise<void> {
  const phone = phoneOf(page, whose);
  await phone.getByRole('button', { name: /^(Choose who leads|Leader: )/ }).click();
  // On the first visit, each slot leads to the next slot.
  for (const name of choices) await page.getByRole('dialog').getByRole('button', { name }).first().click();
  await phone.getByRole('slider').focus();
  await page.keyboard.press(String(dial));
  await page.waitForTimeout(1000);
}

const seal = (page: Page, whose: RegExp) =>
  phoneOf(page, whose)
    .getByRole('button', { name: /^Seal\s+battle plan$/ })
    .click();

/** Returns a faction with this open question. */
const asked = (table: PresetTable, kind: 'storm-dial'): Promise<Player> =>
  Promise.any(
    SIX_FACTIONS.map(async (faction) => {
      await table.asks(faction, kind);
      return faction;
    }),
  );
