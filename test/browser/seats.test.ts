/** Seats that change devices, through the interface alone: a hand-over, a seat at the desk, two seats of one phone. */
import { beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import type { Page } from 'playwright-core';
import { eventually } from '../support/server.ts';
import { LAPTOP, PHONE, sees, seesNo } from './support/device.ts';
import { pullOut, restingPlacesOf } from './support/layout.ts';
import { Phone } from './support/phone.ts';
import { photograph } from './support/photograph.ts';
import { setUpTableSuite } from './support/table-suite.ts';
import { layoutFaults } from './support/states.ts';

const room = setUpTableSuite();
let paul: Phone;
let feyd: Phone;
let code: string;

beforeAll(async () => {
  paul = new Phone(room.phones[0], 'atreides');
  feyd = new Phone(room.phones[1], 'harkonnen');
  code = await room.openTable(['atreides', 'harkonnen']);
  await paul.join(code, 'Paul');
  await feyd.join(code, 'Feyd');
  await room.desk.goToDesk();
});

async function holdsUp(page: Page): Promise<void> {
  // The button is at the end of the page, so that the tabs do not cover half of it.
  const toTheEnd = () =>
    page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
    });
  expect(await layoutFaults(page, toTheEnd)).toEqual([]);
}

/** Returns the letters of the one-time code below the QR code, in their groups. */
async function lettersOn(page: Page): Promise<string> {
  const letters = page.getByText(/^(?:[A-Z34679]{4} ?){3}$/);
  await sees(letters);
  return letters.innerText();
}
const together = (letters: string): string => letters.replaceAll(' ', '');

describe('the desk', () => {
  it('shows the Wi-Fi code, and helps if phones cannot connect', async () => {
    onTestFailed(() => photograph(room.devices));
    await room.desk.press(`Show the QR code of table ${code}`);
    await room.desk.page.getByLabel('Name of the Wi-Fi').fill('Sietch; Tabr');
    await room.desk.page.getByLabel('Its password, empty if it has none').fill('water');
    await holdsUp(room.desk.page);
    await room.desk.press('Show the Wi-Fi code');
    const codes = room.desk.page.getByRole('img', { name: /^QR code to join/ });
    await sees(codes.and(room.desk.page.getByLabel('QR code to join the Wi-Fi Sietch; Tabr')));
    // A scanner that sees two codes reads either one or neither.
    expect(await codes.count()).toBe(1);
    await room.desk.press('Show the table’s code');
    await sees(codes.and(room.desk.page.getByLabel('QR code to join the table')));
    expect(await codes.count()).toBe(1);
    await room.desk.page.reload();
    await room.desk.press(`Show the QR code of table ${code}`);
    expect(await room.desk.page.getByLabel('Name of the Wi-Fi').inputValue()).toBe('Sietch; Tabr');
    await room.desk.press('Forget this Wi-Fi');
    // The panels of the desk scroll, and the page does not.
    await room.desk.page.setViewportSize(LAPTOP);
    await room.desk.press('Go to the desk');
    const beneath = () => room.desk.page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await eventually(async () => (await beneath()) === 0);
    await room.desk.page.goto('/network');
    await room.desk.showsHeading('When phones do not reach the table');
    await holdsUp(room.desk.page);
    await room.desk.page.goto(`/t/${code}/moderate`);
  });
});

describe('a browser that stores nothing', () => {
  it('says that a reload loses the seat; a seat code restores the seat', async () => {
    onTestFailed(() => photograph(room.devices));
    const { page } = await room.bring(PHONE);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    await feyd.open('Table');
    await feyd.press('Give this seat to another phone');
    await feyd.press('Show the code');
    await page.goto(`/t/${code}#seat=harkonnen.${together(await lettersOn(feyd.page))}`);
    await page.getByRole('button', { name: 'Play Harkonnen here' }).click();
    await sees(page.getByText(/^This browser loses your seat at a reload/));
    await holdsUp(page);
    await page.getByRole('button', { name: 'Seat code' }).click();
    await page.getByRole('button', { name: 'Show the code' }).click();
    await feyd.page.goto(`/t/${code}#seat=harkonnen.${together(await lettersOn(page))}`);
    await feyd.press('Play Harkonnen here');
    await feyd.isAsked('The table waits for the moderator to begin.');
    // A browser that keeps the seat shows no warning.
    expect(await feyd.page.getByText(/^This browser/).count()).toBe(0);
  });
});

