/**
 * A table in a file. Two players on two devices encrypt the file, or one player in view of all. Another laptop restores
 * the table.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import type { Page } from 'playwright-core';
import { LAPTOP, PHONE, sees, seesNo } from './support/device.ts';
import { startMentat } from './support/mentat.ts';
import { Phone } from './support/phone.ts';
import { photograph } from './support/photograph.ts';
import { setUpTableSuite } from './support/table-suite.ts';
import { layoutFaults } from './support/states.ts';

const OF_THE_DESK = 'fear is the mind-killer';
const OF_PAUL = 'the sleeper must awaken';

const room = setUpTableSuite();
let paul: Phone;
let feyd: Phone;
let code: string;
const folder = mkdtempSync(join(tmpdir(), 'mentat-sealed-'));
/** The file of two players. */
let file: string;

beforeAll(async () => {
  paul = new Phone(room.phones[0], 'atreides');
  feyd = new Phone(room.phones[1], 'harkonnen');
  code = await room.openTable(['atreides', 'harkonnen']);
  await paul.join(code, 'Paul');
  await feyd.join(code, 'Feyd');
  await room.desk.goToDesk();
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function holdsUp(page: Page): Promise<void> {
  // The button is at the end of the page, so that no fixed part covers half of it.
  const toTheEnd = () =>
    page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
    });
  expect(await layoutFaults(page, toTheEnd)).toEqual([]);
}

const field = (page: Page, name: RegExp) => page.getByLabel(name);

async function downloaded(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  // Two files that are made in the same minute have the same name.
  const path = join(mkdtempSync(join(folder, 'file-')), (await download).suggestedFilename());
  await (await download).saveAs(path);
  return path;
}

describe('a table file with two passphrases', () => {
  it('asks the player of the phone that the desk chooses; the player may decline', async () => {
    onTestFailed(() => photograph(room.devices));
    const { desk } = room;
    await desk.press('Save to a file');
    await desk.reads('The file contains everything.');
    await holdsUp(desk.page);
    await desk.press('Ask somebody for the other half');
    await desk.reads(/^That is too short/);
    await field(desk.page, /^Your half/).fill(OF_THE_DESK);
    await desk.press('Ask somebody for the other half');
    await desk.reads(/^You have not chosen a person for the other half/);
    await desk.press('Paul, Atreides');
    await desk.press('Ask Paul for the other half');
    await desk.showsHeading('Paul is asked for the other half');
    // The screen shows this news for some seconds only.
    await sees(room.screen.getByText(/Paul is asked for half of its passphrase\.$/));
    await sees(paul.page.getByText(/asks you for half of its passphrase/));
    await seesNo(feyd.page.getByText(/asks you for half of its passphrase/));
    await holdsUp(desk.page);
    await paul.press('Not me');
    await sees(desk.page.getByText('Paul gives no half of a passphrase, so the table is not sealed.'));
    await desk.showsHeading('Save to a file');
  });

  it('opens with both halves', async () => {
    onTestFailed(() => photograph(room.devices));
    const { desk } = room;
    await desk.press('Paul, Atreides');
    await field(desk.page, /^Your half/).fill(OF_THE_DESK);
    await desk.press('Ask Paul for the other half');
    await sees(paul.page.getByText(/asks you for half of its passphrase/));
    await paul.press('Choose a half');
    await sees(paul.page.getByRole('dialog', { name: 'Half of a passphrase' }));
    await holdsUp(paul.page);
    await field(paul.page, /^Your half/).fill('short');
    await paul.press('Give my half');
    await paul.reads(/^That is too short/);
    await field(paul.page, /^Your half/).fill(OF_PAUL);
    await paul.press('Give my half');
    await seesNo(paul.page.getByRole('dialog'));
    await desk.showsHeading('The file is ready');
    await holdsUp(desk.page);
    file = await downloaded(desk.page, 'Download the sealed table');
    await desk.reads(/^The file is in this device’s downloads/);
    await sees(
      feyd.page.getByText(
        'The moderator and Paul have sealed this table in a file; it opens only with both halves of the passphrase.',
      ),
    );
    for (const { page } of room.devices) {
      const content = await page.content();
      expect(content).not.toContain(OF_PAUL);
      expect(content).not.toContain(OF_THE_DESK);
    }
  });

  it('is made by one player alone only if all devices show that', async () => {
    onTestFailed(() => photograph(room.devices));
    const { desk } = room;
    await desk.press('Back to what is owed');
    await desk.press('Save to a file');
    await desk.press('I do it alone');
    await desk.reads(/Mentat tells everybody that you sealed the table alone\.$/);
    await field(desk.page, /^Passphrase/).fill('nobody else knows this');
    await downloaded(desk.page, 'Seal it alone and download it');
    for (const { page } of [paul, feyd])
      await sees(
        page.getByText('The moderator has sealed this table in a file alone, and can open every seat with it.'),
      );
    await desk.press('Back to what is owed');
  });
});

