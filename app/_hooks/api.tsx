'use client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createTRPCClient, httpLink, TRPCClientError } from '@trpc/client';
import { createTRPCContext } from '@trpc/tanstack-react-query';
import { useState, type ReactNode } from 'react';
import type { AppRouter } from '../../server/trpc/root.ts';

const { TRPCProvider, useTRPC, useTRPCClient } = createTRPCContext<AppRouter>();
export { useTRPC, useTRPCClient };

interface ApiProviderProps {
  /** A seat's or the moderator's token; `null` for what anybody may ask. Give another `key` with another token. */
  readonly token: string | null;
  readonly children: ReactNode;
}

/** Lets the components below ask the server, in the name of one credential. */
export function ApiProvider({ token, children }: ApiProviderProps) {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } }));
  const [trpcClient] = useState(() =>
    createTRPCClient<AppRouter>({
      links: [httpLink({ url: '/api/trpc', headers: token === null ? {} : { authorization: `Bearer ${token}` } })],
    }),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <TRPCProvider trpcClient={trpcClient} queryClient={queryClient}>
        {children}
      </TRPCProvider>
    </QueryClientProvider>
  );
}

/** The server's word for what was wrong with a request; `null` when the server did not answer at all. */
export function troubleCode(error: unknown): string | null {
  if (!(error instanceof TRPCClientError)) return null;
  const data: unknown = error.data;
  return typeof data === 'object' && data !== null && 'code' in data ? String(data.code) : null;
}