describe('a seat', () => {
  it('moves by a code on its old phone, which the old phone and the table learn', async () => {
    onTestFailed(() => photograph(room.devices));
    await paul.open('Table');
    await holdsUp(paul.page);
    await paul.press('Give this seat to another phone');
    await paul.press('Show the code');
    const pass = together(await lettersOn(paul.page));
    await sees(paul.page.getByRole('img', { name: 'QR code that gives Atreides’ seat away' }));
    await holdsUp(paul.page);

    const next = await room.bring(PHONE);
    await next.page.goto(`/t/${code}#seat=atreides.${pass}`);
    await sees(next.page.getByRole('heading', { name: 'Play Atreides on this phone?' }));
    expect(next.page.url()).not.toContain(pass);
    await holdsUp(next.page);
    await next.page.getByLabel('Your name').fill('Alia');
    await next.page.getByRole('button', { name: 'Play Atreides here' }).click();
    await sees(next.page.getByRole('heading', { name: 'The table waits for the moderator to begin.' }));

    await paul.isAsked('Your seat has left this phone.');
    await sees(room.screen.getByText('Atreides’ seat is on another phone now, played by Alia.'));
    await sees(room.desk.page.getByText('Atreides’ seat is on another phone now, played by Alia.'));
    paul = new Phone(next, 'atreides');
  });

  it('moves to another phone by the moderator’s code, which the table learns at once', async () => {
    onTestFailed(() => photograph(room.devices));
    await room.desk.page
      .getByRole('region', { name: 'Seats' })
      .getByRole('button', { name: /Atreides/ })
      .click();
    await room.desk.press('Seat to another phone');
    await room.desk.press('Show the code for Atreides’ seat');
    // A phone shows this news for a few seconds only.
    await sees(feyd.page.getByText('The moderator is giving Atreides’ seat to another phone.'));
    const pass = together(await lettersOn(room.desk.page));
    await sees(room.desk.page.getByRole('img', { name: 'QR code that gives Atreides’ seat away' }));
    await holdsUp(room.desk.page);
    expect(await room.screen.content()).not.toContain(pass);
    await paul.page.goto(`/t/${code}#seat=atreides.${pass}`);
    await paul.press('Leave it where it is');
    await paul.press('Back to Atreides');
    await paul.isAsked('The table waits for the moderator to begin.');
  });

  it('moves by typed letters to a phone without a camera, even if every seat is taken', async () => {
    onTestFailed(() => photograph(room.devices));
    await paul.open('Table');
    await paul.press('Give this seat to another phone');
    await paul.press('Show the code');
    const letters = await lettersOn(paul.page);
    await sees(paul.page.getByRole('dialog').getByText(new RegExp(`^http://.*/t/${code}$`)));

    const next = await room.bring(PHONE);
    await next.page.goto(`/t/${code}`);
    await sees(next.page.getByRole('heading', { name: 'Every seat is taken.' }));
    await sees(next.page.getByText(/It is on the player’s phone: Table, “Give this seat to another phone”/));
    expect(await next.page.getByLabel('Your name').count()).toBe(0);
    await holdsUp(next.page);
    await next.page.getByRole('button', { name: 'I have a code' }).click();
    await sees(next.page.getByRole('heading', { name: 'Which signs does the other phone show?' }));
    const field = next.page.getByLabel('Seat code');
    const play = next.page.getByRole('button', { name: 'Play the seat here' });
    await field.fill(letters.slice(0, 9));
    await play.click();
    const short = next.page.getByText('A seat’s code has twelve signs.');
    await sees(short);
    await field.fill('KR0M');
    await sees(next.page.getByText(/^No code holds/));
    await seesNo(short);
    await field.fill('AAAA CCCC DDDD');
    await play.click();
    await sees(next.page.getByText(/^This code opens no seat/));
    await holdsUp(next.page);
    await field.fill(letters.toLowerCase().replaceAll(' ', '-'));
    await play.click();
    await sees(next.page.getByRole('heading', { name: 'The table waits for the moderator to begin.' }));
    expect(next.page.url() + (await next.page.title())).not.toContain(together(letters));
    await paul.isAsked('Your seat has left this phone.');
    paul = new Phone(next, 'atreides');
    // A phone that has a seat may receive another.
    await feyd.page.goto(`/t/${code}`);
    await feyd.press('I have a code');
    await feyd.press('Back to the table');
    await feyd.press('Back to Harkonnen');
  });

  it('shows a change of its player’s name to all', async () => {
    onTestFailed(() => photograph(room.devices));
    await feyd.open('Table');
    await feyd.press('Change the name');
    await holdsUp(feyd.page);
    await feyd.page.getByLabel('Name', { exact: true }).fill('Rabban');
    await room.desk.page.setViewportSize(LAPTOP);
    const stands = () =>
      restingPlacesOf(...[paul, room.desk].map(({ page }) => page.getByRole('main').getByRole('heading').first()));
    const stood = await stands();
    await feyd.press('Play as Rabban');
    const news = 'Rabban now plays Harkonnen; it was Feyd.';
    for (const { page } of [paul, feyd, room.desk]) await sees(page.getByText(news));
    await sees(room.screen.getByText(news));
    // A page scrolls by whole pixels, even if the height of the news is not whole.
    const moved = (await stands()).map((place, at) => Math.abs((place?.y ?? NaN) - (stood[at]?.y ?? NaN)));
    expect(Math.max(...moved), 'with the news over them').toBeLessThan(1);
    await paul.closeNews();
    await pullOut(room.desk.page.getByRole('heading', { name: 'Mentat' }));
    expect(await stands(), 'pulled out').not.toEqual(stood);
    const close = room.desk.page.getByRole('button', { name: 'Close this news' });
    await close.click();
    await seesNo(close);
    await eventually(async () => (await room.desk.page.getByRole('banner').boundingBox())?.y === 0);
  });

  it('is covered at the desk, and the page contains nothing of it before the cover opens', async () => {
    onTestFailed(() => photograph(room.devices));
    await room.desk.press('Play this seat here');
    await room.desk.press('Open Atreides’ seat here');
    await sees(room.desk.page.getByRole('heading', { name: 'Hand this device to Atreides.' }));
    expect(await room.desk.page.getByRole('main').innerText()).not.toMatch(/Hand$|Spice|Your traitors|Leaders/m);
    await sees(room.screen.getByText('Atreides is played on the moderator’s device now.'));
    await paul.isAsked('Your seat has left this phone.');
    await room.desk.press('Open Atreides');
    await sees(room.desk.page.getByRole('button', { name: 'Change what you hold' }));
    await room.desk.press('Back to the desk');
    await room.desk.showsHeading('Waiting for');
    await room.desk.press('Atreides’ seat');
    await sees(room.desk.page.getByRole('heading', { name: 'Hand this device to Atreides.' }));
    await room.desk.press('Open Atreides');
    await room.desk.press('To the moderator’s desk');
    await room.desk.showsHeading('Waiting for');
  });

  it('covers the page when a phone changes between its two seats', async () => {
    onTestFailed(() => photograph(room.devices));
    await room.desk.page
      .getByRole('region', { name: 'Seats' })
      .getByRole('button', { name: /Atreides/ })
      .click();
    await room.desk.press('Alia leaves');
    await room.desk.press('Free Atreides’ seat');
    await feyd.page.goto(`/t/${code}`);
    await feyd.press('Take another seat on this phone');
    await feyd.page.getByRole('radio', { name: 'Atreides' }).check();
    await feyd.press('Play Atreides');
    await feyd.isAsked('Hand this device to Atreides.');
    await holdsUp(feyd.page);
    await feyd.press('Turn to Harkonnen');
    await feyd.isAsked('Hand this device to Harkonnen.');
    await feyd.press('Open Harkonnen');
    await feyd.isAsked('The table waits for the moderator to begin.');
    await feyd.press('Turn to Atreides');
    await feyd.isAsked('Hand this device to Atreides.');
    await feyd.press('Turn to Harkonnen');
    await feyd.isAsked('Hand this device to Harkonnen.');
    await feyd.press('Open Harkonnen');
  });
});

