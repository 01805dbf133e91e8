/** The methods of a browser's storage that the pages use. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage in the page's memory, which ends with the page. */
export function memory(): KeyValueStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const PROBE = 'mentat.probe';

/** Returns the browser's storage if it works; otherwise the page's memory, which is lost with the page. */
export function usableStorage(find: () => KeyValueStorage): {
  readonly keeper: KeyValueStorage;
  readonly keeps: boolean;
} {
  try {
    const storage = find();
    storage.setItem(PROBE, '1');
    const keeps = storage.getItem(PROBE) === '1';
    storage.removeItem(PROBE);
    if (keeps) return { keeper: storage, keeps };
  } catch {
    // Private windows, and browsers inside other apps, may refuse to store data.
  }
  return { keeper: memory(), keeps: false };
}

let device: ReturnType<typeof usableStorage> | null = null;
let session: KeyValueStorage | null = null;

const deviceUsable = () => (device ??= usableStorage(() => localStorage));

/** Returns storage that remains after the page closes, for the seats and desks of this device. */
export const deviceStorage = (): KeyValueStorage => deviceUsable().keeper;
/** Whether this browser still has its seats after the page reloads. */
export const keepsSeats = (): boolean => deviceUsable().keeps;
/** Returns storage that survives a reload of this tab only, for commands in flight and drafts of plans. */
export const sessionKeeper = (): KeyValueStorage => (session ??= usableStorage(() => sessionStorage).keeper);
