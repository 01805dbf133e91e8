/** An answer to prescience, and every state of a battle that is over. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { enumerate, getField, type AnswerValue, type Grammar } from '#engine';
import { LAPTOP, sees, SMALL_PHONE, TELEVISION } from '../support/device.ts';
import { expectLayout, setUpBrowserSuite, showsHeading } from '../support/browser-suite.ts';
import { Phone } from '../support/phone.ts';
import { skipToTheEnd } from '../support/screen.ts';
import { PresetTable, SHORT_WINDOW } from '../support/preset-table.ts';

const house = setUpBrowserSuite();

describe('a battle that is over', () => {
  let table: PresetTable;
  let harkonnen: Phone;
  /** Motion is on, as on most phones, so the phone waits until the screen has shown the result. */
  let atreides: Phone;
  let screen: Page;

  beforeAll(async () => {
    table = await PresetTable.open(house.url, SHORT_WINDOW);
    harkonnen = new Phone(await house.use(await table.phone(house.browser, 'harkonnen')), 'harkonnen');
    atreides = new Phone(await house.use(await table.phone(house.browser, 'atreides')), 'atreides');
    await atreides.page.emulateMedia({ reducedMotion: 'no-preference' });
    screen = (await house.use(await table.screen(house.browser))).page;
    await table.moderate({ type: 'BeginBattles' });
    await table.answer('harkonnen', 'choose-battle');
    await table.answer('bene-gesserit', 'voice', () => null);
    await table.answer('atreides', 'prescience', () => 'weapon');
  });

  it('asks for an answer to prescience', async () => {
    await harkonnen.isAsked('Bene Gesserit sees your weapon. Which will it be?');
    await expectLayout(harkonnen.page, () => harkonnen.lift('your choices'));
    await harkonnen.showCard('lasgun');
  });

  it('asks the winner which cards to keep', async () => {
    await table.answer('harkonnen', 'battle-plan', ({ answers }) => withHighestDial(answers));
    await table.answer('bene-gesserit', 'battle-plan');
    await isReadOutBeforeToldOn(atreides);
    // The result is on the screen for some seconds. The checks of the page in every size may take longer.
    await skipToTheEnd(screen, 'Harkonnen wins in Carthag');
    await harkonnen.isAsked('Which of your cards do you keep?');
    await expectLayout(harkonnen.page);
    await harkonnen.press('Keep what you played');
  });

  it('shows the result and the instructions', async () => {
    await harkonnen.isAsked('The battle is over. Is the board put right?');
    await harkonnen.reads('Lasgun, no defense');
    await harkonnen.reads('No weapon, no defense');
    await expectLayout(harkonnen.page);
  });

  it('keeps the button that continues within reach of a thumb, however many instructions there are', async () => {
    await harkonnen.page.setViewportSize(SMALL_PHONE);
    const act = harkonnen.page.getByRole('button', { name: 'All of mine is done' });
    for (const end of ['start', 'end'] as const) {
      await harkonnen.page.getByRole('region', { name: 'Now on the board' }).evaluate((moves, block) => {
        moves.scrollIntoView({ block, behavior: 'instant' });
      }, end);
      const box = await act.boundingBox();
      expect(box === null ? Infinity : box.y + box.height).toBeLessThanOrEqual(640);
    }
  });

  it('shows the result on the screen', async () => {
    await showsHeading(screen, 'Harkonnen wins in Carthag');
    await expectLayout(screen);
  });

  it('shows the newest instructions of all battles on the screen, as many as fit', async () => {
    for (const faction of ['harkonnen', 'bene-gesserit'] as const) await table.answer(faction, 'battle-done');
    await table.answer('bene-gesserit', 'voice', () => null);
    await table.answer('atreides', 'prescience', () => null);
    await table.answer('harkonnen', 'battle-plan', ({ answers }) => withHighestDial(answers));
    await table.answer('atreides', 'battle-plan', ({ answers }) => withHighestDial(answers));
    await showsHeading(screen, 'Battle for Sietch Tabr');
    await skipToTheEnd(screen, / in Sietch Tabr$/);
    for (const size of [TELEVISION, LAPTOP]) {
      await screen.setViewportSize(size);
      await sees(screen.getByText(/^and \d+ more, on the phones and the desk$/));
      await expect
        .poll(() => screen.evaluate(() => document.documentElement.scrollHeight - innerHeight))
        .toBeLessThanOrEqual(0);
      const moves = screen.getByRole('list', { name: 'Harkonnen, on the board' }).getByRole('listitem');
      expect(await moves.first().innerText()).toContain('Sietch Tabr');
    }
    await expectLayout(screen);
  });
});

it('has logged no error on any console', () => {
  expect(house.complaints()).toEqual([]);
});

/**
 * Checks that the phone shows the result only after the screen has added it up line by line. A player can skip that.
 */
async function isReadOutBeforeToldOn({ page }: Phone): Promise<void> {
  const tell = page.getByRole('button', { name: 'Show the result now' });
  const result = page.getByRole('region', { name: 'Result' });
  await sees(tell);
  expect(await result.count()).toBe(0);
  await tell.click();
  await sees(result);
}

/** Returns the answer with the plan that has the highest dial and no defense. */
function withHighestDial(answers: Grammar): AnswerValue {
  const plans = [...enumerate(answers)].filter(isUndefended);
  return plans.reduce((best, plan) => (plan.dial > best.dial ? plan : best));
}

type Dialled = { readonly [field: string]: AnswerValue } & { readonly dial: number };

const isUndefended = (plan: AnswerValue): plan is Dialled =>
  typeof getField(plan, 'dial') === 'number' && getField(plan, 'defense') === null;