describe('two seats of one phone', () => {
  it('have one vote about another moderator, and a tap on a name only asks for confirmation', async () => {
    onTestFailed(() => photograph(room.devices));
    await feyd.isAsked('The table waits for the moderator to begin.');
    await feyd.open('Table');
    await feyd.reads(/^If the moderator is gone, choose yourself here/);
    await feyd.press('Rabban, Harkonnen: 0 of 1');
    await sees(feyd.page.getByRole('dialog', { name: 'Vote for Rabban as the new moderator?' }));
    await holdsUp(feyd.page);
    await feyd.press('Do not vote');
    await feyd.press('Rabban, Harkonnen: 0 of 1');
    await feyd.press('Vote for Rabban');
    await feyd.press('Rabban, Harkonnen: 1 of 1');
    await sees(feyd.page.getByRole('dialog', { name: 'Take back your vote for Rabban?' }));
    await feyd.press('Let it stand');
    await holdsUp(feyd.page);
    await feyd.open('Mine');
    await feyd.press('Turn to Atreides');
    await feyd.press('Open Atreides');
    await feyd.open('Table');
    await sees(feyd.page.getByRole('button', { name: 'Rabban, Harkonnen: 1 of 1', pressed: true }));
    await room.desk.press('I am here');
    await sees(room.screen.getByText('The moderator is here. All votes for a new moderator are removed.'));
  });
});

it('no page has logged an error, except about expired credentials', () => {
  const complaints = room.devices.flatMap((device) => device.complaints);
  expect(complaints.filter((words) => !words.includes('401'))).toEqual([]);
});
