/** The card memory of Atreides: under a cover on their phone only, with marks that a reload does not delete. */
import { beforeAll, describe, expect, it } from 'vitest';
import { PLAYER_CIRCLES, type FactionId } from '#engine';
import { sees, seesNo } from '../support/device.ts';
import { expectLayout, setUpBrowserSuite } from '../support/browser-suite.ts';
import { Phone } from '../support/phone.ts';
import { forces, PresetTable, SHORT_WINDOW, type Setting } from '../support/preset-table.ts';

const house = setUpBrowserSuite();

const FOUR: readonly FactionId[] = ['atreides', 'harkonnen', 'emperor', 'fremen'];

const SETTING: Setting = {
  layer: 'basic',
  seating: FOUR.map((faction, at) => ({ faction, circle: PLAYER_CIRCLES[at] ?? 0 })),
  position: [
    { kind: 'turn', turn: 3 },
    { kind: 'first-player', faction: 'harkonnen' },
    forces('harkonnen', 9, 'carthag', 10),
    forces('fremen', 4, 'carthag', 10),
  ],
  own: [
    { faction: 'harkonnen', fact: { kind: 'hand', cards: ['lasgun', 'snooper', 'karama'] } },
    { faction: 'fremen', fact: { kind: 'hand', cards: ['crysknife'] } },
    { faction: 'emperor', fact: { kind: 'hand', cards: ['hajr', 'unknown'] } },
  ],
};

const PAGE = 'What you remember of the cards';

/**
 * Plays a battle and an auction. Harkonnen wins the battle with lasgun and snooper and keeps both. Then hands are
 * counted, and a card is sold.
 */
async function afterBattleAndSale(): Promise<PresetTable> {
  const table = await PresetTable.open(house.url, SHORT_WINDOW, SETTING);
  await table.moderate({ type: 'BeginBattles' });
  await table.answer('fremen', 'battle-plan', () => plan(1, 'stilgar', { slot: 'h1', card: 'crysknife' }, null));
  await table.answer('harkonnen', 'battle-plan', () =>
    plan(8, 'feyd-rautha', { slot: 'h1', card: 'lasgun' }, { slot: 'h2', card: 'snooper' }),
  );
  return table;
}

const plan = (dial: number, leader: string, weapon: object | null, defense: object | null) => ({
  dial,
  leader: { kind: 'leader', leader },
  weapon,
  defense,
  spice: 0,
  kwisatzHaderach: false,
});

describe('the card memory of Atreides', () => {
  let table: PresetTable;
  let atreides: Phone;
  let emperor: Phone;

  beforeAll(async () => {
    table = await afterBattleAndSale();
    const phone = async (faction: FactionId) =>
      new Phone(await house.use(await table.phone(house.browser, faction)), faction);
    [atreides, emperor] = await Promise.all([phone('atreides'), phone('emperor')]);
  });

  it('names the cards that lay open, hand by hand, under a cover', async () => {
    await atreides.open('Mine');
    await atreides.press(PAGE);
    await sees(atreides.page.getByRole('list', { name: 'certain' }).getByText('Lasgun'));
    expect(await atreides.page.locator('body').innerText()).not.toMatch(/Karama|Hajr/);
    await expectLayout(atreides.page, () => atreides.lift('what you remember'));
  });

  it('shows the source of each card, and keeps a mark that the player sets', async () => {
    await atreides.lift('what you remember');
    await atreides.press('Look at Harkonnen’s hand');
    await atreides.reads('it lay open in a battle, turn 3');
    await atreides.press('karama');
    await sees(atreides.page.getByRole('button', { name: 'karama', pressed: true }));
    await expectLayout(atreides.page, () => atreides.lift('what you remember'));
    await atreides.page.reload();
    await atreides.open('Mine');
    await atreides.press(PAGE);
    await atreides.reads('my mark: karama');
    await seesNo(atreides.page.getByRole('list', { name: 'certain' }).getByText('Karama'));
  });

  it('shows the whole deck, and the cards that were never seen', async () => {
    await atreides.press('Whole deck');
    await sees(atreides.page.getByRole('list', { name: 'Lasgun' }).getByText('Harkonnen'));
    await sees(atreides.page.getByRole('list', { name: 'Hajr' }).getByText('not seen'));
    await expectLayout(atreides.page, () => atreides.lift('what you remember'));
  });

  it('is on no other phone', async () => {
    await emperor.open('Mine');
    await sees(emperor.page.getByRole('button', { name: 'Show a secret, or look at one' }));
    await seesNo(emperor.page.getByRole('button', { name: PAGE }));
  });

  it('has logged no error on any console', () => {
    expect(house.complaints()).toEqual([]);
  });
});
