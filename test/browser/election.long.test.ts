/**
 * The moderator is away, and the players elect another one through the interface: votes, the warning, the desk. Then a
 * guest asks to play.
 */
import { beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import { act, deviceAt } from '../support/server.ts';
import { Desk } from './support/desk.ts';
import { LAPTOP, PHONE, sees, seesNo, TELEVISION, type Device } from './support/device.ts';
import { Phone } from './support/phone.ts';
import { photograph } from './support/photograph.ts';
import { layoutFaults } from './support/states.ts';
import { setUpTimedSuite } from './support/timed-suite.ts';

const SECOND = 1000;
const house = setUpTimedSuite();
let desk: Desk;
let screen: Device;
let paul: Phone;
let feyd: Phone;
let code: string;

beforeAll(async () => {
  desk = new Desk(await house.bring(LAPTOP));
  screen = await house.bring(TELEVISION);
  paul = new Phone(await house.bring(PHONE), 'atreides');
  feyd = new Phone(await house.bring(PHONE), 'harkonnen');
  code = await desk.openTable(['atreides', 'harkonnen', 'guild'], 3);
  await screen.page.goto(`/t/${code}/screen`);
  await paul.join(code, 'Paul');
  await feyd.join(code, 'Feyd');
  await desk.goToDesk();
});

async function bothChoosePaul(): Promise<void> {
  for (const [phone, votes] of [
    [paul, 0],
    [feyd, 1],
  ] as const) {
    await phone.open('Table');
    await phone.press(`Paul, Atreides: ${votes} of 2`);
    await phone.press('Vote for Paul');
    await sees(phone.page.getByRole('button', { name: `Paul, Atreides: ${votes + 1} of 2` }));
  }
}

const holds = async ({ page }: Device) => {
  expect.soft(await layoutFaults(page)).toEqual([]);
};

describe('a moderator that the players want to replace', () => {
  it('reports with one tap that the desk is there', async () => {
    onTestFailed(() => photograph(house.devices));
    await bothChoosePaul();
    await paul.reads('Paul is chosen. The moderator’s device is still connected, so nothing happens yet.');
    await desk.reads('Paul is chosen to moderate if this desk does not answer.');
    await holds(desk.device);
    await desk.press('I am here');
    for (const { page } of [paul, feyd, screen]) {
      await sees(page.getByText('The moderator is here. All votes for a new moderator are removed.'));
    }
    await paul.press('Paul, Atreides: 0 of 2');
    await paul.press('Vote for Paul');
    await paul.reads(/^The moderator is here and has just refused the last vote/);
    await paul.press('Do not vote');
  });

  it('is warned before another player takes the desk', async () => {
    onTestFailed(() => photograph(house.devices));
    house.wait(61 * SECOND);
    await bothChoosePaul();
    await desk.page.goto('about:blank');
    await paul.reads('Paul is chosen. The moderator’s device is still connected, so nothing happens yet.');
    house.wait(16 * SECOND);
    for (const { page } of [paul, feyd, screen]) await page.reload();
    await sees(screen.page.getByText('The moderator does not answer. Paul will take the desk.'));
    await sees(feyd.page.getByText('The moderator does not answer. Paul will take the desk.'));
    await paul.reads('You are chosen to moderate. The desk is yours if the moderator does not answer.');
    await seesNo(paul.page.getByRole('button', { name: 'Take the desk' }));
    house.wait(45 * SECOND);
    for (const { page } of [paul, screen]) await page.reload();
    await sees(paul.page.getByRole('button', { name: 'Take the desk' }));
    await seesNo(screen.page.getByText('The moderator does not answer. Paul will take the desk.'));
    await holds(paul.device);
    await paul.press('Take the desk');
    await sees(paul.page.getByRole('heading', { name: 'Waiting for' }));
    await desk.page.goto(`/t/${code}/moderate`);
    await sees(desk.page.getByRole('heading', { name: 'Somebody else has the desk now.' }));
    await sees(screen.page.getByText('Paul moderates now, chosen by the table.'));
  });
});

describe('a guest who comes after the game has begun', () => {
  it('asks for a free faction, and the moderator lets the guest in', async () => {
    onTestFailed(() => photograph(house.devices));
    const token = await paul.page.evaluate(
      (table) => (JSON.parse(localStorage.getItem('mentat.desks') ?? '{}') as Record<string, string>)[table] ?? '',
      code,
    );
    expect(await act(house.url, token, { type: 'BeginSetup' })).toEqual({ ok: true });
    const late = await house.bring(PHONE);
    await late.page.goto(`/t/${code}`);
    await sees(late.page.getByRole('heading', { name: 'The game has begun.' }));
    await late.page.getByLabel('Your name').fill('Edric');
    await late.page.getByRole('radio', { name: /Spacing Guild/ }).check();
    await holds(late);
    await late.page.getByRole('button', { name: 'Ask the moderator for the Guild' }).click();
    await sees(late.page.getByRole('heading', { name: 'You are asking for the Guild.' }));
    await sees(paul.page.getByText(/^Edric asks for the Guild. Their phone shows [A-Z34679]{2}\.$/));
    await holds(paul.device);
    await paul.press('No');
    await seesNo(paul.page.getByRole('button', { name: 'Let Edric in' }));
    await sees(late.page.getByText('The moderator did not let you in.'));
    await holds(late);
    await late.page.getByRole('button', { name: 'Ask once more' }).click();
    await paul.press('Let Edric in');
    await sees(late.page.getByText('Edric', { exact: true }));
    expect(new URL(late.page.url()).pathname).toBe(`/t/${code}/seat`);
    expect((await deviceAt(house.url).tables.look.query({ code })).seating[2]?.takenBy).toBe('Edric');
  });
});

it('no page has logged an error, except about expired credentials', () => {
  const complaints = house.devices.flatMap((device) => device.complaints);
  expect(complaints.filter((words) => !words.includes('401'))).toEqual([]);
});
