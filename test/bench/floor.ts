import { io } from 'socket.io-client';
import { createFrameListener } from './frame-listener.ts';
import type { LoadTable } from './load.ts';
import { startServer, type ServerProcess } from './processes.ts';

export const startFloor = (env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> =>
  startServer({ args: ['--import', 'tsx', 'test/bench/floor-server.ts'], env, talks: true });

export interface FloorTable extends LoadTable {
  /** The number of characters in the message to each of its devices. */
  readonly messages: readonly number[];
}

/**
 * Opens a table at the minimal server with one device for each payload. The device receives its payload on every
 * change.
 */
export async function floorTable(origin: string, table: string, payloads: readonly object[]): Promise<FloorTable> {
  const hearing = createFrameListener(payloads.length);
  const sockets = payloads.map(() => io(origin, { auth: { table }, transports: ['websocket'], forceNew: true }));
  await Promise.all(sockets.map((socket, device) => socket.emitWithAck('hear', payloads[device])));
  sockets.forEach((socket, device) => {
    socket.on('frame', () => {
      hearing.heard(device);
    });
  });
  let changes = 0;
  return {
    messages: payloads.map((payload) => JSON.stringify(payload).length),
    async change() {
      const everybody = hearing.everybody();
      sockets[changes++ % sockets.length]?.emit('change');
      await everybody;
    },
    close() {
      for (const socket of sockets) socket.disconnect();
    },
  };
}
