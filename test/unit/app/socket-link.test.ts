import { createTRPCClient, TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { describe, expect, test } from 'vitest';
import { linkBySocket, type CallLine, type Said } from '#app/_connection/socket-link.ts';
import { failureOf } from '#app/_connection/failure-of.ts';
import { troubleCode } from '#app/_connection/api-client.tsx';
import type { AppRouter } from '../../../server/trpc/root.ts';

/** A page with a connection that gives these answers. The test can read the calls over the socket and over HTTP. */
function page(line: Partial<CallLine> & { readonly answer?: () => Promise<Said> }) {
  const ways: string[] = [];
  const byHttp: TRPCLink<AppRouter> =
    () =>
    ({ op }) =>
      observable((observer) => {
        ways.push(`http ${op.path}`);
        observer.next({ result: { type: 'data', data: 'by http' } });
        observer.complete();
      });
  const bySocket = linkBySocket({
    isUp: line.isUp ?? (() => true),
    call: (path) => {
      ways.push(`socket ${path}`);
      return line.answer?.() ?? Promise.resolve({ result: { data: 'by socket' } });
    },
  });
  return { ways, client: createTRPCClient<AppRouter>({ links: [bySocket, byHttp] }) };
}

const raise = { id: 'command-1', command: { type: 'RaiseHand' } } as const;
const lost = () => Promise.reject(new Error('socket has been disconnected'));

describe('a call of the page', () => {
  test('uses the socket while it is connected, and HTTP while it is not', async () => {
    let isUp = true;
    const { client, ways } = page({ isUp: () => isUp });
    expect(await client.game.act.mutate(raise)).toBe('by socket');
    isUp = false;
    expect(await client.game.act.mutate(raise)).toBe('by http');
    expect(ways).toEqual(['socket game.act', 'http game.act']);
  });

  test.each([
    ['the first load', 'game.view', {}],
    ['leaving a seat', 'seats.leave', {}],
    ['a table’s file', 'tables.exportTable', { passphrase: 'long enough' }],
    ['what is longer than a packet', 'game.log', { before: 1, limit: 1, more: 'x'.repeat(20_000) }],
  ])('uses only HTTP: %s', async (_, path, input) => {
    const { client, ways } = page({});
    const [router = '', procedure = ''] = path.split('.');
    const routers = client as unknown as Record<string, Record<string, { query(input: object): Promise<unknown> }>>;
    await routers[router]?.[procedure]?.query(input);
    expect(ways).toEqual([`http ${path}`]);
  });

  test('that only reads is repeated over HTTP if the socket closes', async () => {
    const { client, ways } = page({ answer: lost });
    expect(await client.game.log.query({ limit: 1 })).toBe('by http');
    expect(ways).toEqual(['socket game.log', 'http game.log']);
  });

  test('that changes something is sent once, and its caller learns if no answer came', async () => {
    const { client, ways } = page({ answer: lost });
    const error: unknown = await client.game.act.mutate(raise).catch((cause: unknown) => cause);
    expect(failureOf(troubleCode(error))).toBe('no-answer');
    expect(ways).toEqual(['socket game.act']);
  });

  test('that is refused returns the reason in the contract', async () => {
    const data = { code: 'TOO_MANY_REQUESTS', httpStatus: 429, retryAfter: 3, reason: null };
    const error = { message: 'That was tried too often. Wait a moment.', code: -32029, data };
    const { client } = page({ answer: () => Promise.resolve({ error }) });
    const refused: unknown = await client.game.act.mutate(raise).catch((cause: unknown) => cause);
    expect(refused).toBeInstanceOf(TRPCClientError);
    expect(refused).toMatchObject({ message: error.message, data });
  });
});
