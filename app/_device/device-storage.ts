/** As much of a browser's storage as is used. */
export type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function memory(): Keeper {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** The browser's storage, or the page's own memory where a private window has none. */
function usable(find: () => Storage): Keeper {
  try {
    const storage = find();
    storage.setItem('mentat.probe', '1');
    storage.removeItem('mentat.probe');
    return storage;
  } catch {
    return memory();
  }
}

let device: Keeper | null = null;
let session: Keeper | null = null;

/** Outlives the page: seats and desks of this device. */
export const deviceStorage = (): Keeper => (device ??= usable(() => localStorage));
/** Outlives a reload of this tab only: commands on their way, plans half made. */
export const sessionKeeper = (): Keeper => (session ??= usable(() => sessionStorage));
