import type { Device } from './device.ts';
import { enterCode, sees } from './device.ts';

/** The status screen: what everybody in the room may read. */
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

  /** Waits until these words stand there. */
  async shows(words: string | RegExp): Promise<void> {
    await sees(this.page.getByText(words).filter({ visible: true }));
  }

  async showsHeading(words: string | RegExp): Promise<void> {
    await sees(this.page.getByRole('heading', { name: words }));
  }

  async skipToTheEnd(): Promise<void> {
    await this.page.getByRole('button', { name: 'Skip to the end' }).click();
  }
}
