import type { FactionId } from '#engine';

/** Which seats have a device that is connected right now. Lives in memory: after a restart devices come back. */
export interface Presence {
  /** Whether a device of this seat is here, or left only a moment ago. */
  isHere(code: string, faction: FactionId): boolean;
  /** A device of this seat has connected. Call what it returns once when it has gone. */
  arrive(code: string, faction: FactionId): () => void;
  /** The seat is free: its devices no longer count. */
  forget(code: string, faction: FactionId): void;
}

/** A phone that reloads or changes its cell is not announced as gone. */
const GRACE = 2_500;

/** `changed` is called when somebody is newly here or newly gone. */
export function createPresence(changed: (code: string) => void, grace = GRACE): Presence {
  const devices = new Map<string, Set<symbol>>();
  const seatKey = (code: string, faction: FactionId) => `${code}/${faction}`;

  const leave = (code: string, key: string, device: symbol) => {
    const here = devices.get(key);
    if (here?.delete(device) !== true || here.size > 0) return;
    devices.delete(key);
    changed(code);
  };

  return {
    isHere: (code, faction) => devices.has(seatKey(code, faction)),
    arrive(code, faction) {
      const key = seatKey(code, faction);
      const device = Symbol(key);
      const here = devices.get(key);
      devices.set(key, (here ?? new Set<symbol>()).add(device));
      if (here === undefined) changed(code);
      return () => {
        setTimeout(() => {
          leave(code, key, device);
        }, grace).unref();
      };
    },
    forget(code, faction) {
      if (devices.delete(seatKey(code, faction))) changed(code);
    },
  };
}
