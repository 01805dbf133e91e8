import type { Page } from 'playwright-core';
import { enterCode, sees, type Device } from './device.ts';

/** The status screen, with the text that everyone in the room may read. */
export class Screen {
  constructor(readonly device: Device) {}

  get page() {
    return this.device.page;
  }

  async watch(code: string): Promise<void> {
    await enterCode(this.page, code);
    await this.page.getByRole('button', { name: 'Only watch' }).click();
    await sees(this.page.getByRole('heading', { name: 'Take a seat.' }));
  }

  /** Waits until these words are on the screen. */
  async shows(words: string | RegExp): Promise<void> {
    await sees(this.page.getByText(words).filter({ visible: true }));
  }

  async showsHeading(words: string | RegExp): Promise<void> {
    await sees(this.page.getByRole('heading', { name: words }));
  }

  /** Skips the presentation of a battle, until the screen has this heading. */
  skipToTheEnd(ends: string | RegExp): Promise<void> {
    return skipToTheEnd(this.page, ends);
  }
}

/**
 * Skips a presentation, for a caller that has only the page. If the presentation ends before the tap, it does nothing.
 */
export async function skipToTheEnd(page: Page, ends: string | RegExp): Promise<void> {
  const skip = page.getByRole('button', { name: 'Skip to the end' });
  const end = page.getByRole('heading', { name: ends });
  await sees(skip.or(end));
  try {
    if (await skip.isVisible()) await skip.click({ timeout: SKIPPED_MS });
  } catch (error) {
    if (await skip.isVisible()) throw error;
  }
  await sees(end);
}

/** Waits until the screen has presented nothing for this time. */
const SKIPPED_MS = 10_000;
