/**
 * One game through the interface alone: a moderator, a status screen and three phones play from the opening of a table
 * to the end of two battles. A recording keeps everything that each device receives.
 */
import { beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import type { Page } from 'playwright-core';
import { devicesOf, gather, type Company } from './support/company.ts';
import { sees } from './support/device.ts';
import { setUpBrowserSuite } from './support/browser-suite.ts';
import { photograph } from './support/photograph.ts';
import { planName, Secrets } from './support/secrets.ts';
import {
  BATTLEFIELD,
  everybodySitsDown,
  ownersTellTheirPhones,
  SIETCH,
  thePositionIsEntered,
} from './support/setting-up.ts';
import { Recording } from './support/recording.ts';

const tape = new Recording();
const secrets = new Secrets(tape);

const house = setUpBrowserSuite();
let company: Company;

beforeAll(async () => {
  company = await gather(house.browser, house.url);
  await tape.record(company.desk.page, 'moderator');
  await tape.record(company.screen.page, 'table');
  for (const phone of company.phones) await tape.record(phone.page, phone.faction);
});

describe('one game', () => {
  it('goes from an open table to the end of two battles, by its buttons alone', async () => {
    onTestFailed(() => photograph(devicesOf(company)));
    await everybodySitsDown(company);
    await ownersTellTheirPhones(company, secrets);
    await thePositionIsEntered(company);
    await aLasgunMeetsAShield(company);
    await aTraitorIsCalled(company);
    await theBoardTakesOver(company);
  });

  it('sent no device a secret of another seat before its disclosure', async () => {
    expect(secrets.leaks(await tape.heard())).toEqual([]);
    expect(tape.lost).toEqual([]);
  });

  it('would have been caught if it had sent any of these secrets to any other device', async () => {
    const told = secrets.toldToOwners(await tape.heard());
    for (const { name, message } of told) {
      if (message === undefined) throw new Error(`${name} never reached its owner, so nothing was tried`);
      for (const to of ['table', 'moderator', 'atreides', 'bene-gesserit', 'harkonnen'] as const) {
        if (to === message.to) continue;
        const leak = secrets.leaks([{ ...message, to, at: 0 }]);
        expect(
          leak.some((sentence) => sentence.includes(name)),
          `${name} told to ${to}`,
        ).toBe(true);
      }
    }
  });

  it('has logged no error on any console', () => {
    expect(devicesOf(company).flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});

async function aLasgunMeetsAShield(company: Company): Promise<void> {
  const { desk, screen, atreides, sisterhood, harkonnen } = company;
  await desk.showsHeading('Waiting for Harkonnen to choose a battle');
  await harkonnen.chooseBattle(BATTLEFIELD);
  await screen.showsHeading(`Battle for ${BATTLEFIELD}`);

  await atreides.isAsked(new RegExp(` fight for ${BATTLEFIELD}\\.$`));
  await atreides.reads('to speak or stay silent');
  await sisterhood.useVoice({ play: false, kind: 'poison' });
  // The Voice helps an ally. No Karama can cancel that, so no window opens.
  await screen.shows('Bene Gesserit commands Harkonnen: play no poison weapon.');

  await atreides.lookAhead('weapon');
  await screen.shows('Anyone play Karama?');
  await harkonnen.pass();
  await harkonnen.isAsked('Atreides sees your weapon. Which will it be?');
  secrets.disclose(['card lasgun'], 'atreides');
  await harkonnen.showCard('lasgun');

  secrets.plan('harkonnen', { dial: 8, leader: 'feyd-rautha' });
  await harkonnen.plan.reads('fixed, it was shown');
  await harkonnen.plan.chooseLeader('feyd-rautha');
  await harkonnen.plan.drag(6);
  await harkonnen.plan.seal();
  await harkonnen.plan.isSealed();
  await screen.shows('Harkonnen has sealed a plan.');
  await harkonnen.plan.change();
  await harkonnen.plan.drag(8);
  await harkonnen.plan.seal();
  await harkonnen.plan.isSealed();

  await sisterhood.raiseHand();
  await screen.shows('Bene Gesserit is still talking');
  await atreides.reads('Bene Gesserit is still talking.');
  await desk.press('Lower the hand');
  await atreides.readsNoMore('Bene Gesserit is still talking.');

  await harkonnen.page.reload();
  await harkonnen.plan.isSealed();
  await harkonnen.findsBeneath('your plan', /Dial\s+8\s+Leader\s+Feyd-Rautha\s+Weapon\s+Lasgun/);

  secrets.plan('atreides', { dial: 5, leader: 'gurney-halleck' });
  await atreides.plan.reads('Their weapon: Lasgun');
  await atreides.plan.chooseLeader('gurney-halleck');
  await atreides.plan.layWeapon('crysknife');
  await atreides.plan.layDefense('shield');
  await atreides.plan.type('7');
  await theDeskCorrectsTheForces(company);
  await atreides.plan.type('5');
  secrets.disclose([
    'card lasgun',
    'card crysknife',
    'card shield',
    planName('atreides', 'gurney-halleck'),
    planName('harkonnen', 'feyd-rautha'),
  ]);
  await atreides.plan.seal();

  await Promise.all([
    atreides.pass(),
    sisterhood.pass(),
    harkonnen.findsNothingToPlay('The plans are open. Does anyone call a traitor?', 'Do you call a traitor?'),
  ]);

  await screen.shows('Lasgun meets shield.');
  await screen.showsHeading(`Nobody wins in ${BATTLEFIELD}`);
  await screen.shows('Take 6 forces from The Great Flat, sector 14, to the tanks');
  expect(await harkonnen.putTheBoardRight()).toEqual(
    expect.arrayContaining([expect.stringContaining('Take 12 forces'), expect.stringContaining('Discard Lasgun')]),
  );
  expect(await atreides.putTheBoardRight()).toEqual(
    expect.arrayContaining([expect.stringContaining('Put Gurney Halleck into the tanks')]),
  );
}

/**
 * Atreides has fewer forces than was entered. A player who has sealed a plan is asked once more, and finds the plan
 * unchanged.
 */
async function theDeskCorrectsTheForces({ desk, screen, harkonnen }: Company): Promise<void> {
  await desk.openPosition();
  await desk.chooseFromList(BATTLEFIELD, 14);
  await desk.setNumber('Atreides forces', 6);
  await desk.setChanges(1);
  await desk.backToDesk();
  await screen.shows('Both sides plan in secret.');
  expect(await harkonnen.plan.dialled()).toBe(8);
  await harkonnen.plan.seal();
  await harkonnen.plan.isSealed();
}

const UNDONE = 'Bene Gesserit used the Voice on Harkonnen: play a poison weapon.';

/** Checks that the log shows a line as undone, for sighted players and for screen readers, and no other line. */
async function strikesOut(page: Page, line: string): Promise<void> {
  const struck = page.locator('s');
  await sees(struck.filter({ hasText: line }));
  expect(await struck.allTextContents()).toEqual([`Undone: ${line}`]);
}

async function aTraitorIsCalled({ desk, screen, phones, atreides, sisterhood, harkonnen }: Company): Promise<void> {
  await sisterhood.useVoice({ play: true, kind: 'poison' });
  await desk.reads('Bene Gesserit used the Voice on Harkonnen: play a poison weapon.');
  const meaning = await desk.takeBackToBefore('Bene Gesserit used the Voice on Harkonnen: play a poison weapon');
  expect(meaning).toContain('Nobody has seen anything new since then.');
  await strikesOut(desk.page, UNDONE);
  await sisterhood.useVoice({ play: false, kind: 'projectile' });
  await Promise.all(phones.map((phone) => phone.pass()));

  await atreides.lookAhead('leader');
  await harkonnen.isAsked('Bene Gesserit sees your leader. Who will it be?');
  secrets.plan('harkonnen', { dial: 3, leader: 'beast-rabban' });
  secrets.disclose([`${planName('harkonnen', 'beast-rabban')}, leader`], 'bene-gesserit');
  await harkonnen.showLeader('beast-rabban');

  await harkonnen.plan.reads('fixed, it was shown');
  await harkonnen.plan.layWeapon('chaumas');
  await harkonnen.plan.pressOneMore(3);
  await harkonnen.plan.seal();
  await harkonnen.plan.isSealed();

  secrets.plan('bene-gesserit', { dial: 4, leader: 'alia' });
  await sisterhood.plan.reads('Their leader: Beast Rabban');
  await sisterhood.plan.chooseLeader('alia');
  await sisterhood.plan.layDefense('snooper');
  await sisterhood.plan.type('4');
  secrets.disclose([
    'card chaumas',
    'card snooper',
    planName('bene-gesserit', 'alia'),
    planName('harkonnen', 'beast-rabban'),
  ]);
  await sisterhood.plan.seal();

  await harkonnen.callTraitor('alia');
  await sisterhood.isAsked('The plans are open. Does anyone call a traitor?');
  secrets.disclose(['traitor alia']);
  await screen.shows('Alia is a traitor.');
  await screen.skipToTheEnd(`Harkonnen wins in ${SIETCH}`);
  await harkonnen.isAsked('Which of your cards do you keep?');
  await harkonnen.press('Keep what you played');
  expect(await harkonnen.putTheBoardRight()).toEqual(
    expect.arrayContaining([expect.stringContaining('Take 5 spice from the bank')]),
  );
  expect(await sisterhood.putTheBoardRight()).toEqual(
    expect.arrayContaining([expect.stringContaining('Put Alia into the tanks')]),
  );
}

async function theBoardTakesOver({ desk, phones, harkonnen }: Company): Promise<void> {
  for (const phone of phones) await phone.isAsked(/^(You|Nobody) (won|lost) the battle for /);
  await harkonnen.findsBeneath('what you hold', '192');
  await harkonnen.open('Log');
  await harkonnen.reads('The battles were over.');
  await harkonnen.press('Show earlier lines');
  await strikesOut(harkonnen.page, UNDONE);
  await desk.showsHeading('Battle is done');
}
