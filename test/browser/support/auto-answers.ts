/** The usual answers of players to the questions of their phones, with the fewest taps that continue the game. */
import { sees, seesNo } from './device.ts';
import type { Phone } from './phone.ts';
import type { AutoAnswer } from './players.ts';

const press = (name: string | RegExp) => (phone: Phone) => phone.press(name);

/** Presses the first choice under the cover, and then the button. */
const chooseUnder =
  (cover: string, group: string, act: string | RegExp) =>
  async (phone: Phone): Promise<void> => {
    await phone.lift(cover);
    await phone.page.getByRole('group', { name: group }).getByRole('button').first().click();
    await phone.press(act);
  };

/** The first step of the set-up. */
export const PREDICTING: AutoAnswer = {
  asked: /^Who wins, and in which turn\?$/,
  about: 'set-up',
  act: async (phone) => {
    await phone.lift('your prediction');
    await phone.press('Fremen');
    await phone.press('Turn 7');
    await phone.press('Seal your prediction');
  },
};

export const SETTING_UP: readonly AutoAnswer[] = [
  PREDICTING,
  {
    asked: /^Which traitor do you keep\?$/,
    about: 'set-up',
    act: chooseUnder('the four leaders', 'Leaders dealt to you', 'Keep what you chose'),
  },
  { asked: /^Take \d+ treachery cards?\.$/, about: 'set-up', act: press('I keep it on cardboard') },
  {
    asked: /^Where do your first 10 forces stand\?$/,
    about: 'set-up',
    act: press(/^Place 10 forces$/),
  },
  {
    asked: /^Where does your first force stand\?$/,
    about: 'set-up',
    act: async (phone) => {
      await phone.page.getByText('Choose from the list of territories').click();
      await phone.page.getByRole('radio', { name: /^Polar Sink/ }).check();
      await phone.press(/^Begin as an? (advisor|fighter) in /);
    },
  },
  {
    asked: /^Is your side set up\?$/,
    about: 'set-up',
    act: press(/^(My part is set up|All of mine is done)$/),
  },
];

/** The first player reveals a spice card for each pile. None of the cards is a worm. */
export const TURNING_A_CARD: AutoAnswer = {
  asked: /^Turn over a spice card\. What does it show\?$/,
  about: 'spice blow',
  act: async (phone) => {
    for (const territory of ['Sihaya Ridge', 'Old Gap']) {
      await formatSpiceCard(phone, territory);
      if (!(await phone.page.getByRole('heading', { name: TURNING_A_CARD.asked }).isVisible())) return;
    }
  },
};

/** Finds the territory in the list, and enters the card for it. */
export async function formatSpiceCard(phone: Phone, territory: string): Promise<void> {
  const choice = phone.page.getByRole('radio', { name: new RegExp(`^${territory}`) });
  if (!(await choice.isVisible())) await phone.page.getByText('Choose from the list of territories').click();
  await choice.check();
  const says = new RegExp(`^Say: ${territory}`);
  await phone.press(says);
  await isHeard(phone, says);
}

/** Enters a card. If there is a next card, the phone asks for it a moment later in the same words. */
export async function isHeard({ page }: Phone, says: string | RegExp): Promise<void> {
  await seesNo(page.getByRole('button', { name: says }));
  // The question stays until the page has received the result of the answer.
  await seesNo(page.getByRole('button', { name: 'Sending', exact: true }));
  await page.waitForTimeout(NEXT_CARD_MS);
}

/** Waits until the next card is requested. */
const NEXT_CARD_MS = 500;

/** The time after which a window has closed. */
const LATE_MS = 3000;

/** Passes in every window, whatever the window asks. */
export const PASSING: AutoAnswer = {
  asked: /(Anyone play .*|or Karama|Does anyone call a traitor)\?$/,
  about: 'passing',
  // If the window has already closed, the player has passed as well.
  act: async ({ page }) => {
    const pass = page.getByRole('button', { name: 'Pass', exact: true });
    await pass.click({ timeout: LATE_MS }).catch(() => undefined);
  },
};

export const THE_STORM: readonly AutoAnswer[] = [
  {
    asked: /^How far does the storm move\?$/,
    about: 'storm',
    act: async (phone) => {
      await phone.page.getByRole('button', { name: 'One more', exact: true }).click();
      await phone.press(/^Seal\s+storm dial$/);
    },
  },
];

