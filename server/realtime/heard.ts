/**
 * Whether a device still answers. When a phone loses its network, no connection closes; only the next pong is missing.
 * The socket stays open for longer, because a slow network may still deliver the answer.
 */
/** How often the server pings, and how long it waits for the pong before it closes the connection (ms). */
export const PING = { pingInterval: 3_000, pingTimeout: 20_000 };

/**
 * A device that has not answered a ping for this long counts as gone (ms): with both graces 8 s after it lost its
 * network.
 */
const PATIENCE = 2_500;

/** The longest wait for a slow connection (ms). */
const MAX_PATIENCE = 15_000;

interface Emitter {
  on(event: string, listener: (packet: { readonly type: string }) => void): unknown;
}

/** The socket of a device, and the connection that carries the socket. */
interface Device extends Emitter {
  readonly conn: Emitter;
}

/**
 * Calls `arrive` now. Calls the function that `arrive` returned when the device stops answering or leaves. Calls
 * `arrive` again when the device answers again. A slow connection gets twice the time of its last answer.
 */
export function whileHeard(device: Device, arrive: () => () => void): void {
  let leave: (() => void) | null = arrive();
  let patience = PATIENCE;
  let pinged: number | null = null;
  let timer: NodeJS.Timeout | undefined;

  const fallSilent = () => {
    leave?.();
    leave = null;
  };
  device.conn.on('packetCreate', ({ type }) => {
    if (type !== 'ping') return;
    pinged = performance.now();
    timer = setTimeout(fallSilent, patience).unref();
  });
  device.conn.on('packet', () => {
    if (pinged !== null) patience = Math.min(MAX_PATIENCE, Math.max(PATIENCE, 2 * (performance.now() - pinged)));
    pinged = null;
    clearTimeout(timer);
    leave ??= arrive();
  });
  device.on('disconnect', () => {
    clearTimeout(timer);
    fallSilent();
    leave = NOTHING_TO_LEAVE;
  });
}

const NOTHING_TO_LEAVE = () => undefined;
