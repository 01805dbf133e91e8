/** Two players swap their factions before the game. Each player uses the own phone, through the interface alone. */
import { beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import { factionName, type FactionId } from '#engine';
import { sees, seesNo } from '../support/device.ts';
import { expectLayout } from '../support/browser-suite.ts';
import { Phone } from '../support/phone.ts';
import { photograph } from '../support/photograph.ts';
import { setUpTableSuite } from '../support/table-suite.ts';

const room = setUpTableSuite();
/** The players sit down as Atreides and as Harkonnen; their later factions may differ. */
let paul: Phone;
let feyd: Phone;
let code: string;

beforeAll(async () => {
  paul = new Phone(room.phones[0], 'atreides');
  feyd = new Phone(room.phones[1], 'harkonnen');
  code = await room.openTable(['atreides', 'harkonnen', 'fremen']);
  await paul.join(code, 'Paul');
  await feyd.join(code, 'Feyd');
});

/** The bar names the player of this phone. */
const isPlaying = (phone: Phone, faction: FactionId) =>
  sees(phone.page.getByRole('banner').getByText(factionName(faction), { exact: true }));

async function offers(phone: Phone, seat: string): Promise<void> {
  await phone.press('Swap factions with another player');
  await phone.page.getByRole('dialog').getByRole('button', { name: seat }).click();
  await sees(phone.page.getByRole('button', { name: 'Take the offer back' }));
}

describe('a swap of factions', () => {
  it('is offered to a player with a seat', async () => {
    onTestFailed(() => photograph(room.devices));
    await paul.press('Swap factions with another player');
    await sees(paul.page.getByRole('dialog', { name: 'Swap factions' }));
    await seesNo(paul.page.getByRole('button', { name: /^Fremen/ }));
    await expectLayout(paul.page);
    await paul.press('Harkonnen, played by Feyd');
    await paul.reads('You have offered Feyd to swap Atreides for Harkonnen.');
    await expectLayout(paul.page);
  });

  it('can be declined, which the table learns', async () => {
    onTestFailed(() => photograph(room.devices));
    await feyd.reads('Paul would swap Atreides for Harkonnen with you.');
    await expectLayout(feyd.page);
    await feyd.press('Keep Harkonnen');
    await feyd.readsNoMore('Paul would swap Atreides for Harkonnen with you.');
    await sees(room.screen.getByText('Feyd keeps Harkonnen and does not swap with Paul.'));
    await sees(paul.page.getByRole('button', { name: 'Swap factions with another player' }));
  });

  it('can be withdrawn', async () => {
    onTestFailed(() => photograph(room.devices));
    await offers(paul, 'Harkonnen, played by Feyd');
    await feyd.reads('Paul would swap Atreides for Harkonnen with you.');
    await paul.press('Take the offer back');
    await feyd.readsNoMore('Paul would swap Atreides for Harkonnen with you.');
  });

  it('gives each phone the other’s faction, while all players keep their chairs', async () => {
    onTestFailed(() => photograph(room.devices));
    await offers(paul, 'Harkonnen, played by Feyd');
    await feyd.press('Swap, and play Atreides');
    await isPlaying(feyd, 'atreides');
    await isPlaying(paul, 'harkonnen');
    await paul.open('Log');
    await paul.reads('Paul plays Harkonnen now, and Feyd plays Atreides: they have swapped.');
    await paul.open('Mine');
    await sees(room.screen.getByText('Paul plays Harkonnen now, and Feyd plays Atreides: they have swapped.'));
    await expectLayout(room.screen);
    await paul.page.reload();
    await isPlaying(paul, 'harkonnen');
  });

  it('reaches a phone that was asleep meanwhile', async () => {
    onTestFailed(() => photograph(room.devices));
    await offers(paul, 'Atreides, played by Feyd');
    await paul.page.goto('about:blank');
    await feyd.press('Swap, and play Harkonnen');
    await isPlaying(feyd, 'harkonnen');
    await paul.page.goto(`/t/${code}/seat`);
    await isPlaying(paul, 'atreides');
  });

  it('is no longer possible when the set-up begins', async () => {
    onTestFailed(() => photograph(room.devices));
    await offers(paul, 'Harkonnen, played by Feyd');
    await feyd.reads('Paul would swap Atreides for Harkonnen with you.');
    await room.desk.goToDesk();
    await room.desk.press('Begin set-up');
    await feyd.readsNoMore('Paul would swap Atreides for Harkonnen with you.');
    await seesNo(paul.page.getByRole('button', { name: 'Take the offer back' }));
    expect(room.devices.flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});
