/**
 * Thousands of malformed inputs. None breaks the server, none causes an internal error, and no answer contains
 * internals. Another file tests malformed packets.
 */
import { Agent } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RateLimit, RateLimits } from '../../server/application/rate-limits.ts';
import { ask } from '../support/raw-http.ts';
import { strangeInputs } from '../support/runs.ts';
import { listening, seatedTable, startServer, tokenOf, type LiveListener, type TestServer } from '../support/server.ts';
import {
  PROCEDURE_PATHS,
  strangeCall,
  strangeHttp,
  strangeSocketCall,
  type Known,
  type StrangeRequest,
} from '../support/malformed-requests.ts';

const AT_ONCE = 32;
const CLOSED = 0;
/** Tokens are short-lived here, because the inputs include commands that give seats away. */
const INPUTS_A_TABLE = 100;

const UNLIMITED: RateLimit = {
  wait: () => 0,
  spend: () => undefined,
  refund: () => undefined,
  isUntouched: () => true,
};
const limits = new Proxy({} as RateLimits, { get: () => UNLIMITED });

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
const reported: unknown[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startServer(undefined, { limits, report: (error) => reported.push(error) });
});
afterAll(async () => {
  agent.destroy();
  await server.close();
});

async function knownAt(url: string): Promise<Known> {
  const table = await seatedTable(url);
  return {
    texts: [table.code, ...Object.values(table.tokens)],
    tokens: [tokenOf(table, 'atreides'), tokenOf(table, 'harkonnen'), table.moderatorToken, table.moderatorToken],
  };
}

/** Sends all inputs, many at once. Fails with the number of the first input that broke something. */
async function askAll(
  count: number,
  seed: number,
  make: (input: number) => Promise<StrangeRequest>,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const input = seed + next++;
      const strange = await make(input);
      const { status, text } = await ask(server.url, strange.path, { ...strange, agent }).catch(asClosed);
      const told = `input ${input}: ${strange.method} ${strange.path.slice(0, 300)} ${strange.body?.slice(0, 500) ?? ''}`;
      if (status >= 500 || TELLS.test(text)) throw new Error(`${status} ${text.slice(0, 300)} for ${told}`);
      if (reported.length > 0) throw new Error(`Reported at ${told}`, { cause: reported[0] });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return statuses;
}

/** Counts a closed connection as a refusal. A client that is refused while it still sends may receive no reason. */
function asClosed(error: unknown): { readonly status: number; readonly text: string } {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== 'ECONNRESET' && code !== 'EPIPE') throw error;
  return { status: CLOSED, text: '' };
}

/** Text of a stack trace, or of a path on the laptop. */
const TELLS = /\n\s+at |node_modules|\.ts:\d|SQLITE|Error:/;

const CALLS = strangeInputs(7_000);
const REQUESTS = strangeInputs(3_000);
const SOCKET_CALLS = strangeInputs(1_000);
/** The number of calls that one connection may send at once. */
const CALLS_OF_A_SOCKET = 50;
/** The longest time of one input on a busy machine (ms). */
const PATIENCE = 20;

it('every procedure withstands any input', { timeout: CALLS.count * PATIENCE }, async () => {
  const { count, seed } = CALLS;
  const tables = new Map<number, Promise<Known>>();
  const statuses = await askAll(count, seed, async (input) => {
    const at = Math.floor((input - seed) / INPUTS_A_TABLE);
    if (!tables.has(at)) tables.set(at, knownAt(server.url));
    return strangeCall(input, (await tables.get(at)) ?? { texts: [], tokens: [] });
  });
  // Some inputs pass the first check.
  expect(statuses.get(200)).toBeGreaterThan(count / 20);
  expect(statuses.get(400)).toBeGreaterThan(count / 20);
  expect(PROCEDURE_PATHS.length).toBeGreaterThan(20);
});

it('every procedure withstands any input over the socket', { timeout: CALLS.count * PATIENCE }, async () => {
  const { count, seed } = SOCKET_CALLS;
  let [answered, refused] = [0, 0];
  let at: { readonly known: Known; readonly ear: LiveListener } | null = null;
  for (let input = seed; input < seed + count; input += 1) {
    const { known, ear } = (at ??= await knownBySocket());
    const { path, input: sent } = strangeSocketCall(input, known);
    const text = await said(ear, { path, as: SPEAKERS[input % SPEAKERS.length], input: sent });
    if (/"httpStatus":5/.test(text) || TELLS.test(text)) throw new Error(`${text.slice(0, 300)} for input ${input}`);
    if (reported.length > 0) throw new Error(`Reported at input ${input}`, { cause: reported[0] });
    if (text.includes('"result"')) answered += 1;
    else refused += 1;
    // Another device may have the seat, or the packet was too long. A connection may send this number at once.
    if (ear.socket.connected && (input - seed + 1) % CALLS_OF_A_SOCKET > 0) continue;
    ear.socket.disconnect();
    at = null;
  }
  expect(answered).toBeGreaterThan(count / 40);
  expect(refused).toBeGreaterThan(count / 20);
});

async function knownBySocket(): Promise<{ readonly known: Known; readonly ear: LiveListener }> {
  const { code, tokens, moderatorToken } = await seatedTable(server.url);
  const [token, also] = [tokens.atreides, [tokens.harkonnen, moderatorToken]];
  const ear = await listening(server.url, { token, also });
  return { known: { texts: [code, ...Object.values(tokens)], tokens: [] }, ear };
}

const SPEAKERS = ['atreides', 'harkonnen', 'moderator', 'atreides', null, 'guild'];
const said = async ({ socket }: LiveListener, call: object): Promise<string> =>
  JSON.stringify(
    await socket
      .timeout(10_000)
      .emitWithAck('call', call)
      .catch(() => 'closed'),
  );

it('every other endpoint withstands any input', { timeout: REQUESTS.count * PATIENCE }, async () => {
  const { count, seed } = REQUESTS;
  const statuses = await askAll(count, seed, (input) => Promise.resolve(strangeHttp(input)));
  expect(statuses.get(CLOSED) ?? 0).toBeLessThan(count / 20);
  expect(statuses.get(405)).toBeGreaterThan(count / 20);
});

it('the table still works for its players afterwards', async () => {
  expect((await seatedTable(server.url)).code).toMatch(/^[A-Z0-9]+$/);
});
