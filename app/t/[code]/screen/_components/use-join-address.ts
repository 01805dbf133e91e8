'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '#app/_connection/api.tsx';

export interface JoinAddress {
  readonly addresses: readonly string[];
  /** The one in the QR code; `null` until the server has said where phones reach it. */
  readonly address: string | null;
  readonly joinUrl: string | null;
  readonly choose: (address: string) => void;
}

/**
 * Where the QR code leads. Of several addresses: the one chosen here; else the one this very screen was opened with,
 * since that one works from at least one device; else the likeliest.
 */
export function useJoinAddress(code: string): JoinAddress {
  const trpc = useTRPC();
  const [chosen, choose] = useState<string | null>(null);
  const { data } = useQuery(trpc.tables.addresses.queryOptions({ code }));
  const addresses = data?.addresses ?? [];
  const address = chosen ?? ownAddress(addresses) ?? addresses[0] ?? null;
  const joinUrl = address === null ? null : `${address}/t/${encodeURIComponent(code)}`;
  return { addresses, address, joinUrl, choose };
}

const ownAddress = (addresses: readonly string[]): string | undefined =>
  typeof window === 'undefined' ? undefined : addresses.find((address) => address === window.location.origin);
