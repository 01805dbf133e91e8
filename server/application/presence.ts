import type { FactionId } from '#engine';

/** The seats with a connected device. The record is in memory only, because devices reconnect after a restart. */
export interface Presence {
  /** Whether a device of this seat is connected, or has left only a moment ago. */
  isHere(code: string, faction: FactionId): boolean;
  /** Notes that a device of this seat has connected. The caller calls the returned function once when it leaves. */
  arrive(code: string, faction: FactionId): () => void;
  /** The seat is free, so its devices no longer count. */
  forget(code: string, faction: FactionId): void;
}

/**
 * How long a phone may be disconnected before it counts as gone (ms). A reload or a change of radio cell is shorter.
 */
const GRACE = 2_500;

/** Creates the memory of seats. It calls `changed` when a seat arrives or leaves. */
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
