/** Cardboard cards that Mentat does not know. The owner names each card only when it is played. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { FactionId } from '#engine';
import { sees } from '../support/device.ts';
import { expectLayout, setUpBrowserSuite } from '../support/browser-suite.ts';
import { Phone } from '../support/phone.ts';
import { forces, harkonnenInCarthag, LONG_WINDOW, PresetTable, SHORT_WINDOW } from '../support/preset-table.ts';

const house = setUpBrowserSuite();

describe('unknown cards of a hand', () => {
  let table: PresetTable;
  let harkonnen: Phone;
  let fremen: Phone;

  beforeAll(async () => {
    const setting = harkonnenInCarthag({
      seats: ['atreides', 'fremen', 'harkonnen'],
      against: 'atreides',
      firstPlayer: 'atreides',
      hands: { harkonnen: ['unknown', 'shield'], fremen: ['unknown', 'truthtrance', 'karama'] },
    });
    table = await PresetTable.open(house.url, LONG_WINDOW, setting);
    const phone = async (faction: FactionId) =>
      new Phone(await house.use(await table.phone(house.browser, faction)), faction);
    [harkonnen, fremen] = await Promise.all([phone('harkonnen'), phone('fremen')]);
  });

  it('are played as a card for any time only if no known card fits', async () => {
    await fremen.press('Play a card now');
    await fremen.lift('what you can play');
    const offered = fremen.page.getByRole('group', { name: 'Cards that can be played now' }).getByRole('button');
    await sees(offered);
    expect((await offered.allInnerTexts()).filter((words) => words.includes('Truthtrance'))).toEqual([
      'Truthtrance: ask Atreides',
      'Truthtrance: ask Harkonnen',
    ]);
    await fremen.press('Close');
  });

  it('are named by a tap, even if there is only one choice', async () => {
    await table.moderate({ type: 'BeginBattles' });
    await table.answer('atreides', 'prescience', () => 'weapon');
    await harkonnen.isAsked(/Karama\?$/);
    await harkonnen.press('Play');
    await harkonnen.isAsked('Do you play a card against it?');
    await harkonnen.reads('Atreides looks ahead: Harkonnen must show the weapon.');
    await harkonnen.press('Show');
    await harkonnen.reads('Choose one of these.');
    const offer = harkonnen.page
      .getByRole('group', { name: 'One of your unknown cards, played as' })
      .getByRole('button', { name: 'Karama', pressed: false });
    // The clock stands still while the test checks the page in every size.
    await table.moderate({ type: 'PauseTable' });
    await harkonnen.reads('Paused by the moderator.');
    await expectLayout(harkonnen.page, () => harkonnen.lift('what you can play'));
    await table.moderate({ type: 'ResumeTable' });
    await harkonnen.readsNoMore('Paused by the moderator.');
    await harkonnen.press('Play a card');
    await harkonnen.reads('Choose under the cover first.');
    await offer.click();
    await harkonnen.reads(/^You play one of your unknown cards as Karama against /);
    await harkonnen.press('Play a card');
  });

  it('do not hide a known card, which is selected under the cover', async () => {
    await fremen.isAsked(/Karama\?$/);
    await fremen.press('Play');
    await fremen.press('Show');
    await fremen.reads(/^You play Karama against /);
    await fremen.press('Pass after all');
    await table.answer('atreides', 'cancel', () => ({ play: false }));
  });
});

describe('an unknown card in a plan', () => {
  let table: PresetTable;
  let harkonnen: Phone;

  beforeAll(async () => {
    const setting = harkonnenInCarthag({
      seats: ['guild', 'fremen', 'harkonnen'],
      against: 'fremen',
      firstPlayer: 'harkonnen',
      hands: { harkonnen: ['unknown', 'shield'] },
    });
    table = await PresetTable.open(house.url, SHORT_WINDOW, setting);
    harkonnen = new Phone(await house.use(await table.phone(house.browser, 'harkonnen')), 'harkonnen');
    await table.moderate({ type: 'BeginBattles' });
  });

  it('is taken from its slot only by a tap that says so', async () => {
    const { page, plan } = harkonnen;
    await plan.chooseLeader('feyd-rautha');
    await plan.layWeapon('maula-pistol');
    const sheet = page.getByRole('dialog', { name: 'Which defense?' });
    const taking = sheet.getByRole('group', { name: /^Takes your weapon away/ });
    await sees(taking.getByRole('button', { name: 'Snooper' }));
    expect(await sheet.getByRole('button', { name: 'Snooper' }).count()).toBe(1);
    await taking.getByRole('button', { name: 'Snooper' }).click();
    const moved = 'Maula Pistol is no longer your weapon. That card is your defense now.';
    await plan.reads(moved);
    await table.moderate({ type: 'CorrectFact', fact: forces('harkonnen', 7, 'carthag', 10) });
    await harkonnen.reads('7 forces');
    await plan.reads(moved);
    await expectLayout(page, () => plan.uncover());
  });
});

it('has logged no error on any console', () => {
  expect(house.complaints()).toEqual([]);
});
