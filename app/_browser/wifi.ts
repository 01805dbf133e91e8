import { deviceStorage } from './key-value-storage.ts';

/**
 * The name and password of the Wi-Fi for the phones, as the owner typed them. They leave this device only as a drawn
 * code.
 */
export interface Wifi {
  readonly name: string;
  /** Empty for a network without a password. */
  readonly password: string;
}

const WIFI = 'mentat.wifi';
const NONE: Wifi = { name: '', password: '' };

/** Returns the text with which a phone's camera joins a Wi-Fi. Special characters are escaped. */
export const wifiText = ({ name, password }: Wifi): string =>
  password === '' ? `WIFI:T:nopass;S:${escaped(name)};;` : `WIFI:T:WPA;S:${escaped(name)};P:${escaped(password)};;`;

const escaped = (text: string): string => text.replace(/[\\;,":]/g, (sign) => `\\${sign}`);

/** Returns the Wi-Fi that was last entered on this device. */
export function knownWifi(): Wifi {
  try {
    const kept: unknown = JSON.parse(deviceStorage().getItem(WIFI) ?? 'null');
    return isWifi(kept) ? kept : NONE;
  } catch {
    return NONE;
  }
}

export function rememberWifi(wifi: Wifi): void {
  deviceStorage().setItem(WIFI, JSON.stringify(wifi));
}

export function forgetWifi(): void {
  deviceStorage().removeItem(WIFI);
}

const isWifi = (kept: unknown): kept is Wifi =>
  typeof kept === 'object' &&
  kept !== null &&
  'name' in kept &&
  typeof kept.name === 'string' &&
  'password' in kept &&
  typeof kept.password === 'string';
