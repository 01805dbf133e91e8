/**
 * The interface alone sets a game up from an empty board: three factions, two of them played by one person on one
 * phone, behind covers. The layout of every page holds in every size.
 */
import { beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import { factionName, type FactionId } from '#engine';
import { enterCode, sees, seesNo, type Device } from '../support/device.ts';
import { expectLayout } from '../support/browser-suite.ts';
import { isWhollyInSight } from '../support/layout.ts';
import { Phone } from '../support/phone.ts';
import { photograph } from '../support/photograph.ts';
import { setUpTableSuite } from '../support/table-suite.ts';

const room = setUpTableSuite();
/** Plays both Atreides and the Bene Gesserit. */
let both: Device;
let atreides: Phone;
let sisterhood: Phone;
let fremen: Phone;
let code: string;

beforeAll(async () => {
  const [shared, other] = room.phones;
  both = shared;
  atreides = new Phone(both, 'atreides');
  sisterhood = new Phone(both, 'bene-gesserit');
  fremen = new Phone(other, 'fremen');
  code = await room.openTable(['atreides', 'bene-gesserit', 'fremen']);
});

/** Turns the shared phone to this seat and opens the cover of the seat. */
async function turnTo(faction: FactionId): Promise<void> {
  const name = factionName(faction);
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
    await phone.press('I keep it on cardboard');
    await seesNo(phone.page.getByRole('heading', { name: title, level: 1 }));
  }
  await fremen.isAsked(title);
}

describe('a game from an empty board', () => {
  it('seats three factions on two phones', async () => {
    onTestFailed(() => photograph(room.devices));
    await atreides.join(code, 'Paul');
    await both.page.goto(`/t/${code}`);
    await sisterhood.press('Take another seat on this phone');
    await both.page.getByRole('radio', { name: 'Bene Gesserit' }).check();
    await sisterhood.press('Play Bene Gesserit');
    await enterCode(fremen.page, code);
    await fremen.page.getByLabel('Your name').fill('Chani');
    await fremen.page.getByRole('radio', { name: 'Fremen' }).check();
    await fremen.press('Play Fremen');
    await room.desk.goToDesk();
    await room.desk.press('Begin set-up');
    await sees(room.screen.getByRole('heading', { name: 'Setting up the game' }));
    await expectLayout(room.screen);
    const desk = room.desk.page;
    await sees(desk.getByRole('heading', { name: 'Setting up the game' }));
    expect(await isWhollyInSight(desk.getByRole('button', { name: 'Take back' }))).toBe(true);
    await expectLayout(desk);
  });

  it('begins with a prediction under a cover', async () => {
    onTestFailed(() => photograph(room.devices));
    await turnTo('bene-gesserit');
    await sisterhood.isAsked('Who wins, and in which turn?');
    await expectLayout(both.page);
    await sisterhood.lift('your prediction');
    await both.page.getByRole('group', { name: 'Who wins' }).getByRole('button', { name: 'Fremen' }).click();
    await both.page.getByRole('button', { name: 'Turn 7' }).click();
    await expectLayout(both.page);
    await sisterhood.looksAroundFrom('Who wins, and in which turn?');
    expect(await both.page.locator('fieldset').count(), 'nothing of it is in the page').toBe(0);
    await sisterhood.lift('your prediction');
    await sisterhood.reads('Fremen wins in turn 7.');
    await sisterhood.press('Seal your prediction');
  });

  it('asks every seat for traitors, entered or dealt', async () => {
    onTestFailed(() => photograph(room.devices));
    await drawsCards('Take 4 traitor cards, keep one.');
    await expectLayout(fremen.page);
    await fremen.press('Enter your traitor');
    await fremen.press('Choose one');
    await fremen.reads('Tap the leader on your card.');
    await seesNo(fremen.page.getByRole('button', { name: /nobody/ }));
    await fremen.page.getByRole('button', { name: 'Gurney Halleck' }).click();
    await fremen.press(/^Take out Gurney Halleck/);
    await fremen.page.getByRole('button', { name: 'Duncan Idaho' }).click();
    await fremen.press('Enter Duncan Idaho');
  });

  it('lets the Fremen place ten forces', async () => {
    onTestFailed(() => photograph(room.devices));
    await fremen.isAsked('Where do your first 10 forces stand?');
    await fremen.press('One less, Sietch Tabr, sector 13');
    await fremen.looksAroundFrom('Where do your first 10 forces stand?');
    await fremen.reads('1 force still to place');
    await fremen.press('One more, False Wall South, sector 3');
    await expectLayout(fremen.page);
    await fremen.press('Place 10 forces');
  });

  it('deals treachery cards to all, and then shows the board', async () => {
    onTestFailed(() => photograph(room.devices));
    await drawsCards('Take 1 treachery card.');
    await fremen.press('I keep it on cardboard');
    await fremen.isAsked('Is your side set up?');
    await expectLayout(fremen.page);
    await fremen.press('All of mine is done');
    for (const faction of ['atreides', 'bene-gesserit'] as const) {
      await turnTo(faction);
      await sees(both.page.getByRole('heading', { name: 'Is your side set up?' }));
      await both.page.getByRole('button', { name: 'All of mine is done' }).click();
      // The phone received the message before it left the seat.
      await seesNo(both.page.getByRole('heading', { name: 'Is your side set up?' }));
    }
    await room.desk.showsHeading('Turn 1: Storm');
    await expectLayout(room.screen);
    expect(room.devices.flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});