/** Rich and poor factions are asked. */
export const CLAIMING_NOTHING: AutoAnswer = {
  asked: /^Do you claim CHOAM Charity\?$/,
  about: 'charity',
  act: async (phone) => {
    await phone.lift('your claim');
    await phone.press('Claim nothing');
    await phone.press('Seal your answer');
  },
};

/** The free forces are preselected, and one tap is enough. */
export const REVIVING: readonly AutoAnswer[] = [
  { asked: /^Does .+ revive \d for free\?$/, about: 'revival', act: press(/^Leave it at /) },
  { asked: /^Who comes back\?$/, about: 'revival', act: press(/^Revive /) },
];

export const BATTLES: readonly AutoAnswer[] = [
  {
    asked: /^Which battle do you fight next\?$/,
    about: 'around it',
    act: async (phone) => {
      await phone.page.getByRole('group', { name: 'Battles' }).getByRole('button').first().click();
      await phone.press(/^Fight in /);
    },
  },
  { asked: /^Command .*\?$/, about: 'around it', act: press('Stay silent') },
  { asked: /^Which part of .* plan do you want to see\?$/, about: 'around it', act: press('Don’t use prescience') },
  { asked: /^Do you play a Karama to see a whole plan\?$/, about: 'around it', act: press('No Karama') },
  { asked: /^Your plan against /, about: 'battle plan', act: planABattle },
  { asked: /^(Which|Where do your) .*(forces )?fall\?$/, about: 'around it', act: press(/ to the tanks$/) },
  { asked: /^Which of your cards do you keep\?$/, about: 'around it', act: press(/^Keep /) },
  {
    asked: /^Draw one of .+ leaders\?$/,
    about: 'around it',
    act: async (phone) => {
      await phone.lift('what you can do');
      await phone.press(/^Draw one of /);
      await phone.press('Do as you chose');
    },
  },
  { asked: /^What becomes of the captured leader\?$/, about: 'around it', act: press('Hold it for one battle') },
  {
    asked: /^The battle is over\. Is the board put right\?$/,
    about: 'the board',
    act: async (phone) => {
      await phone.putTheBoardRight();
    },
  },
];

/**
 * Makes a whole plan as quickly as possible: a leader, a weapon, a defense, a few forces, and spice for one of them.
 */
async function planABattle(phone: Phone): Promise<void> {
  const { page, plan } = phone;
  await page.getByRole('button', { name: 'Choose who leads' }).click();
  // Each sheet leads to the next slot for which the hand has a card.
  for (const sheet of ['Who leads?', 'Which weapon?', 'Which defense?']) {
    const dialog = page.getByRole('dialog', { name: sheet });
    if (sheet === 'Who leads?') await sees(dialog);
    if (!(await dialog.isVisible())) continue;
    // The first button closes the sheet.
    await dialog.getByRole('button').nth(1).click();
    await seesNo(dialog);
  }
  const most = Number(await plan.wheel.getAttribute('aria-valuemax'));
  await plan.drag(Math.min(3, most));
  const more = page.getByRole('button', { name: 'More spice' });
  if ((await more.isVisible()) && (await more.isEnabled())) await more.click();
  await plan.seal();
}

/** The players agree on nothing. */
export const TALKED: AutoAnswer = {
  asked: /^Nexus\. Talk now\.$/,
  about: 'nexus',
  act: (phone) => phone.press('I have talked enough'),
};

/** The answers to the questions of a turn, except those in auctions, revivals, moves and battles. */
export const ON_THE_WAY: readonly AutoAnswer[] = [
  PASSING,
  ...THE_STORM,
  CLAIMING_NOTHING,
  {
    asked: /^The storm takes half\. Who falls\?$/,
    about: 'storm',
    act: (phone) => phone.press(/ to the tanks$/),
  },
  { asked: /^Where does this worm come\?$/, about: 'spice blow', act: (phone) => phone.press(/^Leave it: /) },
  { asked: /^Which forces ride the worm\?$/, about: 'spice blow', act: (phone) => phone.press('No forces ride') },
  {
    asked: /^Does the worm spare your ally\?$/,
    about: 'spice blow',
    act: async (phone) => {
      for (const spared of await phone.page.getByText('The worm spares them').all()) await spared.click();
      await phone.press('Do as chosen');
    },
  },
  { asked: /^Does the board agree\?$/, about: 'pause', act: (phone) => phone.press('The board is right') },
];
