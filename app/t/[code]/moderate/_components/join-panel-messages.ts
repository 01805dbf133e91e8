/** The texts about how phones join, and about the Wi-Fi code. */
import { formatList, factionName, type FactionId } from '#client';

/** Says which seats are free, and how to take one. */
export function formatFreeSeats(free: readonly FactionId[], begun: boolean): string {
  if (free.length === 0) return 'Every seat is taken.';
  const names = formatList(free.map(factionName));
  return begun ? `Free: ${names}. A phone that scans the code asks you for a seat.` : `Free: ${names}.`;
}

/** The texts about the code, the addresses and the screen. */
export const JOIN_PANEL = {
  title: 'Phones join here',
  qr: 'QR code to join the table',
  otherAddress: 'If phones do not reach it, try another address of this computer.',
  openScreen: 'Open the status screen',
  ownWindow: 'The status screen opens in a window of its own. Put it where all can see it; it shows no secret.',
  toDesk: 'Go to the desk',
  advice: 'What to try when phones do not reach the table',
} as const;

/** The texts of the code that connects phones to the Wi-Fi. */
export const WIFI = {
  title: 'The Wi-Fi itself',
  toTable: 'Show the table’s code',
  name: 'Name of the Wi-Fi',
  password: 'Its password, empty if it has none',
  missing: 'Enter the name of the Wi-Fi first.',
  show: 'Show the Wi-Fi code',
  forget: 'Forget this Wi-Fi',
  stays: 'Both stay on this device and are never sent anywhere. Anybody who sees the code can read them.',
} as const;

/** The name of the code, for a screen reader. */
export const formatWifiQr = (name: string): string => `QR code to join the Wi-Fi ${name}`;

/** The texts next to the code. */
export const formatScanFirst = (name: string): string =>
  `Scan this first: it takes a phone into ${name}. Then scan the code of the table.`;
