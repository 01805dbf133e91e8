import type { Locator, Page } from 'playwright-core';
import { cardName, leaderName, type LeaderId, type TreacheryTitle } from '#engine';
import { sees, seesNo } from './device.ts';

/** The drawing of the wheel in its own units, and the middle of the wheel. */
const FIELD = { width: 390, height: 300, x: 195, y: 280 };
/** A finger rests on the rim this far from the middle, … */
const GRIP = 195;
/** The distance that a drag moves for one number. */
const DEGREES_A_STEP = 19;
/** The time after which the page shows that a cover closed before the finger came. */
const DRIFT_MS = 6000;

/** The battle plan on a phone: the leader, the cards, and the wheel. */
export class PlanPage {
  constructor(private readonly page: Page) {}

  get wheel(): Locator {
    return this.page.getByRole('slider', { name: /^Dial, battle for/ });
  }

  /** The visible parts of the wheel, with its buttons and the action in the middle. */
  get field(): Locator {
    return this.page.getByRole('button', { name: /^Seal\s+battle plan$/ }).locator('..');
  }

  /** Waits until these words are on the open plan. */
  async reads(words: string): Promise<void> {
    await this.uncover();
    await sees(this.page.getByText(words));
  }

  async chooseLeader(leader: LeaderId): Promise<void> {
    await this.#choose(/^(Choose who leads|Leader: )/, 'Who leads?', leaderName(leader));
  }

  async layWeapon(card: TreacheryTitle): Promise<void> {
    await this.#choose(/^Weapon/, 'Which weapon?', cardName(card));
  }

  /** Waits until the slot is empty, as after the card has left the hand. */
  async hasNoWeapon(): Promise<void> {
    await this.uncover();
    await sees(this.page.getByRole('button', { name: /^Weapon\s*(Choose|None)$/ }));
  }

  async layDefense(card: TreacheryTitle): Promise<void> {
    await this.#choose(/^Defense/, 'Which defense?', cardName(card));
  }

  /** Turns the rim under a finger, a few numbers at a time. */
  async drag(to: number): Promise<void> {
    for (let here = await this.dialled(); here !== to; here = await this.dialled()) {
      await this.#turn(Math.max(-4, Math.min(4, to - here)));
    }
  }

  async type(digits: string): Promise<void> {
    await this.uncover();
    await this.wheel.focus();
    for (const digit of digits) await this.page.keyboard.press(digit);
    await this.rests(Number(digits));
  }

  async pressOneMore(times: number): Promise<void> {
    await this.uncover();
    for (let time = 0; time < times; time += 1) {
      await this.page.getByRole('button', { name: 'One more', exact: true }).click();
    }
  }

  async dialled(): Promise<number> {
    await this.uncover();
    return Number(await this.wheel.getAttribute('aria-valuenow'));
  }

  async seal(): Promise<void> {
    await this.#closeSheet();
    await this.page.getByRole('button', { name: /^Seal\s+battle plan$/ }).click();
  }

  async isSealed(): Promise<void> {
    await sees(this.page.getByRole('heading', { name: 'Sealed.' }));
  }

  async change(): Promise<void> {
    await this.page.getByRole('button', { name: 'Change the plan' }).click();
  }

  async #turn(steps: number): Promise<void> {
    const from = await this.dialled();
    const box = await this.wheel.locator('svg').boundingBox();
    if (box === null) throw new Error('The wheel is not on the page');
    const rim = (degrees: number) => {
      const angle = (degrees * Math.PI) / 180;
      return [
        box.x + ((FIELD.x + GRIP * Math.sin(angle)) / FIELD.width) * box.width,
        box.y + ((FIELD.y - GRIP * Math.cos(angle)) / FIELD.height) * box.height,
      ] as const;
    };
    const half = (steps * DEGREES_A_STEP) / 2;
    await this.page.mouse.move(...rim(half));
    await this.page.mouse.down();
    for (let part = 1; part <= 8; part += 1) await this.page.mouse.move(...rim(half - (half * part) / 4));
    await this.page.mouse.up();
    await this.rests(from + steps);
  }

  /** The slider announces its number once the number has stopped changing. */
  async rests(at: number): Promise<void> {
    await sees(this.page.locator(`[role=slider][aria-valuenow="${at}"]`));
  }

  /** Opens the cover of a plan that its player has not touched for a while. */
  async uncover(): Promise<void> {
    await this.#closeSheet();
    const cover = this.page.getByRole('button', { name: /^Show your plan\s?, covered$/ });
    await sees(cover.or(this.wheel));
    while (!(await this.wheel.isVisible())) {
      await cover.click();
      await sees(cover.or(this.wheel));
    }
    // The parts that were open before the cover closed are open again after it.
    await this.#closeSheet();
  }

  /** Closes the sheet of a slot without a change. */
  async #closeSheet(): Promise<void> {
    const close = this.page.getByRole('dialog').getByRole('button', { name: 'Close' });
    // The cover may also close here before the finger comes.
    if (await close.isVisible()) await close.click({ timeout: DRIFT_MS }).catch(() => undefined);
  }

  /** Chooses an element. If the cover closed before the finger came, opens the cover once more. */
  async #choose(tile: RegExp, sheet: string, what: string): Promise<void> {
    try {
      await this.#chooseAtOnce(tile, sheet, what);
    } catch (error) {
      if (await this.wheel.isVisible()) throw error;
      await this.#chooseAtOnce(tile, sheet, what);
    }
  }

  async #chooseAtOnce(tile: RegExp, sheet: string, what: string): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: sheet });
    // On the first visit, each slot leads to the next slot.
    if (!(await dialog.isVisible())) {
      await this.uncover();
      await this.page.getByRole('button', { name: tile }).click({ timeout: DRIFT_MS });
    }
    await dialog.getByRole('button', { name: what }).first().click({ timeout: DRIFT_MS });
    await seesNo(dialog);
  }
}
