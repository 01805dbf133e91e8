/** Requests that no browser and no library would send. */
import { request, type Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface RawRequest {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
  /** Keeps connections open. Without an agent, each request has a connection of its own. */
  readonly agent?: Agent;
}

/** Sends a request with any headers, also `Host` and `Origin`. */
export function ask(
  url: string,
  path: string,
  { method = 'GET', headers = {}, body, agent }: RawRequest = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: agent ?? false }, (res) => {
      let text = '';
      res.on('data', (chunk) => (text += String(chunk)));
      res.on('end', () => {
        resolve({ status: res.statusCode ?? 0, headers: res.headers, text });
      });
    });
    sent.on('error', reject);
    sent.on('upgrade', (_res, socket) => {
      socket.destroy();
      resolve({ status: 101, headers: {}, text: '' });
    });
    sent.end(body);
  });
}

/** Sends these bytes. Returns all bytes that arrive until the server ends the connection. */
export function tell(url: string, bytes: string): Promise<string> {
  const socket = open(url);
  let heard = '';
  socket.on('data', (chunk) => (heard += String(chunk)));
  socket.write(bytes);
  return new Promise((resolve) => {
    socket.on('close', () => {
      resolve(heard);
    });
  });
}

/** Opens a connection that sends nothing by itself. */
export function open(url: string): Socket {
  const { hostname, port } = new URL(url);
  return connect({ host: hostname, port: Number(port) }).on('error', () => undefined);
}
