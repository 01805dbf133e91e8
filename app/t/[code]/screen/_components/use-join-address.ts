'use client';

import { useEffect, useState } from 'react';
import { retryAfter, troubleCode, useApiClient } from '#app/_connection/api-client.tsx';

/** How long to wait before the server is asked again if it gave no answer (ms). */
const AGAIN_MS = 2000;

export interface JoinAddress {
  readonly addresses: readonly string[];
  /** The address in the QR code; `null` until the server has sent it. */
  readonly address: string | null;
  readonly joinUrl: string | null;
  readonly choose: (address: string) => void;
}

/**
 * Returns the address in the QR code. An address that was chosen here comes first. Next comes the address that opened
 * this screen, because it works from at least one device. Otherwise the likeliest address is used.
 */
export function useJoinAddress(code: string): JoinAddress {
  const [chosen, choose] = useState<string | null>(null);
  const addresses = useAddresses(code);
  const address = chosen ?? ownAddress(addresses) ?? addresses[0] ?? null;
  const joinUrl = address === null ? null : `${address}/t/${encodeURIComponent(code)}`;
  return { addresses, address, joinUrl, choose };
}

/** Returns the addresses. Returns none before the server has sent the addresses. */
function useAddresses(code: string): readonly string[] {
  const client = useApiClient();
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  useEffect(() => {
    const left = new AbortController();
    let again: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      client.tables.addresses.query({ code }, { signal: left.signal }).then(
        (told) => {
          setAddresses(told.addresses);
        },
        (error: unknown) => {
          const wait = troubleCode(error) === null ? AGAIN_MS : retryAfter(error);
          if (wait !== null && !left.signal.aborted) again = setTimeout(ask, wait);
        },
      );
    };
    ask();
    return () => {
      left.abort();
      clearTimeout(again);
    };
  }, [client, code]);
  return addresses;
}

const ownAddress = (addresses: readonly string[]): string | undefined =>
  typeof window === 'undefined' ? undefined : addresses.find((address) => address === window.location.origin);
