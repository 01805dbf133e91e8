/**
 * A game set up from an empty board by the interface alone: three factions, two of them played by one person on one
 * phone, behind covers. Every page on the way holds in every size.
 */
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { nameOfFaction, type FactionId } from '../../lib/engine.ts';
import { launchBrowser } from '../support/browser.ts';
import { Desk } from './support/desk.ts';
import { enterCode, LAPTOP, openDevice, PHONE, sees, seesNo, TELEVISION, type Device } from './support/device.ts';
import { startMentat, type Mentat } from './support/mentat.ts';
import { Phone } from './support/phone.ts';
import { photograph } from './support/photograph.ts';
import { wrongWith } from './support/states.ts';

let mentat: Mentat;
let browser: Browser;
let devices: Device[];
let desk: Desk;
let screen: Page;
/** Plays Atreides and the Bene Gesserit on one phone. */
let both: Device;
let atreides: Phone;
let sisterhood: Phone;
let fremen: Phone;
let code: string;

beforeAll(async () => {
  mentat = await startMentat();
  browser = await launchBrowser();
  const laptop = await openDevice(browser, mentat.url, LAPTOP);
  const television = await openDevice(browser, mentat.url, TELEVISION);
  both = await openDevice(browser, mentat.url, PHONE);
  const other = await openDevice(browser, mentat.url, PHONE);
  devices = [laptop, television, both, other];
  desk = new Desk(laptop);
  screen = television.page;
  atreides = new Phone(both, 'atreides');
  sisterhood = new Phone(both, 'bene-gesserit');
  fremen = new Phone(other, 'fremen');
  code = await desk.openTable(['atreides', 'bene-gesserit', 'fremen'], 3);
  await screen.goto(`/t/${code}/screen`);
});

afterAll(async () => {
  await browser.close();
  await mentat.stop();
});

const holdsUp = async (page: Page): Promise<void> => {
  expect.soft(await wrongWith(page)).toEqual([]);
};

/** Turns the shared phone to this seat, whatever it shows, and lifts its cover. */
async function turnTo(faction: FactionId): Promise<void> {
  const name = nameOfFaction(faction);
  await both.page.goto(`/t/${code}/seat`);
  const open = both.page.getByRole('button', { name: `Open ${name}`, exact: true });
  const turn = both.page.getByRole('button', { name: `Turn to ${name}`, exact: true });
  await sees(open.or(turn));
  if (!(await open.isVisible())) await turn.click();
  await open.click();
}

async function drawsCards(title: string): Promise<void> {
  for (const [faction, phone] of [
    ['atreides', atreides],
    ['bene-gesserit', sisterhood],
  ] as const) {
    await turnTo(faction);
    await phone.isAsked(title);
    await phone.press('Taken, and kept to yourself');
    await seesNo(phone.page.getByRole('heading', { name: title, level: 1 }));
  }
  await fremen.isAsked(title);
}

describe('a game from an empty board', () => {
  it('seats three factions on two phones', async () => {
    onTestFailed(() => photograph(devices));
    await atreides.join(code, 'Paul');
    await both.page.goto(`/t/${code}`);
    await sisterhood.press('Take another seat on this phone');
    await both.page.getByRole('radio', { name: 'Bene Gesserit' }).check();
    await sisterhood.press('Play Bene Gesserit');
    await enterCode(fremen.page, code);
    await fremen.page.getByLabel('Your name').fill('Chani');
    await fremen.page.getByRole('radio', { name: 'Fremen' }).check();
    await fremen.press('Play Fremen');
    await desk.goToDesk();
    await desk.press('Begin set-up');
    await sees(screen.getByRole('heading', { name: 'Setting up the game' }));
    await holdsUp(screen);
    await holdsUp(desk.page);
  });

  it('begins with a prediction under sand', async () => {
    onTestFailed(() => photograph(devices));
    await turnTo('bene-gesserit');
    await sisterhood.isAsked('Who wins, and in which turn?');
    await holdsUp(both.page);
    await sisterhood.lift('your prediction');
    await both.page.getByRole('group', { name: 'Who wins' }).getByRole('button', { name: 'Fremen' }).click();
    await both.page.getByRole('button', { name: 'Turn 7' }).click();
    await holdsUp(both.page);
    await sisterhood.press('Seal your prediction');
  });

  it('asks everybody for traitors, told or kept', async () => {
    onTestFailed(() => photograph(devices));
    await drawsCards('Take 4 traitor cards, keep one.');
    await holdsUp(fremen.page);
    await fremen.press('Tell who is in your pay');
    await fremen.page.getByRole('button', { name: 'Gurney Halleck' }).click();
    await fremen.press(/^Enter 1 of 1$/);
  });

  it('lets the Fremen spread ten', async () => {
    onTestFailed(() => photograph(devices));
    await fremen.isAsked('Where do your first 10 forces stand?');
    await fremen.press('One less, Sietch Tabr, sector 13');
    await fremen.reads('1 force still to place');
    await fremen.press('One more, False Wall South, sector 3');
    await holdsUp(fremen.page);
    await fremen.press('Place 10 forces');
  });

  it('gives everybody treachery cards, and then the board', async () => {
    onTestFailed(() => photograph(devices));
    await drawsCards('Take 1 treachery card.');
    await fremen.press('Taken, and kept to yourself');
    await fremen.isAsked('Does your part of the table stand?');
    await holdsUp(fremen.page);
    await fremen.press('All of mine is done');
    for (const faction of ['atreides', 'bene-gesserit'] as const) {
      await turnTo(faction);
      await sees(both.page.getByRole('heading', { name: 'Does your part of the table stand?' }));
      await both.page.getByRole('button', { name: 'All of mine is done' }).click();
      // Received, before the phone is turned away.
      await seesNo(both.page.getByRole('heading', { name: 'Does your part of the table stand?' }));
    }
    await desk.showsHeading('Turn 1: Storm');
    await holdsUp(screen);
    expect(devices.flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});
