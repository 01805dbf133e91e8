/** So long a desk that is not connected is not away yet: a page reloads, a lid is closed and opened again (ms). */
const DESK_GRACE = 15_000;

/**
 * Which desks have a device that is connected right now, and when the others were last heard of. Lives in memory: after
 * a restart every desk is taken for just heard of.
 */
export interface DeskPresence {
  /** A device that holds the desk has connected. Call what it returns once when it has gone. */
  arrive(code: string): () => void;
  /** Whoever holds the desk has just said something, connected or not. */
  heard(code: string): void;
  /** The desk has another holder: devices of the last one do not count any more. */
  forget(code: string): void;
  /** From when on the desk counts as away (server time, ms; it may lie ahead); `null` while a device of it is connected. */
  awayAt(code: string): number | null;
}

/** `changed` is called when a desk is newly here or has just gone. */
export function createDeskPresence(now: () => number, changed: (code: string) => void): DeskPresence {
  /** Only then devices may come; until then server time may still find its place. */
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
