import type { Page } from 'playwright-core';

const KEY = 'test.taps';

/** Counts the taps on a phone, by purpose. */
export class Taps {
  readonly #counted = new Map<string, number>();

  private constructor(private readonly page: Page) {}

  /** Counts taps from now on. A reload keeps the count. */
  static async count(page: Page): Promise<Taps> {
    await page.addInitScript(countTaps, KEY);
    await page.evaluate(countTaps, KEY);
    return new Taps(page);
  }

  /** Runs the action, and counts its taps under this purpose. */
  async of<Result>(matter: string, act: () => Promise<Result>): Promise<Result> {
    const before = await this.#soFar();
    const result = await act();
    this.#counted.set(matter, this.for(matter) + (await this.#soFar()) - before);
    return result;
  }

  for(matter: string): number {
    return this.#counted.get(matter) ?? 0;
  }

  /** Returns all counted taps. */
  get total(): number {
    return [...this.#counted.values()].reduce((sum, taps) => sum + taps, 0);
  }

  #soFar(): Promise<number> {
    return this.page.evaluate((key) => Number(sessionStorage.getItem(key)), KEY);
  }
}

/** Runs inside the page. */
function countTaps(key: string): void {
  addEventListener(
    'pointerdown',
    () => {
      sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) + 1));
    },
    { capture: true },
  );
}
