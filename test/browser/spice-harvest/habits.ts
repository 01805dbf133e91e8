/** A table with the module, and the actions of its six players in the prelude, by the labels on their phones. */
import { factionName, type FactionId } from '#engine';
import { must } from '#lib/core/assert-never.ts';
import type { AutoAnswer } from '../support/players.ts';
import { SIX_SEATS } from '../../support/six.ts';
import type { Phone } from '../support/phone.ts';
import type { Setting } from '../support/preset-table.ts';

/** All six factions with the harvest and access cards in the app, and all other cards of cardboard. */
export const HARVEST_TABLE: Setting = {
  edition: 'avalon-hill-1979',
  layer: 'basic',
  modules: ['spice-harvest'],
  seating: SIX_SEATS,
  position: [],
  own: [],
};

/** The questions for which the taps of a seat are counted. */
export const MATTERS = ['sum', 'extra card', 'report', 'shares', 'vote', 'split', 'bids', 'trades', 'claims'] as const;
type Matter = (typeof MATTERS)[number];

/** In this harvest the Manager reports less than the card, and all others vote no. */
const LIE = 2;

/** The two seats that trade. */
const TRADERS: readonly [FactionId, FactionId] = ['guild', 'emperor'];

const habit = (about: Matter, asked: RegExp, act: AutoAnswer['act']): AutoAnswer => ({ about, asked, act });

/** Returns the habits of the whole prelude. */
export const habitsOfHarvest = (): readonly AutoAnswer[] => [
  habit('sum', /^How much do you hold up\?$/, async (phone) => {
    await tapsNumber(phone, 'Sum', phone.faction === 'emperor' ? 3 : phone.faction === 'harkonnen' ? 2 : 0);
    await phone.press('Hold it up');
  }),
  habit('extra card', /one more harvest card\?$/, async (phone) => {
    const isFirst = (await harvestOn(phone)) === 1;
    await phone.press(isFirst ? '5' : 'Sell no card');
  }),
  habit('extra card', /one more harvest card for \d spice\?$/, (phone) => phone.press('Buy it')),
  habit('report', /^What do you report\?$/, async (phone) => {
    await phone.lift('Reported spice');
    if ((await harvestOn(phone)) === LIE) await phone.press('One less');
    await phone.press('Report it');
  }),
  habit('shares', /^Hand out up to \d+\.$/, (phone) => phone.press('Hand out the shares')),
  habit('vote', /reports \d+\. Honest\?$/, async (phone) => {
    if (phone.faction === 'atreides') {
      await phone.press('Look at one share');
      await phone.page.getByRole('group', { name: 'Look at one share' }).getByRole('button').first().click();
    }
    const isNo = (await harvestOn(phone)) === LIE || phone.faction === 'harkonnen';
    await phone.press(isNo ? 'No' : 'Yes');
  }),
  habit('split', /divide \d+ spice\?$/, (phone) => phone.press('Seal your division')),
  habit('bids', /^\d cards? left\. Your limit\?$/, bids),
  habit('trades', /^Trade your access cards\.$/, trades),
  habit('claims', /^Who goes where\?$/, claims),
];

/** Everybody wants one card of each auction, and passes on the rest. Rich players begin with more than the others. */
async function bids(phone: Phone): Promise<void> {
  const own = phone.page.getByRole('listitem').filter({ hasText: factionName(phone.faction) });
  if ((await own.count()) > 0) return phone.press('Pass on the rest');
  await phone.press('Seal my limit');
}

async function trades(phone: Phone): Promise<void> {
  const [by, to] = TRADERS;
  if (phone.faction === by) {
    await phone.press('Offer a trade');
    const sheet = phone.page.getByRole('dialog');
    await sheet.getByRole('button', { name: factionName(to), exact: true }).click();
    await sheet.getByRole('group', { name: 'You give' }).getByRole('button').first().click();
    await sheet.getByRole('button', { name: 'troops', exact: true }).click();
    await sheet.getByRole('button', { name: 'Offer it' }).click();
    await phone.lift('your cards and offers');
    await phone.press('Trade');
  }
  if (phone.faction === to) {
    await phone.lift('your cards and offers');
    await phone.press('Give cards for it');
    const sheet = phone.page.getByRole('dialog');
    await sheet.getByRole('group', { name: 'You give' }).getByRole('button').first().click();
    await sheet.getByRole('button', { name: 'Lay these cards' }).click();
    await phone.readsNoMore(/has the last word\.$/);
  }
  await phone.press('I have finished trading');
}

/** Lays the first free troop card on each stronghold. */
async function claims(phone: Phone): Promise<void> {
  await phone.lift('your claims');
  const free = phone.page.getByRole('button', { name: / for /, pressed: false });
  const strongholds = await phone.page.getByRole('region').filter({ has: free }).count();
  for (let at = 0; at < strongholds; at += 1) {
    const place = phone.page.getByRole('region').filter({ has: free }).nth(at);
    const card = place.getByRole('button', { pressed: false }).nth(at);
    if (await card.isVisible()) await card.click();
  }
  await phone.press('Seal my claims');
}

/** The number of the harvest, as the bar of the phone shows it. */
async function harvestOn({ page }: Phone): Promise<number> {
  const said = page.getByText(/^Harvest \d of \d$/).filter({ visible: true });
  return Number(/\d/.exec(await said.first().innerText())?.[0]);
}

/** Taps a printed number of the wheel; 0 is there already. */
async function tapsNumber({ page }: Phone, wheel: string, number: number): Promise<void> {
  if (number === 0) return;
  const printed = page
    .getByRole('slider', { name: wheel })
    .locator('text')
    .filter({ hasText: new RegExp(`^${number}$`) });
  const { x, y, width, height } = must(await printed.boundingBox(), 'a printed number');
  await page.mouse.click(x + width / 2, y + height / 2);
}