describe('a table on another laptop', () => {
  it('is restored from one file with both halves, and only if no table has the same code', async () => {
    onTestFailed(() => photograph(room.devices));
    const host = await room.bring(LAPTOP, { atHost: true });
    await host.page.goto('/restore');
    await restore(host.page, OF_THE_DESK, OF_PAUL);
    await sees(host.page.getByText(`Table ${code} is here already, and it is left as it is.`));
    await holdsUp(host.page);

    const laptop = await startMentat();
    try {
      await host.page.goto(`${laptop.url}/`);
      await host.page.getByRole('link', { name: 'Restore a table' }).click();
      await sees(host.page.getByRole('heading', { name: 'Restore a table' }));
      await restore(host.page, OF_PAUL, OF_THE_DESK);
      await sees(host.page.getByText('This passphrase does not open the file.'));
      await restore(host.page, OF_THE_DESK, OF_PAUL);
      await sees(host.page.getByRole('heading', { name: 'Waiting for' }));
      await sees(host.page.getByText('This table was restored from its file'));
      expect(new URL(host.page.url()).pathname).toBe(`/t/${code}/moderate`);
    } finally {
      await host.page.goto('about:blank');
      await laptop.stop();
    }
  });

  it('is restored from another device only with the host’s key', async () => {
    onTestFailed(() => photograph(room.devices));
    const laptop = await startMentat();
    const guest = await room.bring(PHONE);
    try {
      await guest.page.goto(`${laptop.url}/restore`);
      await sees(guest.page.getByText('A table is restored on the machine that runs Mentat.'));
      await holdsUp(guest.page);
      await restore(guest.page, OF_THE_DESK, OF_PAUL);
      await sees(guest.page.getByRole('alert').getByText(/^A table is restored on the machine that runs Mentat/));
      await guest.page.getByLabel('The host’s key').fill('AAAA CCCC DDDD EEEE FFFF');
      await guest.page.getByRole('button', { name: 'Restore the table' }).click();
      await sees(guest.page.getByText(/^This is not the key of this Mentat/));
      await guest.page.getByLabel('The host’s key').fill(laptop.hostKey().toLowerCase());
      await guest.page.getByRole('button', { name: 'Restore the table' }).click();
      await sees(guest.page.getByRole('heading', { name: 'Waiting for' }));
    } finally {
      await guest.page.goto('about:blank');
      await laptop.stop();
    }
  });

  const restore = async (page: Page, ofTheDesk: string, ofTheOther: string) => {
    await page.getByLabel('The sealed file').setInputFiles(file);
    await page.getByLabel('The half of the former moderator').fill(ofTheDesk);
    const other = page.getByLabel('The half of the person asked on a phone');
    await other.fill(ofTheOther);
    // The owner of the desk keeps the file, so the page must hide the other half.
    expect(await other.getAttribute('type')).toBe('password');
    await page.getByRole('button', { name: 'Restore the table' }).click();
  };
});

it('no page has logged an error, except about expired credentials', () => {
  const complaints = room.devices.flatMap((device) => device.complaints);
  expect(complaints.filter((words) => !words.includes('401'))).toEqual([]);
});
