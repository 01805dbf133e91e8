import { useSyncExternalStore } from 'react';
import { deviceStorage } from './key-value-storage.ts';

/** The settings of this device for every table; `null` uses the phone's own settings. */
export interface PhoneSettings {
  /** Whether the display stays on while this seat has a decision. */
  readonly awake: boolean;
  /** Whether the phone vibrates once when this seat gets a decision. */
  readonly tremble: boolean | null;
}

const KEY = 'mentat.phone';
const USUAL: PhoneSettings = { awake: true, tremble: null };

const watchers = new Set<() => void>();
let known: PhoneSettings | null = null;

export const usePhoneSettings = (): PhoneSettings => useSyncExternalStore(subscribe, settings, () => USUAL);

export function changePhoneSettings(change: Partial<PhoneSettings>): void {
  known = { ...settings(), ...change };
  deviceStorage().setItem(KEY, JSON.stringify(known));
  for (const watcher of watchers) watcher();
}

const settings = (): PhoneSettings => (known ??= restored(deviceStorage().getItem(KEY)));

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function restored(stored: string | null): PhoneSettings {
  try {
    const { awake, tremble } = { ...USUAL, ...(JSON.parse(stored ?? '{}') as Partial<PhoneSettings>) };
    return { awake, tremble };
  } catch {
    return USUAL;
  }
}
