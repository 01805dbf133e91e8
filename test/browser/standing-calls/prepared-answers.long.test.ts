/**
 * Prepared answers on two phones: one claims charity and the other calls a traitor without a tap. No other phone can
 * tell.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { sees } from '../support/device.ts';
import { expectLayout, setUpBrowserSuite } from '../support/browser-suite.ts';
import { Phone } from '../support/phone.ts';
import { harkonnenInCarthag, PresetTable, type Player } from '../support/preset-table.ts';

const house = setUpBrowserSuite();

const CLAIM_AHEAD = 'Claim charity ahead';
const CALL_AHEAD = 'Call treachery ahead';

/** The time of windows and of charity. It is long enough to check a phone meanwhile. */
const SECONDS = 10;

/** Fremen are poor, and Harkonnen has one of their leaders as a traitor. */
const SETTING = harkonnenInCarthag({
  seats: ['fremen', 'harkonnen'],
  against: 'fremen',
  firstPlayer: 'fremen',
  hands: { fremen: [], harkonnen: [] },
});

describe('prepared answers', () => {
  let table: PresetTable;
  let fremen: Phone;
  let harkonnen: Phone;
  let screen: Page;

  beforeAll(async () => {
    table = await PresetTable.open(house.url, SECONDS, {
      ...SETTING,
      position: [...SETTING.position, { kind: 'phase', phase: 'charity' }],
      own: [
        ...SETTING.own,
        { faction: 'fremen', fact: { kind: 'spice', spice: 0 } },
        { faction: 'harkonnen', fact: { kind: 'spice', spice: 9 } },
        { faction: 'harkonnen', fact: { kind: 'traitors', leaders: ['stilgar', 'chani'] } },
      ],
    });
    const phone = async (faction: Player) =>
      new Phone(await house.use(await table.phone(house.browser, faction)), faction);
    [fremen, harkonnen] = await Promise.all([phone('fremen'), phone('harkonnen')]);
    screen = (await house.use(await table.screen(house.browser))).page;
  });

  it('are offered in the same words to all, and are set by one tap under a cover', async () => {
    for (const phone of [fremen, harkonnen]) {
      await sees(phone.page.getByRole('button', { name: CLAIM_AHEAD, exact: true }));
      await sees(phone.page.getByRole('button', { name: CALL_AHEAD, exact: true }));
    }
    // These parts of the screen load last.
    await sees(screen.getByText('What happened'));
    await sees(screen.getByText('Polar Sink'));
    const before = await readOn(screen);
    await fremen.press(CLAIM_AHEAD);
    await fremen.page.getByRole('switch', { name: 'Claim whenever I may' }).click();
    await sees(fremen.page.getByRole('switch', { name: 'Claim whenever I may', checked: true }));
    await expectLayout(fremen.page);
    await fremen.press('Done');
    await harkonnen.press(CALL_AHEAD);
    await harkonnen.page.getByRole('switch', { name: 'When Stilgar leads' }).click();
    await sees(harkonnen.page.getByRole('switch', { name: 'When Stilgar leads', checked: true }));
    await sees(harkonnen.page.getByRole('switch', { name: 'When Chani leads', checked: false }));
    await expectLayout(harkonnen.page);
    await harkonnen.press('Done');
    await fremen.press(CALL_AHEAD);
    await sees(fremen.page.getByRole('switch', { name: 'Any of my traitors', checked: false }));
    await fremen.reads(/^Mentat does not know your traitors\./);
    await fremen.press('Done');
    expect(await readOn(screen)).toEqual(before);
  });

  it('claim charity when the time for claims ends; the list of answers changes no sooner', async () => {
    await table.moderate({ type: 'NextPhase', to: 'charity' });
    await fremen.isAsked('Do you claim CHOAM Charity?');
    await table.answer('harkonnen', 'claim-charity', () => 0);
    await harkonnen.reads('In a moment you see which seats have still to answer.');
    expect(await screen.getByRole('img', { name: 'has answered' }).count()).toBe(0);
    await fremen.isAsked('CHOAM Charity is done.');
    await fremen.reads('Fremen took 2 spice.');
    await harkonnen.reads('Fremen took 2 spice.');
  });

  it('call a traitor when the window closes', async () => {
    await table.moderate({ type: 'CorrectFact', fact: { kind: 'phase', phase: 'battle' } });
    await table.moderate({ type: 'BeginBattles' });
    await table.answer('fremen', 'battle-plan', () => plan('stilgar'));
    await table.answer('harkonnen', 'battle-plan', () => plan('feyd-rautha'));
    const asked = 'The plans are open. Does anyone call a traitor?';
    await fremen.isAsked(asked);
    await harkonnen.isAsked(asked);
    await harkonnen.press('Play');
    await harkonnen.lift('what you can play');
    await harkonnen.reads('Prepared: if you give no answer, you call Stilgar.');
    await fremen.isAsked('The battle is over. Is the board put right?');
    await fremen.reads('Stilgar is a traitor in Harkonnen’s pay: Harkonnen wins.');
  });
});

it('have logged no error on any console', () => {
  expect(house.complaints()).toEqual([]);
});

/** Returns the text that all can read, without the line about a player who has just joined. */
const readOn = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('body').innerText())
    .split('\n')
    .filter((line) => line !== '' && !/^Player of .* plays /.test(line));

const plan = (leader: string) => ({
  dial: 1,
  leader: { kind: 'leader', leader },
  weapon: null,
  defense: null,
  spice: 0,
  kwisatzHaderach: false,
});
