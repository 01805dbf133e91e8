/** Devices that follow only the necessary parts of the protocol: they send any text, and read only on request. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';

const LIVE = '/api/live/?EIO=4';
const SEPARATOR = '\u001E';

/** A WebSocket made by hand. */
export interface RawSocket {
  /** Sends one message of the protocol beneath Socket.IO, such as `40{"code":"KR7M"}`. */
  send(...messages: readonly string[]): void;
  sendBinary(bytes: Buffer): void;
  /** Stops reading, so that the server must buffer its messages. */
  stopReading(): void;
  /** The text that was read so far. */
  read(): string;
  isClosed(): boolean;
  close(): void;
}

export async function rawSocket(url: string, headers = '', path = `${LIVE}&transport=websocket`): Promise<RawSocket> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  // The server may close the socket at any moment.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  let [text, isClosed] = ['', false];
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  socket.on('close', () => (isClosed = true));
  const key = randomBytes(16).toString('base64');
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n${headers}\r\n`,
  );
  if (!isClosed) await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  const write = (bytes: Buffer) => {
    if (socket.writable) socket.write(bytes);
  };
  return {
    send(...messages) {
      write(Buffer.concat(messages.map((message) => framed(1, Buffer.from(message)))));
    },
    sendBinary(bytes) {
      write(framed(2, bytes));
    },
    stopReading() {
      socket.pause();
    },
    read: () => text,
    isClosed: () => isClosed,
    close() {
      socket.destroy();
    },
  };
}

/** Returns one masked WebSocket frame. The mask is all zeros. */
function framed(opcode: number, payload: Buffer): Buffer {
  const { length } = payload;
  const size =
    length < 126
      ? Buffer.from([0x80 | length])
      : length < 65_536
        ? Buffer.from([0x80 | 126, length >> 8, length & 255])
        : Buffer.from([0x80 | 127, 0, 0, 0, 0, length >>> 24, (length >> 16) & 255, (length >> 8) & 255, length & 255]);
  return Buffer.concat([Buffer.from([0x80 | opcode]), size, Buffer.alloc(4), payload]);
}

/** A device that polls. */
export interface Polling {
  readonly path: string;
  /** Sends several packets in one request; resolves with its status. */
  send(...packets: readonly string[]): Promise<number>;
  /** Sends another request of this device; resolves with its status. */
  ask(method: string, transport: string): Promise<number>;
  /** Reads the new packets, or returns `null` if the server no longer knows this device. */
  poll(): Promise<string | null>;
}

export async function polling(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Polling> {
  const base = `${url}${LIVE}&transport=polling`;
  const answer = await fetch(base, { headers });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(text);
  const { sid } = JSON.parse(text.slice(1)) as { readonly sid: string };
  const own = `${base}&sid=${sid}`;
  return {
    path: `${LIVE}&transport=websocket&sid=${sid}`,
    async send(...packets) {
      const { status } = await fetch(own, { method: 'POST', body: packets.join(SEPARATOR), headers });
      return status;
    },
    async ask(method, transport) {
      const path = own.replace('transport=polling', `transport=${transport}`);
      const { status } = await fetch(path, { method, headers, signal: AbortSignal.timeout(5_000) });
      return status;
    },
    async poll() {
      const { status, text: body } = await fetch(own, { headers }).then(async (read) => ({
        status: read.status,
        text: await read.text(),
      }));
      return status === 200 ? body : null;
    },
  };
}
