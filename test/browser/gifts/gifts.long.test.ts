/** The Emperor gives spice to an ally. Two phones show the gift, and no other device receives anything of it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { seesNo, type Device } from '../support/device.ts';
import { expectLayout, setUpBrowserSuite } from '../support/browser-suite.ts';
import { Phone } from '../support/phone.ts';
import { PresetTable, SHORT_WINDOW, type Player } from '../support/preset-table.ts';
import { Recording } from '../support/recording.ts';

const house = setUpBrowserSuite();
const tape = new Recording();

const GIVE = 'Give spice to an ally';
const HOLDS = 'what you hold';
const GAVE = 'the Emperor gave Atreides 3 spice';

describe('the Emperor’s gift of spice', () => {
  let emperor: Phone;
  let atreides: Phone;
  let guild: Phone;
  let screen: Device;
  let desk: Device;

  /** Records everything that this device receives from now on. */
  const heard = async <D extends Device>(device: D, to: Parameters<Recording['record']>[1]): Promise<D> => {
    await tape.record(device.page, to);
    await device.page.reload();
    return house.use(device);
  };

  beforeAll(async () => {
    const table = await PresetTable.open(house.url, SHORT_WINDOW, {
      layer: 'basic',
      seating: [
        { faction: 'atreides', circle: 0 },
        { faction: 'emperor', circle: 2 },
        { faction: 'guild', circle: 4 },
      ],
      position: [
        { kind: 'turn', turn: 4 },
        { kind: 'first-player', faction: 'emperor' },
        { kind: 'alliance', members: ['atreides', 'emperor'] },
        { kind: 'phase', phase: 'revival' },
      ],
      own: [
        { faction: 'emperor', fact: { kind: 'spice', spice: 9 } },
        { faction: 'atreides', fact: { kind: 'spice', spice: 6 } },
      ],
    });
    const phone = async (faction: Player) =>
      new Phone(await heard(await table.phone(house.browser, faction), faction), faction);
    [emperor, atreides, guild] = [await phone('emperor'), await phone('atreides'), await phone('guild')];
    screen = await heard(await table.screen(house.browser), 'table');
    desk = await heard(await table.desk(house.browser), 'moderator');
  });

  it('is offered to the Emperor alone, next to all other actions', async () => {
    await emperor.reads('Set spice aside for an ally');
    for (const { page } of [atreides, guild]) await seesNo(page.getByRole('button', { name: GIVE }));
  });

  it('leaves the Emperor’s spice by taps', async () => {
    await emperor.press(GIVE);
    await emperor.reads('How much do you give Atreides?');
    await emperor.press('One more: Spice');
    await emperor.press('One more: Spice');
    await expectLayout(emperor.page, () => emperor.lift('what you give'));
    await tape.heard();
    const [before, lost] = [tape.now(), tape.lost.length];
    await emperor.lift('what you give');
    await emperor.press('Give 3 spice');
    await seesNo(emperor.page.getByRole('dialog'));
    await emperor.findsBeneath(HOLDS, /\b6\s+spice\b/);
    await atreides.findsBeneath(HOLDS, /\b9\s+spice\b/);
    const told = (await tape.heard()).filter(({ at, text }) => at > before && text.includes('gift-made'));
    expect([...new Set(told.map(({ to }) => to))].sort()).toEqual(['atreides', 'emperor']);
    expect(tape.lost.slice(lost)).toEqual([]);
  });

  it('is in the logs of the two allies, and in no other', async () => {
    for (const phone of [emperor, atreides]) {
      await phone.open('Log');
      await phone.reads(new RegExp(`${GAVE}\\.`, 'i'));
      await expectLayout(phone.page);
    }
    await guild.open('Log');
    await guild.reads('Log');
    for (const { page } of [guild, screen, desk]) expect(await page.locator('body').innerText()).not.toMatch(/gave/i);
  });

  it('has logged no error on any console', () => {
    expect(house.complaints()).toEqual([]);
  });
});
