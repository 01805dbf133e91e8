/**
 * Four factions played by two players: opened, joined and asked through the interface alone. The layout of every new
 * page holds in every size.
 */
import { beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import type { Page } from 'playwright-core';
import { capitalize, factionName, theFaction, type FactionPair } from '#engine';
import { Desk, keptByMentat, seatOnly, setPace, unfoldCards } from './support/desk.ts';
import { enterCode, LAPTOP, openDevice, PHONE, sees, seesNo, type Device } from './support/device.ts';
import { eventually } from '../support/server.ts';
import { setUpBrowserSuite } from './support/browser-suite.ts';
import { Phone } from './support/phone.ts';
import { photograph } from './support/photograph.ts';
import { layoutFaults } from './support/states.ts';

const PAIRS: readonly FactionPair[] = [
  ['atreides', 'guild'],
  ['fremen', 'harkonnen'],
];
const TRAITORS = /^Take 4 traitor cards, keep (one|all of them)\.$/;

const house = setUpBrowserSuite();
let devices: Device[];
let desk: Desk;
let paul: Phone;
let feyd: Phone;
let code: string;
/** The factions of Paul: those that Feyd has not drawn. */
let first: FactionPair[0];
let second: FactionPair[1];

beforeAll(async () => {
  const laptop = await openDevice(house.browser, house.url, LAPTOP);
  const phones = [
    await openDevice(house.browser, house.url, PHONE),
    await openDevice(house.browser, house.url, PHONE),
  ] as const;
  devices = [laptop, ...phones];
  desk = new Desk(laptop);
  paul = new Phone(phones[0], 'atreides');
  feyd = new Phone(phones[1], 'harkonnen');
});

const holdsUp = async (page: Page): Promise<void> => {
  expect.soft(await layoutFaults(page)).toEqual([]);
};

describe('two players with two factions each', () => {
  it('are an option of a new table with four factions', async () => {
    onTestFailed(() => photograph(devices));
    const { page } = desk;
    await page.goto('/new');
    await page.getByRole('heading', { name: 'Who plays?' }).click();
    await page.getByRole('radio', { name: 'Two people, two factions each' }).check();
    await desk.reads('Seat 4 factions, two for each of you.');
    await seatOnly(page, ['atreides', 'fremen', 'guild']);
    await desk.press('Open the table');
    await desk.reads('Two people play two factions each.');
    await page.getByRole('button', { name: /^Circle 6,/ }).click();
    await page.getByRole('button', { name: /^Harkonnen/ }).click();
    await sees(page.getByRole('group', { name: 'Which belong together?' }));
    await page.getByText('House rules').click();
    await sees(page.getByRole('checkbox', { name: 'Bribes wait for the end of the turn' }));
    await seesNo(page.getByRole('group', { name: 'Alliances' }));
    await holdsUp(page);
    await page.getByRole('radio', { name: 'Atreides and the Guild, against Fremen and Harkonnen' }).check();
    await unfoldCards(page);
    await keptByMentat(page, 'Spice cards');
    await page.getByRole('heading', { name: 'How we bid' }).click();
    await page.getByRole('radio', { name: /^Without Mentat/ }).check();
    await setPace(page, 3);
    await desk.press('Open the table');
    await desk.showsHeading('Phones join here');
    code = new URL(page.url()).pathname.split('/')[2] ?? '';
  });

  it('draw two factions each', async () => {
    onTestFailed(() => photograph(devices));
    const { page } = feyd;
    await enterCode(page, code);
    await page.getByLabel('Your name').fill('Feyd');
    await holdsUp(page);
    await feyd.press('Draw two by chance');
    const cover = page.getByRole('heading', { name: /^Hand this device to / });
    await sees(cover);
    const words = await cover.innerText();
    const isDrawn = (faction: FactionPair[0]) => words === `Hand this device to ${theFaction(faction)}.`;
    const drawn = PAIRS.flat().find(isDrawn);
    const isFeyds = (pair: FactionPair) => pair.some(isDrawn);
    const partner = PAIRS.find(isFeyds)?.find((faction) => faction !== drawn);
    expect([drawn, partner]).not.toContain(undefined);
    [first, second] = PAIRS.find((pair) => !isFeyds(pair)) ?? ['atreides', 'guild'];
    await feyd.press(/^Open /);
    await feyd.isAsked('The table waits for the moderator to begin.');
    await feyd.reads(`Feyd, ally of ${theFaction(partner ?? 'atreides')}`);
  });

  it('get both factions on one phone in one step', async () => {
    onTestFailed(() => photograph(devices));
    const both = `${factionName(first)} and ${factionName(second)}`;
    await enterCode(paul.page, code);
    await paul.page.getByLabel('Your name').fill('Paul');
    await sees(paul.page.getByText('1 of 2 are seated.'));
    await paul.page.getByRole('radio', { name: new RegExp(`^${both}`) }).check();
    await holdsUp(paul.page);
    await paul.press(`Play ${both}`);
    await sees(paul.page.getByRole('heading', { name: `Hand this device to ${theFaction(first)}.` }));
    await paul.press(`Open ${factionName(first)}`);
    await paul.isAsked('The table waits for the moderator to begin.');
    await paul.reads(`Paul, ally of ${theFaction(second)}`);
  });

  it('switch from one faction to the other without a cover, and see which faction is asked', async () => {
    onTestFailed(() => photograph(devices));
    await desk.goToDesk();
    await desk.press('Begin set-up');
    await paul.isAsked(TRAITORS);
    // A phone that shows both of its factions on the table's view.
    await eventually(async () => (await desk.page.getByText('here', { exact: true }).count()) >= 4);
    await paul.reads(`${capitalize(theFaction(second))} is asked on this phone too.`);
    await holdsUp(paul.page);
    await paul.press(`Turn to ${factionName(second)}`);
    await paul.reads(`${capitalize(theFaction(first))} is asked on this phone too.`);
    await paul.isAsked(TRAITORS);
    await paul.press('I keep it on cardboard');
    await paul.press(`Over to ${factionName(first)}, asked now`);
    await paul.isAsked(TRAITORS);
    await paul.press('I keep it on cardboard');
    await seesNo(paul.page.getByText('is asked on this phone too.'));
  });

  it('see a cover again after they have left the phone', async () => {
    onTestFailed(() => photograph(devices));
    await paul.page.reload();
    await sees(paul.page.getByRole('heading', { name: `Hand this device to ${theFaction(first)}.` }));
  });

  it('keep both factions together at the desk', async () => {
    onTestFailed(() => photograph(devices));
    await desk.openPosition();
    await desk.press('Alliances');
    await desk.reads('Atreides and the Guild are played by one person and stay allied.');
    await holdsUp(desk.page);
    expect(devices.flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});
