/** All people at the table, each with their own device. */
import type { Browser } from 'playwright-core';
import { Desk } from './desk.ts';
import { LAPTOP, openDevice, PHONE, TELEVISION, type Device } from './device.ts';
import { Phone } from './phone.ts';
import { Screen } from './screen.ts';

export interface Company {
  readonly desk: Desk;
  readonly screen: Screen;
  readonly atreides: Phone;
  readonly sisterhood: Phone;
  readonly harkonnen: Phone;
  readonly phones: readonly Phone[];
}

export async function gather(browser: Browser, url: string): Promise<Company> {
  const desk = new Desk(await openDevice(browser, url, LAPTOP));
  const screen = new Screen(await openDevice(browser, url, TELEVISION));
  const atreides = new Phone(await openDevice(browser, url, PHONE), 'atreides');
  const sisterhood = new Phone(await openDevice(browser, url, PHONE), 'bene-gesserit');
  const harkonnen = new Phone(await openDevice(browser, url, PHONE), 'harkonnen');
  return { desk, screen, atreides, sisterhood, harkonnen, phones: [atreides, sisterhood, harkonnen] };
}

export const devicesOf = ({ desk, screen, phones }: Company): readonly Device[] =>
  [desk, screen, ...phones].map(({ device }) => device);
