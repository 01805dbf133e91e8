/** Instructions move as few pieces as possible. Only an owner can read how the own spice changed. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { type PhaseId } from '#engine';
import { SIX_SEATS } from '../../support/six.ts';
import { sees, seesNo } from '../support/device.ts';
import { expectLayout, setUpBrowserSuite } from '../support/browser-suite.ts';
import { Phone } from '../support/phone.ts';
import { PresetTable, SHORT_WINDOW, type Player, type Setting } from '../support/preset-table.ts';

const house = setUpBrowserSuite();

const phoneOf = async (table: PresetTable, faction: Player): Promise<Phone> =>
  new Phone(await house.use(await table.phone(house.browser, faction)), faction);

const SIX: Setting = {
  layer: 'basic',
  seating: SIX_SEATS,
  position: [
    { kind: 'turn', turn: 3 },
    { kind: 'first-player', faction: 'atreides' },
    { kind: 'phase', phase: 'bidding' },
  ],
  own: [
    { faction: 'emperor', fact: { kind: 'spice', spice: 12 } },
    { faction: 'guild', fact: { kind: 'spice', spice: 9 } },
  ],
};

const phase = (to: PhaseId) => ({ type: 'CorrectFact', fact: { kind: 'phase', phase: to } }) as const;

/** One player pays another player at once, by a deal. */
async function pays(table: PresetTable, by: Player, to: Phone, amount: number): Promise<void> {
  const terms = { words: 'Peace until the storm.', now: { by, amount }, later: null, due: null };
  await table.seat(by, { type: 'ProposeDeal', to: to.faction, ...terms });
  await to.press('Deals');
  await to.press('Accept');
}

describe('two players who pay each other in one phase', () => {
  let table: PresetTable;
  let emperor: Phone;
  let guild: Phone;
  let screen: Page;
  const lineOf = (phone: Phone) => phone.page.getByRole('checkbox', { name: /spice to the/ });

  beforeAll(async () => {
    table = await PresetTable.open(house.url, SHORT_WINDOW, SIX);
    emperor = await phoneOf(table, 'emperor');
    guild = await phoneOf(table, 'guild');
    screen = (await house.use(await table.screen(house.browser))).page;
    await pays(table, 'emperor', guild, 8);
    await pays(table, 'guild', emperor, 3);
  });

  it('have each payment on their lists during the phase', async () => {
    await emperor.reads('Pay 8 spice to the Guild');
    await guild.reads('Pay 3 spice to the Emperor');
  });

  it('have one payment after the phase, with the parts that it replaces', async () => {
    await table.moderate(phase('shipment'));
    await emperor.reads('Pay 5 spice to the Guild');
    await emperor.reads('In place of “Pay 8 spice to the Guild” and “Spacing Guild pays 3 spice to the Emperor”.');
    expect(await lineOf(emperor).count()).toBe(1);
    await seesNo(lineOf(guild));
    await expectLayout(emperor.page);
    await sees(screen.getByText('Emperor pays 5 spice to the Guild'));
    await expectLayout(screen);
  });

  it('read the changes of their spice under their covers, and nowhere else', async () => {
    const emperorReads = 'Bidding: 12, now 7. 8 to the Guild, 3 from the Guild.';
    await emperor.findsBeneath('what you hold', emperorReads);
    await guild.findsBeneath('what you hold', 'Bidding: 9, now 14. 8 from the Emperor, 3 to the Emperor.');
    await seesNo(emperor.page.getByText(emperorReads));
    for (const page of [guild.page, screen]) expect(await page.content()).not.toContain('12, now 7');
  });

  it('tick the payment as one instruction', async () => {
    await lineOf(emperor).click();
    await seesNo(screen.getByText('Emperor pays 5 spice to the Guild'));
  });
});

it('have logged no error on any console', () => {
  expect(house.complaints()).toEqual([]);
});
