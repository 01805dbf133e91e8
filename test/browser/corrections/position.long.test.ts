/**
 * Mentat takes over a running advanced game of six: the moderator enters the board, the owners enter their secrets, and
 * later the phases that they played on the board. The layout of every page holds in every size.
 */
import { beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import { leaderName, type FactionId } from '#engine';
import { Desk } from '../support/desk.ts';
import { LAPTOP, openDevice, PHONE, sees, seesNo, type Device } from '../support/device.ts';
import { setUpBrowserSuite } from '../support/browser-suite.ts';
import { Phone } from '../support/phone.ts';
import { photograph } from '../support/photograph.ts';
import { layoutFaults } from '../support/states.ts';

const SIX = ['harkonnen', 'emperor', 'bene-gesserit', 'atreides', 'guild', 'fremen'] as const satisfies FactionId[];
const PLAYERS = { harkonnen: 'Vladimir', 'bene-gesserit': 'Gaius', atreides: 'Paul', fremen: 'Chani' } as const;
type Played = keyof typeof PLAYERS;

const house = setUpBrowserSuite();
let desk: Desk;
let phones: Readonly<Record<Played, Phone>>;
let devices: Device[];

beforeAll(async () => {
  desk = new Desk(await openDevice(house.browser, house.url, LAPTOP));
  const phoneOf = async (faction: Played) => new Phone(await openDevice(house.browser, house.url, PHONE), faction);
  phones = {
    harkonnen: await phoneOf('harkonnen'),
    'bene-gesserit': await phoneOf('bene-gesserit'),
    atreides: await phoneOf('atreides'),
    fremen: await phoneOf('fremen'),
  };
  devices = [desk.device, ...Object.values(phones).map(({ device }) => device)];
  for (const { page } of devices) await page.emulateMedia({ reducedMotion: 'reduce' });
  const code = await desk.openTable(SIX, 3, { advanced: true });
  for (const [faction, name] of Object.entries(PLAYERS)) await phones[faction as Played].join(code, name);
  await desk.goToDesk();
  await desk.openPosition();
});

const holdsUp = async ({ page }: Device): Promise<void> => {
  expect.soft(await layoutFaults(page)).toEqual([]);
};

describe('the moderator', () => {
  it('enters forces of both kinds and sides, and spice', async () => {
    onTestFailed(() => photograph(devices));
    await desk.pressOnMap('Arrakeen');
    await desk.setNumber('Atreides forces', 6);
    await desk.setNumber('Bene Gesserit forces', 3);
    await desk.page.getByRole('switch', { name: 'Bene Gesserit are advisors here' }).click();
    await desk.pressOnMap('Carthag');
    await desk.setNumber('Emperor forces', 8);
    await desk.setNumber('Sardaukar among the Emperor forces', 3);
    await desk.setNumber('Harkonnen forces', 7);
    await desk.pressOnMap('Red Chasm');
    await desk.setNumber('Fremen forces', 5);
    await desk.setNumber('Fedaykin among the Fremen forces', 2);
    await desk.setNumber('Spice lying here', 8);
  });

  it('enters turn, phase, storm, wall, wheels and storm card', async () => {
    onTestFailed(() => photograph(devices));
    await desk.openSheet('Turn and storm');
    await desk.setNumber('Turn, of 10', 5);
    await desk.setNumber('Storm, sector', 12);
    await desk.page.getByRole('radio', { name: 'Shipment' }).check();
    await desk.makeFirstPlayer('fremen');
    await desk.page.getByRole('radio', { name: 'Destroyed' }).check();
    await desk.page.getByRole('radio', { name: 'Lies face down' }).check();
    await desk.page.getByRole('group', { name: 'Used the wheels last' }).getByRole('radio', { name: 'Guild' }).check();
    await desk.page.getByRole('group', { name: 'and with them' }).getByRole('radio', { name: 'Atreides' }).check();
  });

  it('enters leaders that died once and twice, and where they fought', async () => {
    onTestFailed(() => photograph(devices));
    await desk.openSheet('Leaders');
    await pressLeader('chani');
    await pressLeader('jamis');
    await pressLeader('bashar');
    await desk.page
      .getByRole('group', { name: /^Chani/ })
      .getByRole('radio', { name: 'Twice' })
      .check();
    await desk.page.getByLabel('Another leader that has died before').selectOption('Piter de Vries');
    await desk.page.getByLabel('Another leader that has fought').selectOption('Gurney Halleck');
    await desk.page.getByLabel('Gurney Halleck has fought in', { exact: true }).selectOption('Carthag');
    await desk.page.getByLabel('Used this phase in', { exact: true }).selectOption('Arrakeen');
    await holdsUp(desk.device);
  });

  it('enters tanks, open cards, used powers and alliances', async () => {
    onTestFailed(() => photograph(devices));
    await desk.openSheet('Tanks');
    await desk.setNumber('Emperor forces in the tanks', 5);
    await desk.setNumber('Sardaukar among the Emperor forces in the tanks', 1);
    await desk.press('Cards');
    await desk.page.getByLabel('Add a card').first().selectOption('Karama');
    await desk.page.getByLabel('Add a card').first().selectOption('Shield');
    await desk.page.getByLabel('Add a card').last().selectOption('Family Atomics');
    await desk.page
      .getByRole('region', { name: 'Special Karama powers' })
      .getByRole('switch', { name: 'Guild' })
      .click();
    await holdsUp(desk.device);
    await desk.openSheet('Alliances');
    await desk.ally('fremen', 'guild');
    await desk.press(/^Set \d+ values$/);
    await desk.reads(/^\d+ values set\. Nothing differs from the table\.$/);
  });
});

describe('the owners', () => {
  it('enter a secret that only one of them has', async () => {
    onTestFailed(() => photograph(devices));
    const { harkonnen, fremen, atreides, 'bene-gesserit': sisterhood } = phones;
    await harkonnen.change('Captured leaders');
    const captives = harkonnen.page.getByRole('group', { name: 'Fremen' });
    await captives.getByRole('button', { name: leaderName('stilgar') }).click();
    await captives.getByRole('button', { name: leaderName('otheym') }).click();
    await captives.getByRole('button', { name: leaderName('otheym') }).click();
    await holdsUp(harkonnen.device);
    await harkonnen.press('Enter 1 held, 1 face down');
    await sisterhood.change('Your prediction');
    await sisterhood.lift('your prediction');
    await sisterhood.page.getByRole('group', { name: 'Who wins' }).getByRole('button', { name: 'Fremen' }).click();
    await sisterhood.page.getByRole('button', { name: 'Turn 7' }).click();
    await sisterhood.press(/^Enter: /);
    await atreides.change('Kwisatz Haderach');
    await atreides.page.getByLabel('Own forces lost in all battles', { exact: true }).fill('7');
    await atreides.press('Enter 7 forces lost');
    await fremen.change('Your storm card');
    await fremen.press('Enter 1 sector');
    await harkonnen.enterHand(['karama', 'unknown', 'shield']);
    await harkonnen.enterSpice(12);
  });

  it('enter the results of phases that they played on the board', async () => {
    onTestFailed(() => photograph(devices));
    const { harkonnen } = phones;
    await harkonnen.press('A card left my hand');
    await harkonnen.lift('your hand');
    await harkonnen.page.getByRole('button', { name: 'Unknown card' }).click();
    await holdsUp(harkonnen.device);
    await harkonnen.page.getByLabel('Which card was it?').selectOption('Snooper');
    await harkonnen.press('Discard it openly');
    await seesNo(harkonnen.page.getByRole('dialog'));
    await desk.press('Cards');
    await sees(desk.page.getByText('Snooper').filter({ visible: true }));
  });

  it('enter their secrets, while the desk still counts what all players saw of them', async () => {
    onTestFailed(() => photograph(devices));
    await desk.openSheet('Leaders');
    await desk.page.getByLabel('Another leader that has died before').selectOption('Stilgar');
    await holdsUp(desk.device);
    await desk.press('Set 1 value');
    await desk.reads('1 value set. Nothing differs from the table.');
    expect(devices.flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});

describe('a table with Mentat’s own deck', () => {
  it('lets cards pass from hand to hand, and the desk correct open cards', async () => {
    onTestFailed(() => photograph(devices));
    const code = await desk.openTable(['fremen', 'guild'], 3, { treachery: 'app' });
    const fremen = new Phone(await openDevice(house.browser, house.url, PHONE), 'fremen');
    devices = [...devices, fremen.device];
    await fremen.join(code, 'Chani');
    await desk.goToDesk();
    await desk.openPosition();
    await desk.press('Cards');
    await desk.page.getByLabel('A card that lies open').selectOption('Karama');
    await desk.press('To the discards');
    await seesNo(desk.page.getByLabel('Move Karama'));
    await holdsUp(desk.device);
    await desk.press('Look through the open cards');
    await sees(desk.page.getByLabel('Move Karama'));
    await holdsUp(desk.device);
    await desk.page.getByLabel('Move Karama').selectOption('To Fremen’s hand');
    await seesNo(desk.page.getByLabel('Move Karama'));
    await desk.backToDesk();
    await desk.page
      .getByRole('region', { name: 'Seats' })
      .getByRole('button', { name: /Fremen/ })
      .click();
    await desk.page.getByLabel('Who takes them').selectOption('Spacing Guild');
    await holdsUp(desk.device);
    await fremen.press('A card left my hand');
    await fremen.lift('your hand');
    await fremen.page.getByRole('button', { name: 'Karama' }).click();
    await holdsUp(fremen.device);
    await fremen.press('Give it to the Guild');
    await seesNo(fremen.page.getByRole('dialog'));
    await desk.reads(/Fremen passed 1 card to the Guild\./);
    await desk.press('The Guild takes 1 card unseen');
    await desk.reads('Fremen holds no cards.');
  });
});

const pressLeader = (leader: Parameters<typeof leaderName>[0]): Promise<void> =>
  desk.page.getByRole('button', { name: new RegExp(`^${leaderName(leader)}\\b`) }).click();
