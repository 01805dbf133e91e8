'use client';
import { useEffect, useState } from 'react';

/**
 * A one-time secret in the fragment of a link (`#name=…`), which no server sees. The page removes the secret from the
 * address bar at once, so that neither the history nor an onlooker keeps it.
 */
export function useFragmentSecret(name: 'invite' | 'seat'): {
  readonly secret: string | null;
  readonly spend: () => void;
} {
  const [secret, setSecret] = useState<string | null>(null);
  useEffect(() => {
    const read = () => {
      const found = new RegExp(`^#${name}=([\\w.-]+)$`).exec(location.hash)?.[1];
      if (found === undefined) return;
      history.replaceState(history.state, '', location.pathname);
      setSecret(found);
    };
    read();
    // A second code may be scanned into a page that is open already.
    window.addEventListener('hashchange', read);
    return () => {
      window.removeEventListener('hashchange', read);
    };
  }, [name]);
  return {
    secret,
    spend: () => {
      setSecret(null);
    },
  };
}
