import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Device } from './device.ts';

/** Saves pictures of the pages of all devices after a failed test, in a folder for that test. */
export async function photograph(devices: readonly Device[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mentat-pictures-'));
  for (const [at, { page }] of devices.entries()) await page.screenshot({ path: join(folder, `${at}.png`) });
  console.error(`The devices as they stood: ${folder}`);
}
