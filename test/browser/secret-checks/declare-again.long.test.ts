/** An owner enters a cardboard hand again while a page still shows choices from the old one. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { FactionId } from '#engine';
import { seesNo } from '../support/device.ts';
import { setUpBrowserSuite } from '../support/browser-suite.ts';
import { Phone } from '../support/phone.ts';
import { harkonnenInCarthag, LONG_WINDOW, PresetTable } from '../support/preset-table.ts';

const house = setUpBrowserSuite();

const IN = 'Your answer is in. You may change it until this closes.';
const ASKED = /Karama\?$/;

describe('a hand that is entered again', () => {
  let table: PresetTable;
  let harkonnen: Phone;
  let fremen: Phone;

  beforeAll(async () => {
    const setting = harkonnenInCarthag({
      seats: ['atreides', 'fremen', 'harkonnen'],
      against: 'atreides',
      firstPlayer: 'atreides',
      hands: { harkonnen: ['karama', 'karama', 'shield'], fremen: ['truthtrance'] },
    });
    table = await PresetTable.open(house.url, LONG_WINDOW, setting);
    const phone = async (faction: FactionId) =>
      new Phone(await house.use(await table.phone(house.browser, faction)), faction);
    [harkonnen, fremen] = await Promise.all([phone('harkonnen'), phone('fremen')]);
  });

  /** A player leaves the question, enters other cards, and returns to the question. */
  const tells = async (cards: Parameters<Phone['enterHand']>[0]) => {
    await harkonnen.press(/^Look around/);
    await harkonnen.open('Mine');
    await harkonnen.enterHand(cards);
    await harkonnen.press(ASKED);
  };
  const answerIsIn = async () => {
    await harkonnen.reads(IN);
    await seesNo(harkonnen.page.getByRole('main').getByRole('alert'));
  };

  it('clears the choices of a question that its player has left', async () => {
    await table.moderate({ type: 'AskOwner', faction: 'harkonnen', matter: 'hand' });
    await harkonnen.isAsked('Is your hand right?');
    await harkonnen.press('Enter your hand anew');
    await harkonnen.page.getByRole('button', { name: 'Take out Shield' }).click();
    await fremen.press('Play a card now');
    await fremen.page.getByRole('button', { name: 'Truthtrance: ask Harkonnen' }).click();
    await fremen.page.getByLabel(/^Your question/).fill('Do you hold a shield?');
    await fremen.press('Play it openly');
    await harkonnen.isAsked(/Do you hold a shield\?/);
    await harkonnen.press('Yes');
    await harkonnen.isAsked('Is your hand right?');
    await seesNo(harkonnen.page.getByRole('dialog'));
    await harkonnen.press('It is right');
  });

  it('reopens an answer to a window, which can be given again', async () => {
    await table.moderate({ type: 'BeginBattles' });
    await table.answer('atreides', 'prescience', () => 'weapon');
    await harkonnen.isAsked(ASKED);
    await harkonnen.press('Pass');
    await answerIsIn();
    await tells(['karama', 'chaumas', 'karama']);
    await seesNo(harkonnen.page.getByText(IN));
    await harkonnen.press('Pass');
    await answerIsIn();
  });

  it('keeps no choice of a card from the old hand', async () => {
    const karamas = harkonnen.page.getByRole('group', { name: 'Cards' }).getByRole('button', { name: 'Karama' });
    await harkonnen.press('Play');
    await harkonnen.lift('what you can play');
    await karamas.first().click();
    await harkonnen.reads(/^You play Karama against /);
    await tells(['karama', 'karama']);
    await harkonnen.lift('what you can play');
    await harkonnen.reads('Choose one of these.');
    await karamas.first().click();
    await harkonnen.press('Play a card');
    await answerIsIn();
  });
});

describe('a plan from a hand that is entered again', () => {
  it('is sealed with the parts that are still legal', async () => {
    const question = 'Your plan against the Emperor';
    const setting = harkonnenInCarthag({
      seats: ['emperor', 'harkonnen'],
      against: 'emperor',
      firstPlayer: 'harkonnen',
      hands: { harkonnen: ['lasgun', 'snooper'] },
    });
    const table = await PresetTable.open(house.url, LONG_WINDOW, setting);
    const harkonnen = new Phone(await house.use(await table.phone(house.browser, 'harkonnen')), 'harkonnen');
    await table.moderate({ type: 'BeginBattles' });
    await harkonnen.isAsked(question);
    await harkonnen.plan.chooseLeader('feyd-rautha');
    await harkonnen.plan.layWeapon('lasgun');
    await harkonnen.press('Close');
    await harkonnen.press(/^Look around/);
    await harkonnen.open('Mine');
    await harkonnen.enterHand(['snooper']);
    await harkonnen.press(question);
    // The sheet closes once the table has the hand. The page receives the new hand a moment later.
    await harkonnen.plan.hasNoWeapon();
    await harkonnen.plan.seal();
    await harkonnen.plan.isSealed();
    await harkonnen.findsBeneath('your plan', /Feyd-Rautha[\s\S]*Weapon\s+none/);
  });
});

it('has logged no error on any console', () => {
  expect(house.complaints()).toEqual([]);
});
