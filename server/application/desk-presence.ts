/**
 * How long a desk may be disconnected before it counts as away (ms). A page may reload, or a laptop may close and open.
 */
const DESK_GRACE = 15_000;

/**
 * The desks with a connected device, and the moment when the server last heard from each other desk. The record is in
 * memory only. After a restart every desk counts as just heard.
 */
export interface DeskPresence {
  /**
   * Notes that a device of the desk has connected. The caller calls the returned function once when the device leaves.
   */
  arrive(code: string): () => void;
  /** Notes that the holder of the desk has just sent something, over a socket or not. */
  heard(code: string): void;
  /** The desk has a new holder. Devices of the former holder no longer count. */
  forget(code: string): void;
  /**
   * The time from which the desk counts as away (server time, ms; it may be in the future); `null` while one of its
   * devices is connected.
   */
  awayAt(code: string): number | null;
}

/** Creates the memory of desks. It calls `changed` when a desk arrives or leaves. */
export function createDeskPresence(now: () => number, changed: (code: string) => void): DeskPresence {
  /** Devices can come only from then on, because server time is not settled earlier. */
  let firstAsked: number | null = null;
  const devices = new Map<string, Set<symbol>>();
  const lastHeard = new Map<string, number>();

  const leave = (code: string, device: symbol) => {
    const here = devices.get(code);
    if (here?.delete(device) !== true || here.size > 0) return;
    devices.delete(code);
    lastHeard.set(code, now());
    changed(code);
  };

  return {
    arrive(code) {
      const device = Symbol(code);
      const here = devices.get(code);
      devices.set(code, (here ?? new Set<symbol>()).add(device));
      if (here === undefined) changed(code);
      return () => {
        leave(code, device);
      };
    },
    heard(code) {
      lastHeard.set(code, now());
    },
    forget(code) {
      devices.delete(code);
      lastHeard.set(code, now());
    },
    awayAt: (code) => (devices.has(code) ? null : (lastHeard.get(code) ?? (firstAsked ??= now())) + DESK_GRACE),
  };
}
