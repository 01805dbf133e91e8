import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Device } from './device.ts';

/** The pages of all devices when a test failed, as pictures in a folder of their own. */
export async function photograph(devices: readonly Device[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mentat-pictures-'));
  for (const [at, { page }] of devices.entries()) await page.screenshot({ path: join(folder, `${at}.png`) });
  console.error(`The devices as they stood: ${folder}`);
}
