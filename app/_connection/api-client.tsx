'use client';
import { createTRPCClient, httpLink, TRPCClientError, type TRPCClient } from '@trpc/client';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { must } from '#client';
import type { AppRouter } from '../../server/trpc/root.ts';
import { linkBySocket, type CallLine } from './socket-link.ts';

export type ApiClient = TRPCClient<AppRouter>;

const ApiContext = createContext<ApiClient | null>(null);

interface ApiClientProviderProps {
  /**
   * A seat's or the moderator's token; `null` for public queries. A component with another token needs another `key`.
   */
  readonly token: string | null;
  readonly children: ReactNode;
}

/**
 * Lets the components below query the server with one credential. Most pages need no more, because their view arrives
 * by itself. Pages with repeated queries use `ApiProvider`.
 */
export function ApiClientProvider({ token, children }: ApiClientProviderProps) {
  const [client] = useState(() => createTRPCClient<AppRouter>({ links: [linkByHttp(token)] }));
  return <ApiContext value={client}>{children}</ApiContext>;
}

interface LiveApiClientProviderProps extends ApiClientProviderProps {
  /** The connection of the page. It stays the same while mounted. */
  readonly line: CallLine;
}

/** Provides the API over the page's socket while the socket is connected. */
export function LiveApiClientProvider({ token, line, children }: LiveApiClientProviderProps) {
  const [client] = useState(() => createTRPCClient<AppRouter>({ links: [linkBySocket(line), linkByHttp(token)] }));
  return <ApiContext value={client}>{children}</ApiContext>;
}

const linkByHttp = (token: string | null) =>
  httpLink<AppRouter>({
    url: '/api/trpc',
    headers: ({ op: { context } }) => ({
      ...(token !== null && { authorization: `${SCHEME} ${token}` }),
      ...(typeof context[HOST_KEY] === 'string' && { 'mentat-host-key': context[HOST_KEY] }),
    }),
  });

/** The scheme of the authorization header. */
const SCHEME = 'Bearer';

const HOST_KEY = 'hostKey';

/** Adds to one request the typed key of the machine that runs Mentat. It contains only letters and digits. */
export function withHostKey(typed: string) {
  const key = typed.replace(/[^a-z0-9]/gi, '');
  return { context: key === '' ? {} : { [HOST_KEY]: key } };
}

export const useApiClient = (): ApiClient => must(useContext(ApiContext), 'ApiClientProvider');

/** Returns the server's error code; `null` if the server did not answer. */
export function troubleCode(error: unknown): string | null {
  const data = troubleData(error);
  if (data === null || !('code' in data)) return null;
  // A storage fault says more than the general code.
  return 'reason' in data && typeof data.reason === 'string' ? data.reason : String(data.code);
}

/** Returns how long the server wants no request (ms), if the server said so. */
export function retryAfter(error: unknown): number | null {
  const data = troubleData(error);
  return data !== null && 'retryAfter' in data && typeof data.retryAfter === 'number' ? data.retryAfter * 1000 : null;
}

function troubleData(error: unknown): object | null {
  const data: unknown = error instanceof TRPCClientError ? error.data : null;
  return typeof data === 'object' ? data : null;
}
