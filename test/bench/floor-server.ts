/**
 * Socket.IO without our server: when a device asks, every device of its table receives its message again, with the next
 * version. It is a separate process, like the server that it is compared with. With `BENCH_FLOOR=durable` it first
 * writes as much as a command writes, durably.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Database from 'libsql';
import { Server, type Socket } from 'socket.io';
import { temporaryFolder } from './processes.ts';

interface Device {
  readonly socket: Socket;
  readonly payload: object;
}

const tables = new Map<string, Device[]>();
const http = createServer();
const io = new Server(http, { serveClient: false });
let version = 0;

const write = process.env['BENCH_FLOOR'] === 'durable' ? durableWrite() : () => undefined;

/** Returns a function that durably writes about as many bytes as a command's event and its receipt. */
function durableWrite(): () => void {
  const db = new Database(join(temporaryFolder(), 'floor.db'));
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE log (body TEXT)');
  const insert = db.prepare('INSERT INTO log VALUES (?)');
  const body = 'x'.repeat(300);
  return () => {
    insert.run(body);
  };
}

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ bytes: process.memoryUsage().rss, cpuSeconds: (user + system) / 1e6 });
});

io.on('connection', (socket) => {
  const { table } = socket.handshake.auth as { readonly table: string };
  const devices = tables.get(table) ?? [];
  tables.set(table, devices);
  socket.on('hear', (payload: object, ready: () => void) => {
    devices.push({ socket, payload });
    ready();
  });
  socket.on('change', () => {
    write();
    version += 1;
    for (const device of devices) device.socket.emit('frame', { ...device.payload, version });
  });
});

http.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(http.address() as AddressInfo).port}`);
});
