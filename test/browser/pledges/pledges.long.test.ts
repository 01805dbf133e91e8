/** A pledge of spice to an ally appears on two phones and on no other device. */
import { beforeAll, describe, expect, it } from 'vitest';
import { sector } from '#engine';
import { sees, seesNo } from '../support/device.ts';
import { expectLayout, setUpBrowserSuite } from '../support/browser-suite.ts';
import { Phone } from '../support/phone.ts';
import { PresetTable, SHORT_WINDOW, type Player } from '../support/preset-table.ts';
import { touch } from '../support/thumb.ts';

const house = setUpBrowserSuite();

const phoneOf = async (table: PresetTable, faction: Player): Promise<Phone> =>
  new Phone(await house.use(await table.phone(house.browser, faction)), faction);

const SET_ASIDE = 'Set spice aside for an ally';

describe('pledged spice', () => {
  let table: PresetTable;
  let atreides: Phone;
  let emperor: Phone;
  let guild: Phone;

  beforeAll(async () => {
    table = await PresetTable.open(house.url, SHORT_WINDOW, {
      layer: 'basic',
      seating: [
        { faction: 'atreides', circle: 0 },
        { faction: 'emperor', circle: 2 },
        { faction: 'guild', circle: 4 },
      ],
      position: [
        { kind: 'turn', turn: 4 },
        { kind: 'first-player', faction: 'emperor' },
        { kind: 'storm', sector: sector(15) },
        { kind: 'alliance', members: ['atreides', 'emperor'] },
        { kind: 'phase', phase: 'bidding' },
      ],
      own: [
        { faction: 'atreides', fact: { kind: 'spice', spice: 11 } },
        { faction: 'emperor', fact: { kind: 'spice', spice: 1 } },
      ],
    });
    await table.moderate({ type: 'ChooseMoves', made: 'on-phones' });
    atreides = await phoneOf(table, 'atreides');
    emperor = await phoneOf(table, 'emperor');
    guild = await phoneOf(table, 'guild');
  });

  it('leaves the spice of its giver', async () => {
    await atreides.press(SET_ASIDE);
    await atreides.reads('What do you set aside for the Emperor?');
    await expectLayout(atreides.page);
    await atreides.page.getByLabel('For cards', { exact: true }).fill('4');
    await atreides.reads('4 set aside, 7 left');
    await atreides.press('Set 4 spice aside');
    await seesNo(atreides.page.getByRole('dialog'));
    await atreides.findsBeneath('what you hold', /\b7\s+spice\b/);
  });

  it('is visible to the ally alone', async () => {
    await emperor.press(SET_ASIDE);
    await emperor.reads('Atreides sets aside for you: 4 for cards.');
    await sees(guild.page.getByRole('button', { name: 'A card left my hand' }));
    await seesNo(guild.page.getByRole('button', { name: SET_ASIDE }));
  });

  it('pays the Guild for the ally’s shipment', async () => {
    await atreides.press(SET_ASIDE);
    await atreides.page.getByLabel('For shipments', { exact: true }).fill('3');
    await atreides.press('Set 7 spice aside');
    await seesNo(atreides.page.getByRole('dialog'));
    await table.moderate({ type: 'CorrectFact', fact: { kind: 'phase', phase: 'shipment' } });
    await table.moderate({ type: 'NextPhase', to: 'shipment' });
    await emperor.isAsked('Do you ship, and where to?');
    await touch(emperor.page, 'Old Gap, sector 9');
    await emperor.press('Ship to Old Gap');
    await emperor.press('One more');
    await emperor.reads('Atreides pays 3 and you pay 1.');
    await expectLayout(emperor.page);
    await emperor.press(/^Ship 2\b/);
    await emperor.isAsked('Which group moves where?');
    await guild.open('Log');
    await guild.reads(
      /paid 1 spice to the Guild and Atreides paid 3 spice to the Guild|Atreides paid 3 spice to the Guild/,
    );
    await atreides.press(SET_ASIDE);
    await atreides.reads('4 set aside, 4 left');
  });

  it('has logged no error on any console', () => {
    expect(house.complaints()).toEqual([]);
  });
});
