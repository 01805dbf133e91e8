'use client';
import { useEffect, useState } from 'react';
import type { Chronicle } from '#client';
import { useApiClient } from '#app/_connection/api-client.tsx';

/** How long to wait before a chronicle that failed to load is requested again (ms). */
const AGAIN_MS = 3000;

/**
 * The chronicle of a finished game; `null` until it has loaded. `code` is the code of the table, for pages without a
 * seat.
 */
export function useChronicle(code: string | null): Chronicle | null {
  const client = useApiClient();
  const [chronicle, setChronicle] = useState<Chronicle | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const ask = async () => {
      const answer = await client.game.chronicle.query(code === null ? {} : { code }).catch(() => null);
      if (isGone) return;
      const found = answer?.chronicle ?? null;
      // The answer is plain JSON. Only the brands of its numbers are missing in the client's types.
      if (found !== null) setChronicle(found as Chronicle);
      else timer = setTimeout(() => void ask(), AGAIN_MS);
    };
    void ask();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [client, code]);
  return chronicle;
}
