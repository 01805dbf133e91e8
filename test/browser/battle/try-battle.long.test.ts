/** A visitor tries a battle on a small phone with taps and keys alone, and on a laptop that shows all three pages. */
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { LAPTOP, sees, SMALL_PHONE } from '../support/device.ts';
import { setUpBrowserSuite, showsHeading } from '../support/browser-suite.ts';

const house = setUpBrowserSuite();

const begin = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Try a battle' }).click();
  await showsHeading(page, 'Try a battle');
};

const phoneOf = (page: Page, name: 'Anna' | 'Ben') =>
  page.getByRole('region', { name: new RegExp(`^${name}’s phone`) });
const screenOf = (page: Page) => page.getByRole('region', { name: 'What the whole table sees' });

interface Plan {
  readonly leader: RegExp;
  readonly weapon: RegExp;
  readonly defense: RegExp;
  readonly dial: number;
}

const ANNAS: Plan = { leader: /Lady Jessica/, weapon: /Maula Pistol/, defense: /Snooper/, dial: 6 };
const BENS: Plan = { leader: /Feyd-Rautha/, weapon: /Chaumas/, defense: /Shield/, dial: 4 };

/** Turns the wheel to this number with the keyboard, chooses leader and cards, and seals. */
const plans = async (page: Page, name: 'Anna' | 'Ben', { leader, weapon, defense, dial }: Plan): Promise<void> => {
  const phone = phoneOf(page, name);
  const chosen = (choice: RegExp) => page.getByRole('dialog').getByRole('button', { name: choice }).first();
  await phone.getByRole('button', { name: /^(Choose who leads|Leader: )/ }).press('Enter');
  // On the first visit, each slot leads to the next slot.
  for (const choice of [leader, weapon, defense]) await chosen(choice).press('Enter');
  await phone.getByRole('slider').focus();
  await page.keyboard.press(String(dial));
  await phone.getByRole('button', { name: /^Seal\s+battle plan$/ }).press('Enter');
};

describe('the example battle', () => {
  it('needs one phone and its keys', async () => {
    const page = await house.newPage();
    await page.setViewportSize(SMALL_PHONE);
    await begin(page);
    await plans(page, 'Anna', ANNAS);
    await showsHeading(page, 'Now you are Ben.');
    await page.getByRole('button', { name: 'Plan as Ben' }).press('Enter');
    await plans(page, 'Ben', BENS);
    await sees(screenOf(page).getByRole('heading', { level: 1 }));
    await page.getByRole('button', { name: 'What Anna’s hands do' }).press('Enter');
    await sees(phoneOf(page, 'Anna').getByRole('heading', { level: 1 }));
    await page.getByRole('button', { name: 'Once more' }).press('Enter');
    await sees(phoneOf(page, 'Anna').getByRole('slider'));
  });

  it('shows both phones and the screen on a laptop', async () => {
    const page = await house.newPage();
    await page.setViewportSize(LAPTOP);
    await begin(page);
    for (const part of [phoneOf(page, 'Anna'), phoneOf(page, 'Ben'), screenOf(page)]) await sees(part);
    await plans(page, 'Anna', ANNAS);
    await sees(phoneOf(page, 'Anna').getByRole('button', { name: 'Change the plan' }));
    await plans(page, 'Ben', BENS);
    await sees(screenOf(page).getByRole('heading', { name: /Atreides wins? in Carthag/ }));
    expect(house.complaints()).toEqual([]);
  });
});
