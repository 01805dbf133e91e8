/** A network between devices and a server with a delay in each direction. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface SlowLine {
  /** The port at which devices connect. */
  readonly url: string;
  /** Forwards bytes to the server on this port. */
  leadTo(port: number): void;
  close(): Promise<void>;
}

/** @param delay the delay of each byte, and of opening a connection (ms) */
export async function slowLine(delay: number): Promise<SlowLine> {
  const open = new Set<Socket>();
  let target = 0;
  const later = (does: () => void) => setTimeout(does, delay).unref();

  const pass = (from: Socket, to: Socket) => {
    from.on('data', (bytes: Buffer) => {
      later(() => {
        if (to.writable) to.write(bytes);
      });
    });
    from.on('close', () => later(() => to.destroy()));
    from.on('error', () => undefined);
    open.add(from);
  };
  const line = createServer((device) => {
    const server = connect(target, '127.0.0.1');
    pass(device, server);
    pass(server, device);
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    leadTo: (port) => {
      target = port;
    },
    async close() {
      for (const socket of open) socket.destroy();
      line.close();
      await once(line, 'close');
    },
  };
}
