'use client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createTRPCContext } from '@trpc/tanstack-react-query';
import { useState, type ReactNode } from 'react';
import type { AppRouter } from '../../server/trpc/root.ts';
import { ApiClientProvider, useApiClient } from './api-client.tsx';

const { TRPCProvider, useTRPC } = createTRPCContext<AppRouter>();
export { useTRPC };
export { troubleCode } from './api-client.tsx';

interface ApiProviderProps {
  /**
   * A seat's or the moderator's token; `null` for public queries. A component with another token needs another `key`.
   */
  readonly token: string | null;
  readonly children: ReactNode;
}

/** Lets the components below query the server with one credential, and caches the answers. */
export const ApiProvider = ({ token, children }: ApiProviderProps) => (
  <ApiClientProvider token={token}>
    <Queries>{children}</Queries>
  </ApiClientProvider>
);

function Queries({ children }: { readonly children: ReactNode }) {
  const trpcClient = useApiClient();
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } }));
  return (
    <QueryClientProvider client={queryClient}>
      <TRPCProvider trpcClient={trpcClient} queryClient={queryClient}>
        {children}
      </TRPCProvider>
    </QueryClientProvider>
  );
}
