/**
 * Socket.IO with no program behind it: whatever a table's devices were told to hear, each hears again, one version
 * later, whenever one of them asks. Run as a process of its own, like the server it is compared with.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';

interface Device {
  readonly socket: Socket;
  readonly payload: object;
}

const tables = new Map<string, Device[]>();
const http = createServer();
const io = new Server(http, { serveClient: false });
let version = 0;

io.on('connection', (socket) => {
  const { table } = socket.handshake.auth as { readonly table: string };
  const devices = tables.get(table) ?? [];
  tables.set(table, devices);
  socket.on('hear', (payload: object, ready: () => void) => {
    devices.push({ socket, payload });
    ready();
  });
  socket.on('change', () => {
    version += 1;
    for (const device of devices) device.socket.emit('frame', { ...device.payload, version });
  });
});

http.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(http.address() as AddressInfo).port}`);
});
